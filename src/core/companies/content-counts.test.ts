import { expect, it } from 'vitest';
import { contentCounts } from './content-counts';

it('[R-322][R-324] a company in a list shows its non-zero counts and leaves out zero counts', () => {
  expect(contentCounts({ salaries: 1_204, interviews: 31, benefits: 412, jobs: 1, photos: 24 })).toEqual([
    '1.2k salaries',
    '31 interviews',
    '412 benefit reports',
    '1 job',
    '24 photos',
  ]);
  expect(contentCounts({ salaries: 0, interviews: 0, benefits: 0, jobs: 0, photos: 0 })).toEqual([]);
});
