import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Problems } from '../../core/shared/problem-text-of';
import { problemTexts } from './problem-texts';
import { Refusal } from './refusal';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const filesIn = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
const files = [...filesIn('src/core'), ...filesIn('src/server')]
  .filter((path) => path.endsWith('.ts'))
  .sort();
const english = files.filter((path) => path.endsWith('problem-text.ts'));
const sources = files.filter((path) => !/problem-text|\.test\.ts|testing/.test(path));

const problemsIn = async (path: string): Promise<Problems> =>
  Object.assign({}, ...Object.values<Problems>(await import(pathToFileURL(root + path).href)));
const placesIn = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

it('the contracts list the codes that have a text, and no others', () => {
  const contract = JSON.parse(readFileSync(`${root}src/contracts/login.json`, 'utf8'));
  expect(contract.components.schemas.ProblemCode.enum.sort()).toEqual(Object.keys(problemTexts).sort());
});

it('every code is one with which the server refuses a request', () => {
  const code = sources.map((path) => readFileSync(root + path, 'utf8')).join('\n');
  expect(Object.keys(problemTexts).filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});

it('chat is the only area with its own texts for codes of another area', async () => {
  const codes = (await Promise.all(english.map(problemsIn))).flatMap(Object.keys);
  const twice = codes.filter((code, index) => codes.indexOf(code) < index);
  expect(twice.sort()).toEqual(['CONTACT_DETAILS', 'OTHER_ALIAS_HERE']);
  expect(new Set(codes)).toEqual(new Set(Object.keys(problemTexts)));
});

it.each(english)('%s has the same codes and parameters in Hindi', async (path) => {
  const [ours, hindi] = [await problemsIn(path), await problemsIn(path.replace('.ts', '.hi.ts'))];
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(ours).sort());
  for (const [code, text] of Object.entries(ours)) expect(placesIn(hindi[code])).toEqual(placesIn(text));
});

it('a refusal has the text for its code, and cannot lack a number in it', () => {
  expect(new Refusal(409, 'TOO_MANY_REVIEWS', { params: { limit: 5 } }).message).toBe(
    'You can review up to 5 companies in 90 days. Delete one first.',
  );
  expect(() => new Refusal(409, 'TOO_MANY_REVIEWS')).toThrow('lacks a parameter');
});
