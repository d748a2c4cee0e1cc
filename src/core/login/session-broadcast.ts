export type News = 'signedIn' | 'signedOut';

export abstract class SessionBroadcast {
  abstract publish(news: News): void;
  /** Calls the listener for each message from other tabs until the returned function is called. */
  abstract subscribe(listener: (news: News) => void): () => void;
}
