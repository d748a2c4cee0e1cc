import { expect, it } from 'vitest';
import { beginsWord, indexWords, similarWords } from './similar-words';

const index = indexWords(['zentrix labs', 'centrix', 'kaveri bank', 'bank', 'kaveri', 'backend engineer']);
const find = (wanted: string, limit = 3) => similarWords(index, wanted, limit);

it('a typo finds the most similar words, the best first', () => {
  expect(find('kaverri bank')).toEqual(['kaveri bank', 'kaveri', 'bank']);
  expect(find('zantrix')).toEqual(['centrix', 'zentrix labs']);
});

it('a word that contains the text comes before similar words', () => {
  expect(find('entrix')).toEqual(['centrix', 'zentrix labs']);
  expect(find('ban', 1)).toEqual(['bank']);
});

it('an unrelated text and a text without letters find nothing', () => {
  expect(find('qqqqqqqq')).toEqual([]);
  expect(find('%%%')).toEqual([]);
  expect(find('')).toEqual([]);
});

it('a text begins a word at the start of a name or after a space, not within a word', () => {
  expect(['ze', 'zentrix l', 'bank', 'engineer'].map((text) => beginsWord(index, text))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['entrix', 'zantrix', 'labs z', ''].map((text) => beginsWord(index, text))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
