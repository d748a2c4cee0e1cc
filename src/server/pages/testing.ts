import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The files of a build with the screen of jobs. */
export function writeTestBuild(webRoot: string, early: string): void {
  const chunks = {
    'early-presses': ['/assets/early.js'],
    index: ['/assets/index.css', '/assets/index.js'],
    'jobs-screen': ['/assets/jobs.css', '/assets/jobs.js'],
    wide: ['/assets/wide.css', '/assets/wide.js'],
  };
  const files = {
    'chunks.json': JSON.stringify({ chunks, fonts: ['/assets/anek-latin.woff2'] }),
    'favicon.ico': '',
    'assets/index.css': 'main{color:red}',
    'assets/jobs.css': 'h1{color:blue}',
    'assets/wide.css': 'aside{color:lime}',
    'assets/early.js': early,
  };
  mkdirSync(join(webRoot, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(webRoot, name), text);
}
