/** The collapsed part of the take-home form. */
export const payDetailsText = {
  lead: 'Fill in what applies. Deductions marked “old regime” don’t change your tax in the new regime.',
  fields: {
    nps: 'Employer’s NPS, % of basic (inside your CTC)',
    savings: '80C savings other than PF, yearly (old regime)',
    health: 'Health insurance for you and your family, yearly (80D, old regime)',
    parentsHealth: 'Parents’ health insurance, yearly (80D, old regime)',
    ownNps: 'Your own NPS, yearly (80CCD(1B), old regime)',
    homeLoan: 'Home-loan interest, yearly (old regime)',
    rent: 'Rent you pay, monthly (HRA, old regime)',
    otherIncome: 'Other income, yearly (interest, rent and so on)',
    meals: 'Meal card, yearly (inside your CTC, old regime)',
    mealsInBoth: 'My employer also treats meal cards as tax-free in the new regime',
    children: 'Children’s education allowance, yearly (inside your CTC, old regime)',
    hostel: 'Children’s hostel allowance, yearly (inside your CTC, old regime)',
    gifts: 'Gift vouchers, yearly (inside your CTC)',
    transport: 'Transport allowance for a disability, yearly (inside your CTC)',
    perquisites: 'Other taxable perks, yearly (outside your CTC)',
    car: 'Company car that you also use privately',
    driver: 'The company pays a driver',
    carCost: 'Lease and running costs of the car, yearly (inside your CTC)',
    bonusPaid: 'Bonus you expect, % of target',
    payout: 'Bonus is paid',
    welfareFund: 'Deduct labour welfare fund',
  },
  parentsHint: 'Up to ₹50,000 if a parent is 60 or older, otherwise claim at most ₹25,000',
  otherIncomeHint: 'We add the tax on it, not the income itself.',
  giftsHint: 'Tax-free up to ₹15,000 a year, ₹5,000 in 2025-26',
  transportHint:
    'Tax-free up to ₹15,000 a month in the eight big cities, ₹8,000 elsewhere, ₹3,200 in 2025-26',
  mealsHint:
    'Tax-free up to ₹200 a meal, ₹50 in 2025-26, for two meals on 22 days a month. Meals in the office canteen don’t need this field.',
  perquisitesHint:
    'As in your employer’s statement of perks: a low-interest loan above ₹2 lakh, a company flat and so on. They aren’t cash; we add the tax on them.',
  carCostHint: 'It isn’t cash in hand and isn’t taxed. We tax the value of the car instead.',
  cars: { none: 'No', small: 'Yes, engine up to 1.6 litres', large: 'Yes, engine above 1.6 litres' },
  payouts: { yearly: 'Once a year, in March', quarterly: 'Every quarter' },
};
