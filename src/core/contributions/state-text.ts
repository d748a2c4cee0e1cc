import { closedTable } from '../shared/closed-table';
import type { ContributionStatus } from './contributions-port';
import type { WorkKind } from './work-forms';

export const stateText = {
  titles: closedTable({
    REVIEW: {
      pending: 'Complete review',
      submitted: 'Review submitted',
      live: 'View review',
      rejected: 'Edit Review',
    },
    INTERVIEW: {
      pending: 'Complete interview',
      submitted: 'Interview submitted',
      live: 'View interview',
      rejected: 'Edit Interview',
    },
    PHOTOS: {
      pending: 'Complete photos',
      submitted: 'Photos submitted',
      live: 'View photos',
      rejected: 'Edit Photos',
    },
    SALARY: {
      pending: 'Complete salary',
      submitted: 'Salary submitted',
      live: 'View salary',
      rejected: 'Edit Salary',
    },
    BENEFITS: {
      pending: 'Complete benefits',
      submitted: 'Benefits submitted',
      live: 'View benefits',
      rejected: 'Edit Benefits',
    },
  } satisfies Record<WorkKind, Record<ContributionStatus, string>>),
  unsent: 'Not submitted yet',
  unsentTitle: closedTable({
    REVIEW: (company: string): string => (company === '' ? 'A review' : `Review of ${company}`),
    INTERVIEW: (company: string): string => (company === '' ? 'An interview' : `Interview at ${company}`),
    PHOTOS: (company: string): string => (company === '' ? 'Photos' : `Photos of ${company}`),
    SALARY: (company: string): string => (company === '' ? 'A salary' : `Salary at ${company}`),
    BENEFITS: (company: string): string => (company === '' ? 'Benefits' : `Benefits at ${company}`),
  } satisfies Record<WorkKind, (company: string) => string>),
  unsentText: 'Everything you typed stays here while this tab is open.',
};
