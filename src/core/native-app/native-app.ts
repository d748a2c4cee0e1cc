/** What the page tells the native app around it, by the bridge's own names. */
export type NativeMessage =
  /** Asks the app to open its own login, and where to lead once somebody is signed in. */
  | { readonly type: 'login'; readonly redirectUrl: string }
  /** The app ends the session, for itself and for the page. */
  | { readonly type: 'signOut' }
  /** The app asks for notifications by itself. */
  | { readonly type: 'initNotifications' }
  /** The device's own settings, where notifications are allowed. */
  | { readonly type: 'openNotificationSettings' };

/** The native app around the page; where there is none, nobody hears. */
export abstract class NativeApp {
  abstract post(message: NativeMessage): void;
}
