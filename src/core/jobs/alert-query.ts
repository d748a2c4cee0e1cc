import { buildQuery, parseQuery } from '../shell/query';
import type { AlertInput, AlertPreferences, JobAlert } from './job-alert';
import { jobQuery, readJobQuery } from './job-query';
import type { JobQuery } from './jobs-port';

const DESIGNATION = 'job_profile';
const SLUG = /^[a-z0-9-]{1,120}$/;

/** Uses the params of the job list, but allows several designations. */
export function readAlertQuery(search: string): AlertInput {
  const { location, industry, companyUrl, skill, experience, employment, ctc } = readJobQuery(search);
  const named = parseQuery(search).flatMap(([name, value]) =>
    name === DESIGNATION && SLUG.test(value) ? [value] : [],
  );
  return {
    designations: [...new Set(named)],
    preferences: { location, industry, company: companyUrl, skill, experience, employment, ctc },
  };
}

/** Drops freshness and page: an alert only covers new openings. */
export const alertQuery = ({ id: _, freshness: __, page: ___, ...query }: JobQuery): string =>
  jobQuery(query);

export const alertQueryWithout = (
  { designations, preferences }: AlertInput,
  label: 'company' | 'skill',
): string => {
  const rest = parseQuery(jobQuery(jobQueryOf({ ...preferences, [label]: undefined })));
  return buildQuery([...designations.map((name) => [DESIGNATION, name] as const), ...rest]);
};

/** The job lists that match an alert: one per designation, or one for any work. */
export function listsOf({ designations, preferences }: JobAlert): readonly {
  readonly name: string | undefined;
  readonly query: string;
}[] {
  const { location, industry, company, skill, ...rest } = preferences;
  const query = jobQueryOf({
    ...rest,
    location: location?.urlName,
    industry: industry?.urlName,
    company: company?.urlName,
    skill: skill?.urlName,
  });
  if (designations.length === 0) return [{ name: undefined, query: jobQuery(query) }];
  return designations.map(({ urlName, name }) => ({
    name,
    query: jobQuery({ designation: urlName, ...query }),
  }));
}

const jobQueryOf = ({ company, ...rest }: AlertPreferences): JobQuery => ({ companyUrl: company, ...rest });
