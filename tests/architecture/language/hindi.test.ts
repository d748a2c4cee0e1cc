import { expect, it } from 'vitest';
import { readCode, sourceFile } from '../source-file';
import { HINDI_WORDS } from './hindi-words';

const catalogues = readCode().filter(({ path }) => path.endsWith('.hi.ts'));

const problemsIn = ({ path, text }: { readonly path: string; readonly text: string }): string[] =>
  text.split('\n').flatMap((line, index) =>
    HINDI_WORDS.flatMap(({ pattern, write }) => {
      const [found] = pattern.exec(line) ?? [];
      return found === undefined ? [] : [`${path}:${index + 1} "${found}" → ${write}`];
    }),
  );

it('Hindi texts use आप and one everyday word for each concept', () => {
  expect(catalogues.length).toBeGreaterThan(100);
  expect(catalogues.flatMap(problemsIn)).toEqual([]);
});

it.each(['अपना उपनाम चुनें', 'पुरानी regime', 'तुम लिख सकते हो', 'आख़िरी दिन', '१० दिन'])(
  'the planted Hindi text “%s” is found',
  (text) => {
    const file = sourceFile('src/core/a-text.hi.ts', `export const aText = { a: '${text}' };\n`);
    expect(problemsIn(file)).toHaveLength(1);
  },
);
