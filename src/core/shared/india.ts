/** India has a single time zone all year, five and a half hours ahead of UTC. */
export const INDIA_MS = 5.5 * 3_600_000;
