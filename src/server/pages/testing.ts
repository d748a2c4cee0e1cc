import type { Language } from '../../core/shared/languages';
import { readBuildFiles } from './build-files';
import { Builds, type PageBuild } from './builds';
import type { Renderer } from './rendering';

/** Builds read from a test's folder, each language with its renderer. */
export function testBuilds(webRoot: string, renderers: Partial<Record<Language, Renderer>>): Builds {
  const load = (language: Language): PageBuild | undefined => {
    const files = readBuildFiles(webRoot, language);
    const renderer = renderers[language];
    return files && renderer && { files, renderer };
  };
  const english = load('en');
  if (!english) throw new Error('The English build needs chunks.json and a renderer.');
  return new Builds(english, async (language) => load(language));
}
