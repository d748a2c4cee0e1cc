/** What signing in needs beyond the page; it is fetched when somebody is about to. */
export abstract class LoginExtras {
  /** Afterwards everything of it can be used. */
  abstract load(): Promise<void>;
}
