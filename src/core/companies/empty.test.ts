import { expect, it } from 'vitest';
import { interviewText } from '../interviews/text';
import { jobText } from '../jobs/text';
import { reviewText } from '../reviews/text';
import { salaryText } from '../salaries/text';
import { COMPANY_SIZES } from './company';
import { companyText } from './text';

it.each([
  ['R-754', salaryText.none, 'We do not have sufficient salary data.'],
  ['R-755', reviewText.none, "Employees haven't posted any reviews yet."],
  ['R-756', jobText.none, 'No current job openings found.'],
  ['R-757', interviewText.none, "Candidates haven't shared any interview advice yet."],
  ['R-758', companyText.benefits.none, "Employees haven't shared any benefits yet."],
  ['R-759', companyText.photos.none, 'No Photos Found yet.'],
])('[%s] an empty tab says exactly %s', (_, text, specified) => {
  expect(text).toBe(specified);
});

it('[R-307][R-308][R-309][R-310][R-311][R-312][R-313][R-314] company sizes use these steps', () => {
  expect(COMPANY_SIZES).toEqual([
    '1-10',
    '11-50',
    '51-200',
    '201-500',
    '501-1k',
    '1k-5k',
    '5k-10k',
    '10k-50k',
    '50k-1 Lakh',
    '1 Lakh+',
    '10k+',
  ]);
});
