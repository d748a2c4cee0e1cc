import { formatText } from '../shared/format-text';
import { midSentence } from '../shared/mid-sentence';
import type { JobAlert } from './job-alert';
import { alertText } from './job-alerts-text';
import { jobText } from './text';

/** Our terms are lower-cased within a line; names keep their case. */
const OURS: ReadonlySet<string> = new Set([formatText.fresher, ...Object.values(jobText.employments)]);

export function alertTitle({ designations, preferences }: JobAlert): string {
  const roles = designations.map(({ name }) => name).join(', ') || alertText.anyRole;
  return preferences.company ? alertText.titleAt(roles, preferences.company.name) : roles;
}

export function alertDetails({ preferences }: JobAlert): readonly string[] {
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
}
