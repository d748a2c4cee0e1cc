import type { Failure } from '../shared/failure';
import { type AlertInput, type JobAlert, MAX_ALERTS, MAX_DESIGNATIONS } from './job-alert';

const ALERT_PROBLEMS = ['empty', 'tooManyDesignations', 'duplicate', 'full', 'unknown'] as const;
export type AlertProblem = (typeof ALERT_PROBLEMS)[number];

/**
 * An alert needs at least one criterion, has a limited number of designations, must not be a duplicate, and
 * counts towards a maximum.
 */
export function alertProblem(input: AlertInput, known: readonly JobAlert[] = []): AlertProblem | undefined {
  const { designations, preferences } = input;
  const request = Object.values(preferences).some((item) => item !== undefined);
  if (designations.length === 0 && !request) return 'empty';
  if (designations.length > MAX_DESIGNATIONS) return 'tooManyDesignations';
  if (known.some((jobAlert) => sameAlert(jobAlert, input))) return 'duplicate';
  return known.length >= MAX_ALERTS ? 'full' : undefined;
}

/** Ignores the order of the designations. */
function sameAlert({ designations, preferences }: JobAlert, input: AlertInput): boolean {
  const { location, industry, company, skill, experience, employment, ctc } = preferences;
  const { preferences: preferred } = input;
  return (
    sorted(designations.map(({ urlName }) => urlName)) === sorted(input.designations) &&
    location?.urlName === preferred.location &&
    industry?.urlName === preferred.industry &&
    company?.urlName === preferred.company &&
    skill?.urlName === preferred.skill &&
    experience === preferred.experience &&
    employment === preferred.employment &&
    ctc === preferred.ctc
  );
}

const sorted = (names: readonly string[]): string => [...names].sort().join();

const CODES: Readonly<Record<string, AlertProblem>> = {
  ALERT_EXISTS: 'duplicate',
  TOO_MANY_ALERTS: 'full',
};

/** The problem the server found with an alert; undefined when the alert was not the cause. */
export function refusedAlert({ kind, code, fields }: Pick<Failure, 'kind' | 'code' | 'fields'>) {
  const known = fields.flatMap((field) => ALERT_PROBLEMS.find((problem) => problem === field.code) ?? []);
  return known[0] ?? (kind === 'invalid' ? 'unknown' : CODES[code ?? '']);
}
