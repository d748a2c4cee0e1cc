import { calculatorTitles } from './titles';

const some = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The texts of the gratuity calculator. */
export const gratuityWords = {
  title: calculatorTitles.gratuity,
  description:
    'What gratuity you are owed, what of it is tax-free, and why, under the Act and the new Labour Codes.',
  lead: 'What you are owed for the years you stayed.',
  payable: 'Gratuity',
  wages: 'Last basic and DA, monthly',
  otherPay: 'Other monthly pay',
  otherPayHint: 'HRA, special allowance and so on',
  joined: 'Joined on',
  left: 'Last day',
  employer: 'Employer',
  employers: { private: 'Private or other', centralGovernment: 'Central government' },
  covered: 'Ten people or more work there',
  employment: 'Employment',
  employments: { permanent: 'Permanent', fixedTerm: 'Fixed term' },
  reason: 'Why it ended',
  reasons: { resigned: 'Resigned, retired or let go', diedOrDisabled: 'Death or disablement' },
  alreadyExempt: 'Gratuity already tax-free in earlier jobs',
  service: (years: number, months: number, days: number) =>
    [some(years, 'year'), some(months, 'month'), some(days, 'day')].join(', '),
  counted: (years: number) => `counted as ${some(years, 'year')}`,
  exempt: 'Tax-free',
  taxable: 'Taxed as salary',
  onBasic: 'On basic and DA alone',
  contested:
    'After 4 years and 240 days many employers and some High Courts pay; the law’s text says five years. Ask before you count on it.',
  notYet: {
    covered:
      'No gratuity yet. You need five years of service, or one year on a fixed term that ended on or after 21 November 2025.',
    other: 'No gratuity yet. You need five years of service.',
  },
  exitBeforeJoining: 'The last day is before the first. Check both dates.',
  tooLong: 'That is more than sixty years of service. Check both dates.',
  assumed: [
    'Employers with ten people or more: last wages × 15/26 × years. More than six months beyond a full year count as a year. Other employers: half a month’s average wages × full years.',
    'If your last day is on or after 21 November 2025, the wages of the Labour Codes count, and a fixed term needs only one year. The tax exemption still looks at basic and DA.',
    'By law you get at most ₹20 lakh, and at most ₹20 lakh is tax-free in a lifetime.',
    'Central government: a quarter of a month’s basic and DA for each half-year of service, at most ₹25 lakh, all tax-free. This is for retirement; resigning can forfeit it, and families get more after a death in service.',
  ],
  questions: [
    [
      'Do I get it when I resign?',
      'Yes, after five years of continuous service, whatever the reason you leave.',
    ],
    ['When must it be paid?', 'Within 30 days of your last day; after that 10% interest is due.'],
  ] as readonly (readonly [string, string])[],
};
