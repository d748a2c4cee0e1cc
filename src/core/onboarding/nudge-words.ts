import { closedTable } from '../shared/closed-table';

/** The offer to set up the account. It is shown before anything else of it is fetched. */
export const nudgeWords = {
  label: 'Set up your account',
  title: 'Answer two questions to personalise your feed',
  begin: 'Get started',
  close: 'Not now',
};

/** What the profile says of the set-up. */
export const careerCardWords = {
  title: 'Work status',
  types: closedTable({
    working: 'Working',
    student: 'Studying',
    unemployed: 'Between jobs',
    none: 'Not added yet',
  }),
  tell: 'Add status',
  edit: 'Edit status',
  verify: 'Verify by email',
};
