/** What writing a post needs beyond the page; it is fetched when somebody begins. */
export abstract class ComposerExtras {
  /** Afterwards everything of it can be used. */
  abstract load(): Promise<void>;
}
