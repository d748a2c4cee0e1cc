import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../core/shared/languages';
import { type BuildFiles, readBuildFiles } from './build-files';
import type { Renderer } from './rendering';

/** The web build in one language: what renders its pages, and the files they name. */
export interface PageBuild {
  readonly renderer: Renderer;
  readonly files: BuildFiles;
}

/** The build of each language. A translation is loaded with the first page that needs it; without one, pages are English. */
export class Builds {
  readonly english: PageBuild;
  readonly #load: (language: Language) => Promise<PageBuild | undefined>;
  readonly #loaded = new Map<Language, Promise<PageBuild | undefined>>();

  constructor(english: PageBuild, load: (language: Language) => Promise<PageBuild | undefined>) {
    this.english = english;
    this.#load = load;
  }

  async in(language: Language): Promise<PageBuild> {
    if (language === 'en') return this.english;
    const loading = this.#loaded.get(language) ?? this.#load(language);
    this.#loaded.set(language, loading);
    return (await loading) ?? this.english;
  }

  /** All languages, for requests without a language. */
  all(): Promise<readonly PageBuild[]> {
    return Promise.all(LANGUAGES.map((language) => this.in(language)));
  }
}

/** The builds below `dist`; nothing before the first build. */
export async function readBuilds(dist: string): Promise<Builds | undefined> {
  const load = async (language: Language): Promise<PageBuild | undefined> => {
    const renderFile = join(dist, language === 'en' ? 'render' : `render-${language}`, 'render.js');
    const files = readBuildFiles(join(dist, 'web'), language);
    if (!files || !existsSync(renderFile)) return undefined;
    return { renderer: (await import(pathToFileURL(renderFile).href)) as Renderer, files };
  };
  const english = await load('en');
  return english && new Builds(english, load);
}
