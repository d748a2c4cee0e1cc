import { expect, it } from 'vitest';
import type { ComparedCompany } from './compared-companies';
import { benefitShare, benefitsIn, hardShare, highest, jobsIn } from './rows';

const column = (preferences: Partial<ComparedCompany>): ComparedCompany => ({
  card: {
    id: 1,
    urlName: 'a',
    name: 'A',
    logoUrl: '/a.jpg',
    industry: 'Banking',
    headquarters: 'Pune',
    offices: 1,
    employees: '1-10',
    rating: 4,
    reviews: 9,
    salaries: 0,
    interviews: 0,
    benefits: 0,
    jobs: 0,
    photos: 0,
    likes: undefined,
    dislikes: undefined,
  },
  foundedYear: 2000,
  rating: undefined,
  ratings: [],
  opinions: [],
  salaries: [],
  reporters: 10,
  benefits: [],
  interviews: { EASY: 0, MODERATE: 0, HARD: 0 },
  badges: [],
  places: ['Pune'],
  ...preferences,
});

it('[R-864] the highest figure is marked, unless all figures are equal or only one company has a figure', () => {
  expect(highest([3.9, 4.2, undefined])).toEqual([false, true, false]);
  expect(highest([4, 4])).toEqual([false, false]);
  expect(highest([4, undefined])).toEqual([false, false]);
});

it('[R-864] the benefits with a figure for every company are first, those that differ most before others', () => {
  const columns = [
    column({
      benefits: [
        { code: 'GYM', reports: 9 },
        { code: 'GRATUITY', reports: 10 },
        { code: 'SABBATICAL', reports: 8 },
      ],
    }),
    column({
      benefits: [
        { code: 'GRATUITY', reports: 9 },
        { code: 'SABBATICAL', reports: 5 },
      ],
    }),
  ];
  expect(benefitsIn(columns)).toEqual(['SABBATICAL', 'GRATUITY', 'GYM']);
  expect(columns.map((comparedCompany) => benefitShare(comparedCompany, 'GYM'))).toEqual([90, undefined]);
});

it('[R-864] interview difficulty is shown from five interviews on', () => {
  expect(hardShare(column({ interviews: { EASY: 1, MODERATE: 2, HARD: 1 } }))).toBeUndefined();
  expect(hardShare(column({ interviews: { EASY: 1, MODERATE: 2, HARD: 2 } }))).toEqual({
    percent: 40,
    reported: 5,
  });
  const thirds = column({ interviews: { EASY: 1, MODERATE: 1, HARD: 4 } });
  expect(hardShare(thirds)?.percent, 'rounded as on the page of the interviews').toBe(66);
});

it('the comparison lists each job once', () => {
  const salary = {
    jobProfileId: 1,
    jobProfile: 'Analyst',
    p25: 1,
    p50: 2,
    p75: 3,
    low: 1,
    high: 3,
    contributors: 9,
  };
  expect(jobsIn([column({ salaries: [salary] }), column({ salaries: [salary] })])).toEqual([
    { id: 1, name: 'Analyst' },
  ]);
});
