/** Reloads the page, so that no data of one account is left in memory for the next. */
export abstract class PageRestart {
  abstract at(address: string): void;
  /** The same page, for a choice that only a new page can show. */
  abstract here(): void;
}
