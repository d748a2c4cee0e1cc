/** The native app's own sheet for passing a page on. */
export abstract class NativeSheet {
  /** Stands in for the browser's until the returned function is called. */
  abstract stand(): () => void;
}
