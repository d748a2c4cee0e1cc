import { expect, it } from 'vitest';
import { authorLine } from './author-line';

it.each([
  ['Data engineer at Nimbus Retail', 'data engineer', 'Nimbus Retail'],
  ['Product manager, 7 yrs', 'product manager, 7 yrs', undefined],
  ['UX lead', 'UX lead', undefined],
  ['DevOps engineer', 'DevOps engineer', undefined],
  ['', '', undefined],
  ['बैंक अधिकारी', 'बैंक अधिकारी', undefined],
])('the author line reads the job from the bio of an alias: %s', (bio, role, company) => {
  expect(authorLine({ bio })).toEqual({ role, company });
});
