/** The collapsed part of the take-home form. */
export const payDetailsText = {
  lead: 'Fill in what applies. Deductions marked “old regime” don’t change your tax in the new regime.',
  fields: {
    nps: 'Employer’s NPS, % of basic (inside your CTC)',
    savings: '80C savings besides PF, yearly (old regime)',
    health: 'Health insurance for you and your family, yearly (80D, old regime)',
    parentsHealth: 'Parents’ health insurance, yearly (80D, old regime)',
    ownNps: 'Your own NPS, yearly (80CCD(1B), old regime)',
    homeLoan: 'Home-loan interest, yearly (old regime)',
    rent: 'Rent you pay, monthly (HRA, old regime)',
    otherIncome: 'Other income, yearly (interest, rent and so on)',
    meals: 'Meal card, yearly (inside your CTC, old regime)',
    children: 'Children’s education and hostel allowances, yearly (inside your CTC, old regime)',
    bonusPaid: 'Bonus you expect, % of target',
    payout: 'Bonus is paid',
    welfareFund: 'Deduct labour welfare fund',
  },
  parentsHint: 'Up to ₹50,000 if a parent is 60 or older, otherwise claim at most ₹25,000',
  otherIncomeHint: 'We add the tax on it, not the income itself.',
  payouts: { yearly: 'Once a year, in March', quarterly: 'Every quarter' },
};
