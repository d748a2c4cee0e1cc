/** Messages from the page to the native app, under the bridge's names. */
export type NativeMessage =
  /** Asks the app to open its login, and where to continue after it. */
  | { readonly type: 'login'; readonly redirectUrl: string }
  /** The app ends the session, for itself and for the page. */
  | { readonly type: 'signOut' }
  /** The app asks for notifications by itself. */
  | { readonly type: 'initNotifications' }
  /** The device's own settings, where notifications are allowed. */
  | { readonly type: 'openNotificationSettings' }
  /** The app passes a page on, through the device's own sheet. */
  | { readonly type: 'share'; readonly title: string; readonly url: string }
  /** Whether the page may be pulled down here, and that what it was pulled for is there. The first one says that the page listens. */
  | { readonly type: 'pullToRefresh'; readonly state: 'on' | 'off' | 'done' }
  /** What somebody said when they were asked to rate the app; the app leads to its store. */
  | { readonly type: 'setAppRatingTimer'; readonly answer: 'rate' | 'later' }
  /** The app opens this page of ours on top of the one that is shown. */
  | { readonly type: 'pushNewPageInStack'; readonly url: string }
  /** This page has nothing to go back to: the app takes it off. */
  | { readonly type: 'goBackInPageStack' };

/** The surrounding native app; outside the app, messages go nowhere. */
export abstract class NativeApp {
  abstract post(message: NativeMessage): void;
}
