const INDIA_MS = 5.5 * 3_600_000;

/** The calendar day in India: 2026-11-20. */
export const indianDay = (at: Date): string => new Date(at.getTime() + INDIA_MS).toISOString().slice(0, 10);
