const HOUR = 3_600_000;

/** The hour of a moment: no anonymous thing is stored or shown with a finer time, so it matches nothing else by the minute. */
export const hourOf = (exact: Date): Date => new Date(Math.floor(exact.getTime() / HOUR) * HOUR);

export const cutToHour = (exact: Date): string => hourOf(exact).toISOString();
