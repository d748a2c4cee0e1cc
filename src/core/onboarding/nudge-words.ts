import { closedTable } from '../shared/closed-table';

/** The offer to set up the account. It is shown before anything else of it is fetched. */
export const nudgeWords = {
  label: 'Set up your account',
  title: 'Two questions, and the feed fits you',
  begin: 'Begin',
  close: 'Not now',
};

/** What the profile says of the set-up. */
export const careerCardWords = {
  title: 'What you do',
  types: closedTable({
    working: 'You work.',
    student: 'You study.',
    unemployed: 'You are between jobs.',
    none: 'You have not told yet.',
  }),
  tell: 'Tell it',
  edit: 'Change it',
  verify: 'Verify by e-mail',
};
