import { expect, it } from 'vitest';
import { highlightOf, PHRASES, phrasesIn } from './phrases';

it('every phrase has its words marked where they stand, and an id of its own', () => {
  for (const phrase of PHRASES) {
    const { start, end } = highlightOf(phrase);
    expect(phrase.text.slice(start, end)).toBe(phrase.mark);
  }
  expect(new Set(PHRASES.map(({ id }) => id)).size).toBe(PHRASES.length);
});

it('a review says a phrase when its words stand in it, on the same side', () => {
  const said = (side: 'likes' | 'dislikes', text: string) => phrasesIn(side, text).map(({ id }) => id);
  expect(said('likes', 'They OWN A SERVICE END TO END here.')).toEqual(['ownership']);
  expect(said('dislikes', 'You own a service end to end.')).toEqual([]);
  expect(said('dislikes', 'Hike was 6 to 8 percent, and four days in office.')).toEqual([
    'office-days',
    'hikes',
  ]);
});
