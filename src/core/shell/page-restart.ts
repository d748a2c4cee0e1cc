/** Reloads the page, so that no data of one account is left in memory for the next. */
export abstract class PageRestart {
  abstract at(address: string): void;
  /** Reloads the page, for a choice that needs a new page. */
  abstract here(): void;
}
