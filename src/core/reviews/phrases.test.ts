import { expect, it } from 'vitest';
import { highlightOf, PHRASES } from './phrases';

it('every phrase highlights its mark, and every phrase has a unique id', () => {
  for (const phrase of PHRASES) {
    const { start, end } = highlightOf(phrase);
    expect(phrase.text.slice(start, end)).toBe(phrase.mark);
  }
  expect(new Set(PHRASES.map(({ id }) => id)).size).toBe(PHRASES.length);
});
