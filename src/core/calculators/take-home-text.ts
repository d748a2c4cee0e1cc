import { formatText } from '../shared/format-text';
import { calculatorTitles } from './titles-text';

export const takeHomeText = {
  title: calculatorTitles['take-home'],
  description:
    'Calculate your monthly in-hand pay from your CTC, with tax in both regimes, PF and every step.',
  lead: 'See how much of your CTC you take home.',
  ctc: 'Yearly CTC',
  ctcHint: '₹1L to ₹50Cr',
  variable: 'Bonus included in CTC',
  basic: 'Basic pay, % of CTC',
  pf: 'Provident fund',
  pfModes: { ceiling: 'Up to ₹1,800 a month', full: '12% of basic', none: 'No PF' },
  city: 'City you live in',
  state: 'State you work in',
  gratuity: 'CTC includes gratuity',
  insurance: 'Insurance included in CTC, yearly',
  deductions: 'Old-regime deductions, yearly',
  deductionsHint: '80C beyond PF, 80D, home loan',
  vpf: 'Voluntary PF, yearly',
  other: 'Other deductions, yearly',
  age: 'Age',
  ages: { under60: 'Under 60', '60to79': '60 to 79', gte80: '80 or more' },
  residence: 'Residential status',
  residences: { resident: 'Resident in India', nonResident: 'Non-resident' },
  gender: 'Gender (for Maharashtra professional tax)',
  genders: { male: 'Man', female: 'Woman' },
  codeWages: 'Apply the Labour Codes’ 50% wage rule',
  rows: {
    inHand: 'Take-home, yearly',
    tax: 'Income tax',
    pf: 'PF, yours and your employer’s',
    professional: 'Professional tax',
    rest: 'Gratuity, insurance, ESI and others',
  },
  bonus: (amount: string) => `You keep ${amount} of your bonus after tax`,
  compareRegimes: 'Old or new tax regime?',
  better: (regime: string, amount: string) => `You save ${amount} a year with the ${regime} regime.`,
  same: 'Your take-home pay is the same in both regimes.',
  breakEven: (amount: string) => `The old regime is better only if your deductions exceed ${amount}.`,
  oldNeverWins: 'The new regime is better here, even with all deductions.',
  noGain: (amount: string) =>
    `Your income is just above a tax threshold, where tax grows faster than pay. Until your taxable income passes ${amount}, you take home less than just below the threshold.`,
  months: 'Month by month',
  /** In the order of the financial year. */
  monthNames: [...formatText.monthNames.slice(3), ...formatText.monthNames.slice(0, 3)],
  compare: 'Compare two offers',
  aboveCtc: 'These parts add up to more than the CTC. Lower the bonus, insurance or basic pay.',
  assumed: [
    'We apply the standard deduction, slabs, rebate, surcharge and cess for the year you choose, and round tax to the nearest ₹10.',
    'HRA is 50% of basic pay in Delhi, Mumbai, Kolkata and Chennai, and from 2026-27 also in Bengaluru, Hyderabad, Pune and Ahmedabad (from news reports; we haven’t seen the gazette). It is 40% elsewhere.',
    'ESI applies if your basic and DA (or half of your pay, if that is more) are ₹21,000 a month or less. You pay 0.75% of these wages and your employer pays 3.25%.',
    'Non-residents get no rebate under section 87A and no higher exemption for age.',
    'The bonus is paid in March.',
  ],
  questions: [
    [
      'Why is the in-hand amount so much less than CTC\u00A0÷\u00A012?',
      'CTC includes amounts your employer pays for you but not to you: its share of PF, gratuity and insurance. Tax and your own PF come off your pay, and the bonus is paid once a year.',
    ],
    [
      'What did the Labour Codes change?',
      'If basic pay is less than half of your total pay, the difference counts as wages for PF, gratuity and ESI. ESI now depends on these wages instead of gross pay, so more people pay it.',
    ],
  ] as readonly (readonly [string, string])[],
};
