/** Notification code needed outside its page; loaded once the user is signed in. */
export abstract class NotificationExtras {
  /** Resolves once the module is loaded. */
  abstract load(): Promise<void>;
}
