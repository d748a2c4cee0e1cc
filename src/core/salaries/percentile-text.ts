export const percentileText = {
  title: (from: string, job: string) => `Paid more than ${from}% of peers · ${job}`,
  heading: (from: string) => `Paid more than ${from}% of peers`,
  description: (job: string) => `See what a ${job} earns in India, and compare your own pay.`,
  lead: 'A member compared their pay with people in the same role and shared this range with you.',
  check: 'Check my own pay',
  salaries: 'See all salaries for this role',
  how: 'What this number means',
  rules: [
    'The calculator compares fixed plus variable pay with people in the same role, city and experience level.',
    'It shows one of five ranges, never an exact rank or an amount.',
    'Only the range and the role are in this link. We don’t store who shared it, and we can’t confirm it.',
  ],
  share: 'Share my range',
  shareHint: 'The link contains your range and role only: no pay, no company, no name.',
};
