/** What a page needs within the native app alone. */
export abstract class NativeExtras {
  /** Afterwards everything of it can be used. */
  abstract load(): Promise<void>;
}
