const HOUR = 3_600_000;

/** Anonymous rows are stored and shown with the hour only, so that no exact time links them to other data. */
export const hourOf = (exact: Date): Date => new Date(Math.floor(exact.getTime() / HOUR) * HOUR);

export const endOfHour = (exact: Date): Date => new Date(Math.ceil(exact.getTime() / HOUR) * HOUR);

export const cutToHour = (exact: Date): string => hourOf(exact).toISOString();
