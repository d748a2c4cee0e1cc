/** What time it is, in milliseconds since 1970. On a rendered page it stands still until the first commit. */
export abstract class Clock {
  abstract now(): number;
}
