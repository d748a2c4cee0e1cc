import { calculatorTitles } from './titles';

/** The texts of the salary hike calculator. */
export const hikeWords = {
  title: calculatorTitles['salary-hike'],
  description:
    'New pay from a percentage, the percentage from two offers, or the old pay from both, and what it means in hand.',
  lead: 'What a rise means, on paper and in your account.',
  mode: 'I want to know',
  modes: { newPay: 'The new pay', percent: 'The percentage', oldPay: 'The old pay' },
  before: 'Pay before, yearly',
  after: 'Pay after, yearly',
  percent: 'Hike in %',
  years: 'Years ahead',
  result: { newPay: 'New pay, yearly', percent: 'Hike', oldPay: 'Old pay, yearly' },
  difference: 'More a year',
  perMonth: 'More a month',
  inHand: 'In hand, monthly',
  inHandRise: 'Rise in hand',
  projection: 'If it went on like this',
  year: (n: number) => (n === 1 ? 'After 1 year' : `After ${n} years`),
  undefinedPercent: 'There is no percentage from nothing.',
  assumed: [
    'In hand by the usual assumptions of the take-home calculator, in the regime that leaves more.',
    'The projection rounds each year to the rupee.',
  ],
  questions: [
    [
      'Why does my in-hand pay rise less than my CTC?',
      'The extra rupee is taxed at your highest slab, while the rupees before it were taxed at lower ones or not at all.',
    ],
  ] as readonly (readonly [string, string])[],
};
