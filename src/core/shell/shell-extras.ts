/** What stands around the screens but is not needed to read one: it is fetched when it is first wanted. */
export abstract class ShellExtras {
  /** Afterwards everything of it can be used. */
  abstract load(): Promise<void>;
}
