import type { Failure } from '../shared/failure';
import { type AlertWish, type JobAlert, MOST_ALERTS, MOST_DESIGNATIONS } from './job-alert';

const ALERT_PROBLEMS = ['empty', 'tooManyDesignations', 'duplicate', 'full', 'unknown'] as const;
export type AlertProblem = (typeof ALERT_PROBLEMS)[number];

/** An alert needs a criterion, has a limit of designations, is no duplicate, and counts towards a maximum. */
export function alertProblem(wish: AlertWish, known: readonly JobAlert[] = []): AlertProblem | undefined {
  const { designations, preferences } = wish;
  const asked = Object.values(preferences).some((one) => one !== undefined);
  if (designations.length === 0 && !asked) return 'empty';
  if (designations.length > MOST_DESIGNATIONS) return 'tooManyDesignations';
  if (known.some((one) => sameAlert(one, wish))) return 'duplicate';
  return known.length >= MOST_ALERTS ? 'full' : undefined;
}

/** Ignores the order of the designations. */
function sameAlert({ designations, preferences }: JobAlert, wish: AlertWish): boolean {
  const { location, industry, company, skill, experience, employment, ctc } = preferences;
  const { preferences: wished } = wish;
  return (
    sorted(designations.map(({ urlName }) => urlName)) === sorted(wish.designations) &&
    location?.urlName === wished.location &&
    industry?.urlName === wished.industry &&
    company?.urlName === wished.company &&
    skill?.urlName === wished.skill &&
    experience === wished.experience &&
    employment === wished.employment &&
    ctc === wished.ctc
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
