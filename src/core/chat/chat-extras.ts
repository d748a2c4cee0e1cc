/** Chat code needed outside the chat pages; loaded once the user is signed in. */
export abstract class ChatExtras {
  /** Resolves once the module is loaded. */
  abstract load(): Promise<void>;
}
