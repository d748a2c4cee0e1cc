export type NativeRequest =
  | { readonly type: 'pullToRefresh' }
  /** The user has had a good experience: after these seconds the page may ask them to rate the app. */
  | { readonly type: 'setAppRatingTimer'; readonly seconds: number }
  /** Navigates to a page of the site. */
  | { readonly type: 'pushNewPageInStack'; readonly path: string }
  /** The device's back button was pressed. */
  | { readonly type: 'goBackInPageStack' };

/** Calls the listener with each request of the app until the returned function is called. */
export abstract class NativeRequests {
  abstract subscribe(listener: (request: NativeRequest) => void): () => void;
}
