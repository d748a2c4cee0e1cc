/** What chats need beyond their pages; it is fetched once somebody is signed in. */
export abstract class ChatExtras {
  /** Afterwards everything of it can be used. */
  abstract load(): Promise<void>;
}
