/** The sign-in library's rhythm, in milliseconds. */
export const authTimings = {
  /** What a session's token is good for before it has to be renewed. */
  sessionLife: 15 * 60_000,
  /** A session is renewed this long before it ends. */
  renewBeforeEnd: 5 * 60_000,
  /** A renewal that failed is tried again after this, then after twice as long, */
  firstRetry: 30_000,
  /** and so on up to this. */
  longestRetry: 960_000,
  /** A session counts as over this early, so that no call is sent with one that ends on its way. */
  overEarly: 30_000,
  /** What a provider told is remembered this long: the same word told twice is one. */
  eventsKept: 10 * 60_000,
  /** A window that was closed is noticed within this. */
  closedWindow: 2_000,
} as const;

/** How long after a renewal the next one is due. */
export const renewalIn = (lifeOfSession: number): number =>
  Math.max(authTimings.overEarly, lifeOfSession - authTimings.renewBeforeEnd);

/** How long to wait after so many failures in a row. */
export const retryIn = (failures: number): number =>
  Math.min(authTimings.longestRetry, authTimings.firstRetry * 2 ** Math.max(0, failures - 1));

/** Whether a session that has this long to go may still be used for a call. */
export const isOver = (timeLeft: number): boolean => timeLeft <= authTimings.overEarly;
