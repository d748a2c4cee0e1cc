import { formatWords } from '../shared/format-words';
import { midSentence } from '../shared/mid-sentence';
import type { AlertProblem } from './alert-rules';
import { type JobAlert, MOST_ALERTS, MOST_DESIGNATIONS } from './job-alert';
import { jobWords } from './words';

/** Our own words take small letters within a line; names keep theirs. */
const OURS: ReadonlySet<string> = new Set([formatWords.fresher, ...Object.values(jobWords.employments)]);

/** The texts of job alerts. */
export const alertWords = {
  title: 'Job alerts',
  lead: 'Say what you look for, and we tell you when a new opening fits.',
  description: 'Hear of new openings that fit. Nobody else can see that you look for a job.',
  new: 'New alert',
  newText: `Up to ${MOST_DESIGNATIONS} roles; any of them fits. Everything else has to fit too.`,
  fields: 'What you look for',
  clear: 'Start over',
  listsFailed: 'The lists of roles, cities and industries could not be loaded.',
  retry: 'Try again',
  without: (name: string): string => `${name}: leave this out`,
  create: 'Alert me',
  created: 'We tell you when a new opening fits.',
  own: 'Your alerts',
  none: { title: 'No alerts yet', text: 'Choose what you look for above, and press “Alert me”.' },
  visitor: {
    title: 'Log in to get alerts',
    text: 'What you chose above stays as it is.',
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
          ? formatWords.fresher
          : formatWords.experience(experience),
      ctc && jobWords.filters.band(ctc),
      employment && jobWords.employments[employment],
      industry?.name,
      skill?.name,
    ]
      .filter((one) => one !== undefined)
      .map((one, at) => (at > 0 && OURS.has(one) ? midSentence(one) : one));
  },
  fits: (count: number): string =>
    count === 0 ? 'Nothing open fits yet' : `${jobWords.found(count)} ${count === 1 ? 'fits' : 'fit'} now`,
  look: (name: string | undefined): string => (name === undefined ? 'See openings' : `See ${name} openings`),
  remove: 'Delete',
  removeThis: (title: string): string => `Delete the alert: ${title}`,
  removed: 'The alert is deleted.',
  failed: 'This did not work. Please try again.',
  offline: 'You are offline. What you chose stays here; press again when you are back.',
  problems: {
    empty: 'Choose at least one thing: a role, a city, or anything else you look for.',
    tooManyDesignations: `An alert can have up to ${MOST_DESIGNATIONS} roles. Take one away, or make a second alert.`,
    duplicate: 'You have this alert already. It is below.',
    full: `You have ${MOST_ALERTS} alerts, and that is as many as there can be. Delete one first.`,
    unknown: 'Something you chose is not in our lists any more. Choose it anew.',
  } satisfies Record<AlertProblem, string>,
  settings: 'How we tell you',
  promisesTitle: 'Only you know',
  promises: [
    'Nobody else can see that you look for a job: no employer, no colleague, no other member.',
    'Alerts are kept under a name made for alerts alone, apart from your profile and from what you write.',
    'A letter, or a message on your device, never says that it is about jobs.',
    'A deleted alert is gone at once. Alerts are in your archive, and go when your account goes.',
  ],
};
