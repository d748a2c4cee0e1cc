import { expect, it } from 'vitest';
import { initialTexts, readForm } from './form';
import { TAKE_HOME_FORM, takeHomeOf } from './take-home-form';

const initial = initialTexts(TAKE_HOME_FORM);

function stepsOf(texts: Partial<typeof initial>) {
  const outcome = takeHomeOf(readForm(TAKE_HOME_FORM, { ...initial, ...texts }).values);
  if (outcome.kind !== 'takeHome') throw new Error(outcome.kind);
  return outcome.regimes.new;
}

it('[R-859] the steps list everything that is deducted from the pay, and end with the monthly amount the page shows first', () => {
  const { steps, regularMonth } = stepsOf({ ctc: '20,00,000', variable: '2,00,000', vpf: '60,000' });
  const from = steps.findIndex(({ label }) => label === 'employeePf');
  expect(steps.slice(from).map(({ label, formula }) => [label, formula])).toEqual([
    ['employeePf', '₹1,800 × 12'],
    ['voluntaryPf', 'as entered'],
    ['professionalTax', '₹200 × 11 + ₹300 × 1'],
    ['netAnnual', '₹17,30,300 + ₹2,00,000 − ₹21,600 − ₹60,000 − ₹2,500 − ₹1,77,900'],
    ['bonusInHand', '₹2,00,000 − (₹1,77,900 − ₹1,36,300)'],
    ['regularMonth', '(₹16,68,300 − ₹1,58,400) ÷ 12'],
  ]);
  expect(steps.at(-1)?.amount).toBe(regularMonth);
});

it('[R-859] a company car adds its taxable value to the salary, and its cost reduces the cash, not the tax', () => {
  const { steps, netAnnual } = stepsOf({
    ...{ ctc: '24,00,000', variable: '0', pf: 'none', gratuity: 'no', state: 'DL' },
    ...{ car: 'large', driver: 'yes', carCost: '3,60,000' },
  });
  expect(steps).toContainEqual({
    label: 'carValue',
    formula: '(₹7,000 + ₹3,000) × 12',
    amount: 12_000_000,
  });
  expect(steps.filter(({ label }) => label === 'carCost').map(({ amount }) => amount)).toEqual([
    -36_000_000, -36_000_000,
  ]);
  expect(netAnnual).toBe(180_990_000);
});
