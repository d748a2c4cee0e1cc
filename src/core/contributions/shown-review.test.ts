import { expect, it } from 'vitest';
import { EMPTY_REVIEW } from './review-form';
import { shownReview } from './shown-review';

const CHOICES = {
  jobProfiles: [{ id: 1, name: 'Backend engineer', department: 'Engineering' }],
  places: [{ id: 7, name: 'Pune' }],
};
const TEXTS = {
  ...EMPTY_REVIEW,
  jobProfile: 'backend engineer',
  place: 'Pune',
  totalExperience: '4',
  likes: 'Two days from home. No one counts hours.',
};

it('the preview of a review shows a range of years, and the first sentence as its title', () => {
  expect(shownReview(TEXTS, CHOICES)).toMatchObject({
    role: 'Backend engineer',
    place: 'Pune',
    experience: '3-5',
    title: 'Two days from home',
  });
});

it('a hidden role and city are not in the preview', () => {
  const shown = shownReview({ ...TEXTS, anonymous: true }, CHOICES);
  expect([shown.role, shown.place]).toEqual([undefined, undefined]);
});

it('a half-typed role or city is not in the preview', () => {
  const shown = shownReview({ ...TEXTS, jobProfile: 'Back', place: 'Pu' }, CHOICES);
  expect([shown.role, shown.place]).toEqual([undefined, undefined]);
});
