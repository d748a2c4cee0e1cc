import { expect, it } from 'vitest';
import { readReviewQuery, reviewQuery } from './review-query';

it('a long text in the address of a review list ends with a whole emoji, so that it can be sent', () => {
  const { text } = readReviewQuery(`?q=a${'😀'.repeat(300)}`);
  expect(text).toMatch(/^a(?:😀){10,}$/);
  expect(readReviewQuery(reviewQuery({ text })).text).toBe(text);
});
