import { closedTable } from '../shared/closed-table';

/** Separate from the setup texts, because the offer is shown before setup is loaded. */
export const nudgeText = {
  label: 'Set up your account',
  title: 'Answer two questions to personalise your feed',
  begin: 'Get started',
  close: 'Not now',
};

export const careerCardText = {
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
