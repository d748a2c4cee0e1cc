import { calculatorTitles } from './titles-text';

const some = (count: number, item: string): string => `${count} ${count === 1 ? item : `${item}s`}`;

export const gratuityText = {
  title: calculatorTitles.gratuity,
  description:
    'Calculate your gratuity and how much of it is tax-free, under the Payment of Gratuity Act and the new Labour Codes.',
  lead: 'Find out how much gratuity you’ll get.',
  payable: 'Gratuity',
  wages: 'Last drawn basic and DA, monthly',
  otherPay: 'Other monthly pay',
  otherPayHint: 'HRA, special allowance and so on',
  joined: 'Date of joining',
  left: 'Last working day',
  employer: 'Employer',
  employers: { private: 'Private or other', centralGovernment: 'Central government' },
  covered: 'My employer has 10 or more employees',
  employment: 'Employment type',
  employments: { permanent: 'Permanent', fixedTerm: 'Fixed term' },
  reason: 'Reason for leaving',
  reasons: { resigned: 'Resignation, retirement or termination', diedOrDisabled: 'Death or disability' },
  alreadyExempt: 'Tax-free gratuity from earlier jobs',
  service: (years: number, months: number, days: number) =>
    [some(years, 'year'), some(months, 'month'), some(days, 'day')].join(', '),
  counted: (years: number) => `counted as ${some(years, 'year')}`,
  exempt: 'Tax-free',
  taxable: 'Taxable as salary',
  onBasic: 'On basic and DA only',
  contested:
    'Many employers and some High Courts accept 4 years and 240 days, but the law says five years. Check with your employer before you count on it.',
  notYet: {
    covered:
      'You’re not eligible yet. You need five years of service, or one year on a fixed-term contract that ended on or after 21 November 2025.',
    other: 'You’re not eligible yet. You need five years of service.',
  },
  exitBeforeJoining: 'Your last working day is before your joining date. Check both dates.',
  tooLong: 'That’s more than 60 years of service. Check both dates.',
  steps: {
    gratuityFormula: 'Gratuity by formula',
    gratuityCap: 'Gratuity within the legal limit',
    gratuityExempt: 'Tax-free',
    gratuityTaxable: 'Taxable as salary',
  },
};
