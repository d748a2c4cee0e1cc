export abstract class NativeSheet {
  /** Replaces the browser's share sheet until the returned function is called. */
  abstract stand(): () => void;
}
