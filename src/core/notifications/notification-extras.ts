/** What notifications need beyond the page; it is fetched once somebody is signed in. */
export abstract class NotificationExtras {
  /** Afterwards everything of it can be used. */
  abstract load(): Promise<void>;
}
