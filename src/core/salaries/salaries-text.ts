export const salariesText = {
  title: 'Salaries',
  description:
    'Salaries by role in India, a check whether you are paid fairly, and calculators for take-home, hike, HRA and gratuity.',
  lead: 'See what your role pays, and how much of it reaches your bank account.',
  check: 'Are you paid fairly?',
  calculators: 'Salary calculators, every step explained',
  popular: 'Salaries for popular roles',
  companies: 'Companies with the most salaries',
  popularHint: 'Median and middle 50% of yearly pay, fixed plus variable, shared in the last five years.',
};
