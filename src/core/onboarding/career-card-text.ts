import { closedTable } from '../shared/closed-table';

export const careerCardText = {
  title: 'Work status',
  types: closedTable({
    working: 'Working',
    student: 'Studying',
    unemployed: 'Between jobs',
    none: 'Add what you do, so that you can post and comment.',
  }),
  add: 'Add status',
  edit: 'Edit status',
  verify: 'Verify by email',
  verifyFully: 'Use another email',
  verified: 'Verified',
  partial: 'Partially verified',
  at: (role: string, organisation: string): string => `${role} at ${organisation}`,
  partialWork: (company: string): string =>
    `You confirmed a work email, but we couldn’t match its domain to ${company}. An email from ${company} makes you fully verified.`,
  partialStudy: 'You confirmed a college email. Only people who work can be fully verified.',
  onlyYou: 'Others see only a tick, and only when you post with your designation.',
  label: (shown: string): string => `With your designation, others see “${shown}”.`,
  waiting: (shown: string, next: string): string =>
    `With your designation, others still see “${shown}”. It changes to “${next}” on a night when at least four others make the same change, so that no one can tell who verified or changed a job. Until then it may name a job you had.`,
};
