import { calculatorTitles } from './titles-text';

export const houseRentText = {
  title: calculatorTitles.hra,
  description:
    'Calculate how much of your house rent allowance (HRA) is tax-free, month by month, under the rules of the year you choose.',
  lead: 'Find out how much of your HRA is tax-free.',
  exempt: 'Tax-free HRA, yearly',
  taxable: 'Taxable HRA, yearly',
  period: (n: number) => `Period ${n}`,
  months: 'Months',
  basic: 'Basic and DA, monthly',
  hra: 'HRA received, monthly',
  rent: 'Rent paid, monthly',
  city: 'City you rent in',
  add: 'Pay or rent changed? Add a period',
  useInTakeHome: 'Use in the take-home calculator',
  newRegime:
    'The new regime has no HRA exemption. Switch to the old regime to see how much would be tax-free.',
  rentWithoutHra:
    'You pay rent but receive no HRA, so nothing is exempt here. You may be able to claim under section 80GG; ask your employer.',
  overAYear: 'The periods add up to more than 12 months.',
  landlordPan:
    'Your rent is more than ₹1,00,000 a year, so your employer will ask for your landlord’s PAN and how you are related to them.',
  steps: {
    hraReceived: 'HRA received',
    rentLessTenth: 'Rent minus 10% of basic and DA',
    salaryShare: 'Share of basic and DA',
    hraExempt: 'Tax-free',
  },
};
