import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

interface Stats {
  readonly namedChunkGroups?: Readonly<
    Record<string, { readonly assets?: readonly { readonly name: string }[] }>
  >;
}

/** Writes which files each named chunk needs, in loading order: the server preloads them with a page. */
export const chunkFiles = (webRoot: string, language: 'en' | 'hi'): RsbuildPlugin => ({
  name: 'chunk-files',
  setup(api) {
    api.onAfterBuild(({ stats, environments }) => {
      const web = environments[language === 'en' ? 'web' : 'webHindi'];
      if (!stats || !web) return;
      const all = stats.toJson({ all: false, chunkGroups: true, children: true });
      const json = (all.children?.[web.index] ?? all) as Stats;
      const named = Object.entries(json.namedChunkGroups ?? {}).map(
        ([name, group]) => [name, addressesOf(group.assets)] as const,
      );
      // Builds share these files, and the statistics of a build omit files that another build wrote first.
      const shared = readdirSync(join(webRoot, 'assets')).sort();
      const fonts = shared.filter((file) => file.endsWith('.woff2')).map((file) => `/assets/${file}`);
      const icons = shared
        .filter((file) => /^icons\.[0-9a-f]+\.svg$/.test(file))
        .map((file) => `/assets/${file}`);
      writeFileSync(
        join(webRoot, language === 'en' ? 'chunks.json' : `chunks.${language}.json`),
        JSON.stringify({ chunks: Object.fromEntries(named), fonts, icons }, undefined, 1),
      );
    });
  },
});

const addressesOf = (assets: readonly { readonly name: string }[] = []): string[] =>
  assets.map(({ name }) => `/${name}`).filter((file) => !file.endsWith('.map'));
