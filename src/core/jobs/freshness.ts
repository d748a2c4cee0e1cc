const A_DAY = 86_400_000;

export const postedSince = (days: number, now: Date): string =>
  new Date(now.getTime() - days * A_DAY).toISOString().slice(0, 10);
