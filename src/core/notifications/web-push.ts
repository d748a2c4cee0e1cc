export type Permission = 'granted' | 'denied' | 'default';

/** The browser's own way to reach somebody who has no page open. */
export abstract class WebPush {
  /** None where the browser has no such thing. */
  abstract permission(): Permission | undefined;
  /** Puts our worker in place; it shows what is pushed. */
  abstract prepare(): Promise<void>;
  /** Asks in the browser's words; only after somebody pressed a button. */
  abstract ask(): Promise<Permission>;
  /** What others need to reach this browser, as text. */
  abstract subscribe(key: string): Promise<string | undefined>;
  /** Nobody reaches this browser any more; answers what reached it until now. */
  abstract unsubscribe(): Promise<string | undefined>;
}
