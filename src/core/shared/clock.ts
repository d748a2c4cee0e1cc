/** Milliseconds since 1970. On a rendered page the clock is frozen until the first commit. */
export abstract class Clock {
  abstract now(): number;
}
