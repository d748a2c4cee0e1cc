import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { extensionsIn, languageOf } from './language.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  const files = {
    'page.ts':
      "import { greeting } from './greeting';\nimport { farewell } from './farewell';\nexport const page = [greeting, farewell];",
    'greeting.ts': "export const greeting = 'Welcome';",
    'greeting.hi.ts': "export const greeting = 'स्वागत है';",
    'farewell.ts': "export const farewell = 'See you';",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function pageIn(TEXTS) {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'page.ts')],
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
    resolveExtensions: extensionsIn(languageOf({ WORDS: TEXTS })),
  });
  const { page } = await import(
    `data:text/javascript;charset=utf-8,${encodeURIComponent(outputFiles[0].text)}`
  );
  return page;
}

it('a build in another language takes its files, and the English ones where it has none', async () => {
  expect(await pageIn('hi')).toEqual(['स्वागत है', 'See you']);
});

it('is English by default', async () => {
  expect(await pageIn(undefined)).toEqual(['Welcome', 'See you']);
  expect(await pageIn('en')).toEqual(['Welcome', 'See you']);
});

it('refuses what is no language', () => {
  expect(() => languageOf({ WORDS: '../hi' })).toThrow(
    'WORDS must be a two-letter language code such as hi, not ../hi.',
  );
});
