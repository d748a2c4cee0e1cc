import { expect, it } from 'vitest';
import { EMPTY_REVIEW } from './review-form';
import { shownReview } from './shown-review';

const TEXTS = {
  ...EMPTY_REVIEW,
  jobProfile: 'Backend engineer',
  place: 'Pune',
  totalExperience: '4',
  likes: 'Two days from home. Nobody counts hours.',
};

it('the preview of a review shows a range of years, and the first sentence as its title', () => {
  expect(shownReview(TEXTS)).toMatchObject({
    role: 'Backend engineer',
    place: 'Pune',
    experience: '3-5',
    title: 'Two days from home',
  });
});

it('a hidden role and city are not in the preview', () => {
  const shown = shownReview({ ...TEXTS, anonymous: true });
  expect([shown.role, shown.place]).toEqual([undefined, undefined]);
});
