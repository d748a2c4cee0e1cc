import type { OfferQuestion } from './offer-check';
import type { OfferPart, Timing } from './offer-parts';
import { calculatorTitles } from './titles-text';

export const offerLetterText = {
  title: calculatorTitles['offer-letter'],
  description:
    'Paste the salary table of your offer letter to see what is cash in hand, your take-home pay in months 1, 2 and 13, and what to ask HR. Nothing leaves your device.',
  lead: 'See what an offer really pays each month, and what to ask before you sign.',
  table: 'Salary table from your offer letter',
  tableHint: 'Copy the table from the letter and paste it here. It stays on this device.',
  placeholder:
    'Basic  50,000  6,00,000\nHRA  25,000  3,00,000\nEmployer PF  1,800  21,600\nTotal CTC  9,21,600',
  example: 'Try an example',
  exampleTable:
    'Component\tPer month\tPer annum\nBasic\t50,000\t6,00,000\nHRA\t25,000\t3,00,000\nSpecial allowance\t20,000\t2,40,000\nMeal card\t2,200\t26,400\nEmployer PF\t1,800\t21,600\nGratuity\t2,405\t28,860\nMedical insurance\t\t18,000\nPerformance bonus\t\t1,50,000\nJoining bonus\t\t1,00,000\nTotal CTC\t\t13,84,860',
  state: 'State you will work in',
  second: 'In-hand pay in month 2, a usual month',
  months: {
    first: 'Month 1, with one-time pay',
    second: 'Month 2',
    thirteenth: 'Month 13, with the yearly bonus',
  },
  monthsTitle: 'Your first months',
  empty: 'Paste your salary table to see your in-hand pay.',
  noCash: 'We found no monthly pay in this text. Check that each line has a name and an amount.',
  lines: 'What each line means',
  check: 'Please check',
  perYear: 'per year',
  parts: {
    basic: 'Basic pay',
    hra: 'House rent allowance',
    allowance: 'Allowance',
    reimbursement: 'Paid against bills or as a card',
    variable: 'Variable pay',
    oneTime: 'One-time pay',
    employerPf: 'Employer’s PF',
    employerEsi: 'Employer’s ESI',
    employerNps: 'Employer’s pension',
    gratuity: 'Gratuity',
    insurance: 'Insurance',
    stock: 'Stock',
    deduction: 'Deducted from your pay',
    fixed: 'Fixed pay',
    total: 'Subtotal',
    ctc: 'CTC',
  } satisfies Record<OfferPart, string>,
  timings: {
    monthly: 'Cash every month',
    onBills: 'Not plain cash: needs bills or a card',
    later: 'Paid later, not guaranteed',
    once: 'Paid once only',
    notCash: 'Not cash in hand',
    none: 'Not counted',
  } satisfies Record<Timing, string>,
  sums: { ctc: 'CTC in the letter', gap: 'Parts minus CTC' },
  ask: 'Ask HR before you sign',
  asks: {
    unknown: 'What are the lines marked “Please check”, and are they paid in cash?',
    sum: 'The parts don’t add up to the CTC. What is the difference?',
    oneTime: 'When is the one-time pay paid, and must I return it (before or after tax) if I leave early?',
    variable: 'When is the variable pay paid, and what share of it was paid in the last two years?',
    stock: 'What is the vesting schedule, and what happens to vested and unvested stock when I leave?',
    bills: 'Which bills do I need for reimbursements, and is the rest paid as taxable salary?',
    noPf: 'Is provident fund deducted? If so, is the employer’s share on top of this CTC?',
    fullPf: 'PF is more than ₹1,800 a month. Can I choose PF on ₹15,000 only, to take more home?',
    lowBasic: 'Basic is less than half of the pay. Are PF and gratuity paid on wages under the Labour Codes?',
    gratuity: 'Gratuity is part of the CTC. What happens to it if I leave before five years?',
    insurance: 'How much insurance cover do I get, and can I add my family?',
    notice: 'How long is the notice period, and can I or the company buy it out?',
  } satisfies Record<OfferQuestion, string>,
  assumed: [
    'We read the text on your device with fixed rules. Nothing is sent or saved, and “Copy link” leaves the text out.',
    'Months 1 and 2 are full months. Tax is spread over a full year in the regime that leaves more; tax on one-time and variable pay is taken when it is paid.',
    'Your PF equals your employer’s PF. Without a PF line we deduct none.',
    'Reimbursements and cards count as pay and are taxed, as we don’t know your bills.',
    'Variable pay is paid in full in month 13. Stock isn’t included.',
  ],
  questions: [
    [
      'Why is gratuity not cash in hand?',
      'Your employer sets it aside each year. You get it when you leave after five years, or after one year on a fixed-term contract.',
    ],
    [
      'What if a line is marked “Please check”?',
      'We didn’t recognise its name, so we left it out. Rename it in the text, for example to “Special allowance”, or ask HR.',
    ],
  ] as readonly (readonly [string, string])[],
};
