import type { AlertProblem } from './alert-rules';
import { MAX_ALERTS, MAX_DESIGNATIONS } from './job-alert';
import { jobText } from './text';

export const alertText = {
  title: 'Job alerts',
  lead: 'Tell us what you want and we’ll alert you to matching jobs.',
  description: 'Get alerts for new jobs that match. No one else can see that you’re looking for a job.',
  new: 'New alert',
  newText: `Pick up to ${MAX_DESIGNATIONS} roles. We’ll match any of them, plus your other filters.`,
  fields: 'Alert filters',
  clear: 'Start over',
  listsFailed: 'Couldn’t load roles, cities and industries.',
  retry: 'Try again',
  without: (name: string): string => `Remove ${name}`,
  create: 'Create alert',
  created: 'Alert created. We’ll notify you when a new job matches.',
  own: 'Your alerts',
  none: { title: 'No alerts yet', text: 'Choose what you want above, then select “Create alert”.' },
  visitor: {
    title: 'Log in to get alerts',
    text: 'We’ll keep what you chose above.',
    button: 'Log in',
  },
  anyRole: 'Any role',
  titleAt: (roles: string, company: string): string => `${roles} at ${company}`,
  fits: (count: number): string =>
    count === 0 ? 'No matching jobs yet' : `${jobText.found(count)} ${count === 1 ? 'matches' : 'match'} now`,
  look: (name: string | undefined): string => (name === undefined ? 'See jobs' : `See ${name} jobs`),
  remove: 'Delete',
  removeThis: (title: string): string => `Delete alert: ${title}`,
  removed: 'Alert deleted.',
  undo: 'Undo',
  failed: 'Something went wrong. Please try again.',
  offline: 'You’re offline. Your choices are still here. Try again when you’re back online.',
  problems: {
    empty: 'Choose at least one filter, such as a role or a city.',
    tooManyDesignations: `An alert can have up to ${MAX_DESIGNATIONS} roles. Remove one or create a second alert.`,
    duplicate: 'You already have this alert. See it below.',
    full: `You can have up to ${MAX_ALERTS} alerts. Delete one first.`,
    unknown: 'One of your choices is no longer available. Please choose again.',
  } satisfies Record<AlertProblem, string>,
  settings: 'Notification settings',
  promisesTitle: 'Your search is private',
  promises: [
    'Employers, colleagues and other members can’t see that you’re looking for a job.',
    'Alerts are stored separately from your profile and from what you write.',
    'Emails and notifications on your device never say they’re about jobs.',
    'Deleted alerts are gone right away. Your data download includes your alerts, and they’re deleted with your account.',
  ],
};
