/** Timings of the sign-in library, in milliseconds. */
export const authTimings = {
  sessionLife: 15 * 60_000,
  renewBeforeEnd: 5 * 60_000,
  /** Delay before the first retry of a failed renewal; it doubles with each failure. */
  firstRetry: 30_000,
  maxRetryDelay: 960_000,
  /** Margin so that no request is sent with a token that expires on its way. */
  overEarly: 30_000,
  /** Provider events are remembered this long, to ignore duplicates. */
  eventRetention: 10 * 60_000,
  closedWindow: 2_000,
} as const;

export const renewalIn = (lifeOfSession: number): number =>
  Math.max(authTimings.overEarly, lifeOfSession - authTimings.renewBeforeEnd);

export const retryIn = (failures: number): number =>
  Math.min(authTimings.maxRetryDelay, authTimings.firstRetry * 2 ** Math.max(0, failures - 1));

export const isOver = (timeLeft: number): boolean => timeLeft <= authTimings.overEarly;
