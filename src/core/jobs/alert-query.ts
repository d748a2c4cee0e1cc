import { buildQuery, parseQuery } from '../shell/query';
import type { AlertPreferences, AlertWish, JobAlert } from './job-alert';
import { jobQuery, readJobQuery } from './job-query';
import type { JobWish } from './jobs-port';

const DESIGNATION = 'job_profile';
const SLUG = /^[a-z0-9-]{1,120}$/;

/** What an address asks an alert for; it has the names of the lists of openings, and may name several designations. */
export function readAlertQuery(search: string): AlertWish {
  const { location, industry, companyUrl, skill, experience, employment, ctc } = readJobQuery(search);
  const named = parseQuery(search).flatMap(([name, value]) =>
    name === DESIGNATION && SLUG.test(value) ? [value] : [],
  );
  return {
    designations: [...new Set(named)],
    preferences: { location, industry, company: companyUrl, skill, experience, employment, ctc },
  };
}

/** The address that asks for an alert to openings like these: how fresh they are is no matter, all it tells of are new. */
export const alertQuery = ({ freshness: _, page: __, ...wish }: JobWish): string => jobQuery(wish);

/** The address that asks for this alert without the company, or without the skill. */
export const alertQueryWithout = (
  { designations, preferences }: AlertWish,
  what: 'company' | 'skill',
): string => {
  const rest = parseQuery(jobQuery(jobWishOf({ ...preferences, [what]: undefined })));
  return buildQuery([...designations.map((name) => [DESIGNATION, name] as const), ...rest]);
};

/** Lists of the openings that fit an alert: one for each designation, or one for all work. */
export function listsOf({ designations, preferences }: JobAlert): readonly {
  readonly name: string | undefined;
  readonly query: string;
}[] {
  const { location, industry, company, skill, ...rest } = preferences;
  const wish = jobWishOf({
    ...rest,
    location: location?.urlName,
    industry: industry?.urlName,
    company: company?.urlName,
    skill: skill?.urlName,
  });
  if (designations.length === 0) return [{ name: undefined, query: jobQuery(wish) }];
  return designations.map(({ urlName, name }) => ({
    name,
    query: jobQuery({ designation: urlName, ...wish }),
  }));
}

const jobWishOf = ({ company, ...rest }: AlertPreferences): JobWish => ({ companyUrl: company, ...rest });
