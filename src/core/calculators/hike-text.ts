import { calculatorTitles } from './titles-text';

export const hikeText = {
  title: calculatorTitles['salary-hike'],
  description:
    'Calculate your new pay, hike percentage or old pay, and how much more reaches your bank account.',
  lead: 'See what a hike means on paper and in your bank account.',
  mode: 'What to calculate',
  modes: { newPay: 'New pay', percent: 'Hike %', oldPay: 'Old pay' },
  before: 'Current pay, yearly',
  after: 'New pay, yearly',
  percent: 'Hike percentage',
  years: 'Years ahead',
  result: { newPay: 'New pay, yearly', percent: 'Hike', oldPay: 'Old pay, yearly' },
  difference: 'Increase per year',
  perMonth: 'Increase per month',
  inHand: 'New monthly in-hand pay',
  inHandRise: 'In-hand increase',
  projection: 'If you get the same hike every year',
  year: (n: number) => (n === 1 ? 'After 1 year' : `After ${n} years`),
  undefinedPercent: 'Enter your current pay to see the percentage.',
  steps: {
    newPay: 'New pay',
    oldPay: 'Old pay',
    difference: 'Difference',
    differenceMonthly: 'Difference per month',
    inHandBefore: 'Monthly in-hand pay before hike',
    inHandAfter: 'Monthly in-hand pay after hike',
    percent: 'Hike',
  },
};
