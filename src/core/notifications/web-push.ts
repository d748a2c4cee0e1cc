export type Permission = 'granted' | 'denied' | 'default';

/** Web Push: reaches users who have no page open. */
export abstract class WebPush {
  /** Undefined where the browser does not support push. */
  abstract permission(): Permission | undefined;
  /** Registers our service worker, which shows pushed messages. */
  abstract prepare(): Promise<void>;
  /** Shows the browser's permission prompt; call it only after the user pressed a button. */
  abstract ask(): Promise<Permission>;
  /** The push subscription of this browser, as text. */
  abstract subscribe(key: string): Promise<string | undefined>;
  /** Removes the push subscription and the notifications on screen; returns the subscription that was removed. */
  abstract unsubscribe(): Promise<string | undefined>;
  /** Reports the paths of clicked notifications, so that they open in this page; returns a function that stops it. */
  abstract onOpen(open: (path: string) => void): () => void;
}
