/** Shared titles, because calculators link to each other. */
export const calculatorTitles = {
  'take-home': 'Take-home salary calculator',
  gratuity: 'Gratuity calculator',
  hra: 'HRA calculator',
  'salary-hike': 'Salary hike calculator',
  'offer-letter': 'Offer letter check',
  'pay-changes': 'Pay change calculators',
  'paid-fairly': 'Are you paid fairly?',
};
