import { expect, it } from 'vitest';
import { serverTexts } from './texts';

/** The static texts of a catalogue. */
function textsIn(item: unknown): readonly string[] {
  if (typeof item === 'string') return [item];
  if (typeof item === 'object' && item !== null) return Object.values(item).flatMap(textsIn);
  return [];
}

it('[R-878] the server has each of its texts in Hindi', () => {
  const hindi = textsIn(serverTexts.hi);
  expect(hindi).toHaveLength(textsIn(serverTexts.en).length);
  expect(hindi.filter((text) => /[a-z]{3}/i.test(text) && !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
});
