import { expect, it } from 'vitest';
import { PHRASES, quotedPhrase } from './phrases';

it('every phrase highlights its mark, and every phrase has a unique id', () => {
  for (const phrase of PHRASES) {
    const { start, end } = quotedPhrase(phrase, phrase.text).highlight;
    expect(phrase.text.slice(start, end)).toBe(phrase.mark);
  }
  expect(new Set(PHRASES.map(({ id }) => id)).size).toBe(PHRASES.length);
});

const weekends = { text: 'Weekend releases without comp off', mark: 'without comp off' };

it('a phrase quotes the whole sentence of the review that contains it', () => {
  const review = 'Good team. We ship on Saturdays Without comp off! Pay is fine.';
  const { text, highlight } = quotedPhrase(weekends, review);
  expect(text).toBe('We ship on Saturdays Without comp off!');
  expect(text.slice(highlight.start, highlight.end)).toBe('Without comp off');
});

it('a phrase is shown by itself if the sentence is too long for a card', () => {
  const { text } = quotedPhrase(weekends, `${'and then '.repeat(30)}without comp off.`);
  expect(text).toBe(weekends.text);
});
