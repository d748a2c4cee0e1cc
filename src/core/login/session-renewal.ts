/** Gets the session's next pair of tokens before this one ends. */
export abstract class SessionRenewal {
  /** Whether there is a session that is no older than this many milliseconds. */
  abstract renew(noOlderThan: number): Promise<boolean>;
}
