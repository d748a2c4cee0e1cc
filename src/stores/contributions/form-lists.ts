import type { FormLists } from '../../core/contributions/form-lists';
import type { PayChoices } from '../../core/salaries/fair-pay-port';

export const NO_CHOICES: PayChoices = { jobProfiles: [], places: [] };

export type Lists = Pick<FormLists, 'listPayChoices' | 'suggestEmployers' | 'readOwnJob'>;

/** The lists of a form without job fields. */
export const employersOnly = (lists: Omit<Lists, 'listPayChoices'>): Lists => ({
  listPayChoices: async () => NO_CHOICES,
  suggestEmployers: (typed, call) => lists.suggestEmployers(typed, call),
  readOwnJob: (call) => lists.readOwnJob(call),
});
