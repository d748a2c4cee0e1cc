import type { Employment } from '../reviews/review';
import type { CtcBand } from './job';

/** Designations one alert may name. */
export const MOST_DESIGNATIONS = 5;
/** Alerts one member may have. */
export const MOST_ALERTS = 10;

/** Something of our lists: its name in addresses, and as it is written. */
export interface AlertName {
  readonly urlName: string;
  readonly name: string;
}

/** What is asked of openings besides the work, in the names of addresses. */
export interface AlertPreferences {
  readonly location?: string | undefined;
  readonly industry?: string | undefined;
  readonly company?: string | undefined;
  readonly skill?: string | undefined;
  /** Years one has. */
  readonly experience?: number | undefined;
  readonly employment?: Employment | undefined;
  readonly ctc?: CtcBand | undefined;
}

/** Which new openings somebody wants to hear of: for any of these designations, and with all that is preferred. */
export interface AlertWish {
  readonly designations: readonly string[];
  readonly preferences: AlertPreferences;
}

/** The preferences of an alert that is kept, as they are written. */
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
  readonly id: string;
  readonly designations: readonly AlertName[];
  readonly preferences: NamedPreferences;
  /** Openings that fit and are open now. */
  readonly fits: number;
}
