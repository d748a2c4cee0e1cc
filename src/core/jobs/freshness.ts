const A_DAY = 86_400_000;

/** The first day that counts as one of the last so many. */
export const postedSince = (days: number, now: Date): string =>
  new Date(now.getTime() - days * A_DAY).toISOString().slice(0, 10);
