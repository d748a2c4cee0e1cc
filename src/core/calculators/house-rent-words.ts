import { calculatorTitles } from './titles';

/** The texts of the HRA calculator. */
export const houseRentWords = {
  title: calculatorTitles.hra,
  description:
    'How much of your house rent allowance is tax-free, month by month, by the rules of the year you choose.',
  lead: 'How much of your house rent allowance stays tax-free.',
  exempt: 'Tax-free HRA, yearly',
  taxable: 'Taxed',
  period: (n: number) => `Period ${n}`,
  months: 'Months',
  basic: 'Basic and DA, monthly',
  hra: 'HRA received, monthly',
  rent: 'Rent paid, monthly',
  city: 'City of the home',
  add: 'Pay or rent changed? Add a period',
  newRegime: 'The new regime has no HRA exemption. Switch to the old regime to see what it would be.',
  rentWithoutHra:
    'You pay rent but receive no HRA, so nothing is exempt here. Section 80GG may help; ask your employer.',
  overAYear: 'The periods add up to more than twelve months.',
  landlordPan:
    'The rent is more than ₹1,00,000 a year: your employer will ask for the landlord’s PAN and your relation to the landlord.',
  assumed: [
    'Tax-free each month is the least of: the HRA received, rent less a tenth of basic and DA, and half (or 40%) of basic and DA.',
    'What counts is where the home is, not the office. Noida, Gurugram, Thane and Navi Mumbai count 40%.',
  ],
  questions: [
    [
      'Which cities count half?',
      'Until 2025-26 Delhi, Mumbai, Kolkata and Chennai. From 2026-27 also Bengaluru, Hyderabad, Pune and Ahmedabad, as the news reports rule 279.',
    ],
  ] as readonly (readonly [string, string])[],
};
