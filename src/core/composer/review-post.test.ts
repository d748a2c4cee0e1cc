import { expect, it } from 'vitest';
import { reviewPost } from './review-post';

const stars = { workLife: 5, skills: 5, culture: 4, pay: 4, security: 4, promotions: 3 };

it('[R-631] a post made from a review asks a question and names the best and worst category without stars', () => {
  expect(reviewPost('Zentrix Labs', stars)).toEqual({
    title: 'What’s it like to work at Zentrix Labs?',
    text: 'What’s good: work–life balance, skill development.\n\nWhat could be better: promotions.\n\nWhat do you think?',
  });
});

it('[R-631] a post made from a review praises nothing if nothing is good and criticises nothing if everything is good', () => {
  const all = (value: number) => reviewPost('Zentrix', mapped(value)).text;
  expect(all(2)).not.toContain('What’s good');
  expect(all(5)).not.toContain('What could be better');
});

const mapped = (value: number) => ({
  workLife: value,
  skills: value,
  culture: value,
  pay: value,
  security: value,
  promotions: value,
});
