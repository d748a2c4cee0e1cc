export type NativeWish =
  | { readonly type: 'pullToRefresh' }
  /** Somebody has been content with the app: in so many seconds they may be asked to rate it. */
  | { readonly type: 'setAppRatingTimer'; readonly seconds: number }
  /** A page of ours to go to. */
  | { readonly type: 'pushNewPageInStack'; readonly path: string }
  /** The device's own way back was pressed. */
  | { readonly type: 'goBackInPageStack' };

/** Calls the listener with each request of the app until the returned function is called. */
export abstract class NativeWishes {
  abstract hear(told: (wish: NativeWish) => void): () => void;
}
