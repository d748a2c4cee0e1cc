/** What one tab of a visitor tells the others. */
export type News = 'signedIn' | 'signedOut';

/** The line between the tabs of one browser. */
export abstract class TabNews {
  abstract tell(news: News): void;
  /** Hears what other tabs tell, until the returned function is called. */
  abstract hear(heard: (news: News) => void): () => void;
}
