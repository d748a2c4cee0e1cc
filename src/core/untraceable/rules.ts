/** Tokens that a member gets each month, for the company and for the industry. */
export const TOKENS_A_MONTH = 5;

/** Fewer members would not hide the author. */
export const MIN_HOLDERS = 10;

/** A member with this many texts hidden by moderators gets no tokens. */
export const MAX_HIDDEN_TEXTS = 3;

const STEP = 5;

/** The group size as shown: the exact number would reveal when one member joins. */
export const shownHolders = (holders: number): number => Math.floor(holders / STEP) * STEP;

export const MAX_DELAY_HOURS = 6;

const AN_HOUR = 3_600_000;

/** The full hour in which a post appears: the first one after a random delay. `chance` is from 0 to 1. */
export const appearanceAt = (now: number, chance: number): number =>
  (Math.floor((now + chance * MAX_DELAY_HOURS * AN_HOUR) / AN_HOUR) + 1) * AN_HOUR;

/** The first and the last hour in which a post written now can appear. */
export const appearsBetween = (now: Date): readonly [first: Date, last: Date] => [
  new Date(appearanceAt(now.getTime(), 0)),
  new Date(appearanceAt(now.getTime(), 1)),
];

/** The month of a moment, as its first day. */
export const monthOf = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`;

/** Tokens of a month are valid until the end of the next one. */
export function validMonths(now: Date): readonly string[] {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return [monthOf(now), monthOf(before)];
}

export type GroupKind = 'COMPANY' | 'INDUSTRY';
