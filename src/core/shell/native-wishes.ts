/** What the native app asks of the page in it, by the bridge's own names. */
export type NativeWish =
  /** Somebody pulled the page down. */
  | { readonly type: 'pullToRefresh' }
  /** Somebody has been content with the app: in so many seconds they may be asked to rate it. */
  | { readonly type: 'setAppRatingTimer'; readonly seconds: number }
  /** A page of ours to go to. */
  | { readonly type: 'pushNewPageInStack'; readonly path: string }
  /** The device's own way back was pressed. */
  | { readonly type: 'goBackInPageStack' };

/** What the app wishes, as it comes. The returned function stops listening. */
export abstract class NativeWishes {
  abstract hear(told: (wish: NativeWish) => void): () => void;
}
