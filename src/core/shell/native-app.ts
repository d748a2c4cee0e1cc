/** Messages from the page to the native app, under the bridge's names. */
export type NativeMessage =
  /** Asks the app to open its login, and where to continue after it. */
  | { readonly type: 'login'; readonly redirectUrl: string }
  /** The app ends the session for itself and the page. */
  | { readonly type: 'signOut' }
  /** The app shows its own permission prompt for notifications. */
  | { readonly type: 'initNotifications' }
  /** Opens the device settings for notifications. */
  | { readonly type: 'openNotificationSettings' }
  /** The app shares a page through the device's share sheet. */
  | { readonly type: 'share'; readonly title: string; readonly url: string }
  /**
   * Whether pull-to-refresh is enabled, or that a refresh is done. The first message also signals that the page
   * listens.
   */
  | { readonly type: 'pullToRefresh'; readonly state: 'on' | 'off' | 'done' }
  /** The user's answer to the rating prompt; the app opens its store page. */
  | { readonly type: 'setAppRatingTimer'; readonly answer: 'rate' | 'later' }
  /** The app opens this page of the site on top of the current one. */
  | { readonly type: 'pushNewPageInStack'; readonly url: string }
  /** This page has no history to go back to: the app removes it from its stack. */
  | { readonly type: 'goBackInPageStack' };

/** The surrounding native app; outside the app, messages go nowhere. */
export abstract class NativeApp {
  abstract post(message: NativeMessage): void;
}
