/** Fetches the next token pair before the session ends. */
export abstract class SessionRenewal {
  /** Resolves to true if a session renewed within the last `noOlderThan` milliseconds exists. */
  abstract renew(noOlderThan: number): Promise<boolean>;
}
