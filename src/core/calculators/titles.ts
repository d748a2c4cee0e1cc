/** What each calculator is called, also by the others. */
export const calculatorTitles = {
  'take-home': 'Take-home salary calculator',
  gratuity: 'Gratuity calculator',
  hra: 'HRA calculator',
  'salary-hike': 'Salary hike calculator',
  'paid-fairly': 'Are you paid fairly?',
} as const;
