import type { Employment } from '../reviews/review';
import type { JobAlertId } from '../shared/ids';
import type { CtcBand } from './job';

export const MAX_DESIGNATIONS = 5;
export const MAX_ALERTS = 10;

export interface AlertName {
  readonly urlName: string;
  readonly name: string;
}

/** Criteria other than the designation, by URL name. */
export interface AlertPreferences {
  readonly location?: string | undefined;
  readonly industry?: string | undefined;
  readonly company?: string | undefined;
  readonly skill?: string | undefined;
  /** Years of experience. */
  readonly experience?: number | undefined;
  readonly employment?: Employment | undefined;
  readonly ctc?: CtcBand | undefined;
}

/** An alert matches any of the designations and all of the preferences. */
export interface AlertInput {
  readonly designations: readonly string[];
  readonly preferences: AlertPreferences;
}

/** The preferences of a saved alert, with display names. */
export interface NamedPreferences {
  readonly location: AlertName | undefined;
  readonly industry: AlertName | undefined;
  readonly company: AlertName | undefined;
  readonly skill: AlertName | undefined;
  readonly experience: number | undefined;
  readonly employment: Employment | undefined;
  readonly ctc: CtcBand | undefined;
}

export interface JobAlert {
  readonly id: JobAlertId;
  readonly designations: readonly AlertName[];
  readonly preferences: NamedPreferences;
  /** Number of open jobs that match. */
  readonly fits: number;
}

/** The criteria of a saved alert, to create it again. */
export function inputOf({ designations, preferences }: JobAlert): AlertInput {
  const { location, industry, company, skill, ...rest } = preferences;
  return {
    designations: designations.map(({ urlName }) => urlName),
    preferences: {
      ...rest,
      location: location?.urlName,
      industry: industry?.urlName,
      company: company?.urlName,
      skill: skill?.urlName,
    },
  };
}
