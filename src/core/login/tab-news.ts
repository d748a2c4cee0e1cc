export type News = 'signedIn' | 'signedOut';

export abstract class TabNews {
  abstract tell(news: News): void;
  /** Calls `heard` for each message from other tabs until the returned function is called. */
  abstract hear(heard: (news: News) => void): () => void;
}
