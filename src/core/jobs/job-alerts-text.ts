import { formatText } from '../shared/format-text';
import { midSentence } from '../shared/mid-sentence';
import type { AlertProblem } from './alert-rules';
import { type JobAlert, MAX_ALERTS, MAX_DESIGNATIONS } from './job-alert';
import { jobText } from './text';

/** Our terms are lower-cased within a line; names keep their case. */
const OURS: ReadonlySet<string> = new Set([formatText.fresher, ...Object.values(jobText.employments)]);

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
  titleOf: ({ designations, preferences }: JobAlert): string => {
    const roles = designations.map(({ name }) => name).join(', ') || 'Any role';
    return preferences.company ? `${roles} at ${preferences.company.name}` : roles;
  },
  details: ({ preferences }: JobAlert): readonly string[] => {
    const { location, industry, skill, experience, employment, ctc } = preferences;
    return [
      location?.name,
      experience === undefined
        ? undefined
        : experience === 0
          ? formatText.fresher
          : formatText.experience(experience),
      ctc && jobText.filters.band(ctc),
      employment && jobText.employments[employment],
      industry?.name,
      skill?.name,
    ]
      .filter((item) => item !== undefined)
      .map((item, index) => (index > 0 && OURS.has(item) ? midSentence(item) : item));
  },
  fits: (count: number): string =>
    count === 0 ? 'No matching jobs yet' : `${jobText.found(count)} ${count === 1 ? 'matches' : 'match'} now`,
  look: (name: string | undefined): string => (name === undefined ? 'See jobs' : `See ${name} jobs`),
  remove: 'Delete',
  removeThis: (title: string): string => `Delete alert: ${title}`,
  removed: 'Alert deleted.',
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
    'Your job search is private. Employers, colleagues and other members can’t see it.',
    'Alerts are stored separately from your profile and from what you write.',
    'Emails and notifications on your device never say they’re about jobs.',
    'Deleted alerts are gone right away. Your data download includes your alerts, and they’re deleted with your account.',
  ],
};
