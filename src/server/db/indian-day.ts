const INDIA_MS = 5.5 * 3_600_000;

export const indianDay = (at: Date): string => new Date(at.getTime() + INDIA_MS).toISOString().slice(0, 10);
