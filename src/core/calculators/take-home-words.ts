import { formatWords } from '../format/words';
import { calculatorTitles } from './titles';

/** The texts of the take-home calculator. */
export const takeHomeWords = {
  title: calculatorTitles['take-home'],
  description:
    'From CTC to what reaches your account each month: tax in both regimes, PF, professional tax, every step shown.',
  lead: 'What of your CTC reaches your account, and where the rest goes.',
  ctc: 'Yearly CTC',
  ctcHint: '₹1L to ₹50Cr',
  variable: 'Bonus included in CTC',
  basic: 'Basic, % of CTC',
  pf: 'Provident fund',
  pfModes: { ceiling: 'Up to ₹1,800 a month', full: '12% of basic', none: 'No PF' },
  city: 'City you live in',
  state: 'State you work in',
  gratuity: 'Gratuity is inside the CTC',
  insurance: 'Insurance inside the CTC, yearly',
  deductions: 'Old-regime deductions, yearly',
  deductionsHint: 'HRA exempt, 80C beyond PF, 80D, home loan',
  vpf: 'Voluntary PF, yearly',
  other: 'Other deductions, yearly',
  age: 'Age',
  ages: { under60: 'Under 60', '60to79': '60 to 79', gte80: '80 or more' },
  gender: 'Gender, for professional tax in Maharashtra',
  genders: { male: 'Man', female: 'Woman' },
  codeWages: 'Apply the 50% wage rule of the Labour Codes',
  rows: {
    inHand: 'Take-home, yearly',
    tax: 'Income tax',
    pf: 'PF, yours and employer’s',
    professional: 'Professional tax',
    rest: 'Gratuity, insurance, ESI and other',
  },
  bonus: 'Of the bonus you keep',
  compareRegimes: 'Old regime or new?',
  better: (regime: string, amount: string) => `The ${regime} regime leaves ${amount} more a year.`,
  same: 'Both regimes leave the same.',
  breakEven: (amount: string) => `The old regime wins from deductions of ${amount}.`,
  oldNeverWins: 'No deduction makes the old regime win here.',
  noGain: (amount: string) =>
    `Earning up to ${amount} of taxable income leaves less than earning just below the threshold: tax grows faster than pay here.`,
  months: 'Month by month',
  /** In the order of the financial year. */
  monthNames: [...formatWords.monthNames.slice(3), ...formatWords.monthNames.slice(0, 3)],
  breakup: 'Your CTC, taken apart',
  compare: 'Compare two offers',
  addOffer: 'Add another offer',
  offer: (n: number) => `Offer ${n}`,
  fixed: 'Fixed, yearly',
  variablePay: 'Bonus, yearly',
  stock: 'Stock granted',
  vesting: 'Vests over',
  worth: 'Worth a year',
  aboveCtc: 'These parts add up to more than the CTC. Lower the bonus, the insurance or the basic.',
  assumed: [
    'Standard deduction, slabs, rebate, surcharge and cess of the chosen year; tax rounded to ten rupees.',
    'HRA is half of basic in Delhi, Mumbai, Kolkata, Chennai and, from 2026-27, Bengaluru, Hyderabad, Pune and Ahmedabad; 40% elsewhere.',
    'PF up to the ceiling is 12% of ₹15,000 a month. ESI applies up to ₹21,000 a month.',
    'The bonus is paid in March.',
  ],
  questions: [
    [
      'Why is the in-hand amount so much less than CTC\u00A0÷\u00A012?',
      'CTC also counts what your employer pays for you but not to you: its share of PF, gratuity, insurance. And the bonus comes once a year.',
    ],
    [
      'Which regime is used?',
      'Both, always. The board shows the one you pick; below it you see which one leaves more and from which deductions that turns.',
    ],
    [
      'What did the Labour Codes change?',
      'When basic pay is under half of all pay, the difference counts as wages for PF, gratuity and ESI. With PF at the ceiling your monthly amount stays as it was.',
    ],
  ] as readonly (readonly [string, string])[],
};
