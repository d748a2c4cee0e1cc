const HOUR = 3_600_000;

/** The public time of an anonymous thing: its hour, so that it matches nothing else by the minute. */
export const cutToHour = (exact: Date): string =>
  new Date(Math.floor(exact.getTime() / HOUR) * HOUR).toISOString();
