/** The device's own connection state. It is often wrong, so the app verifies it with a request. */
export abstract class Connectivity {
  abstract online(): boolean;
  /** Reports every change until the returned function is called. */
  abstract watch(changed: (online: boolean) => void): () => void;
}
