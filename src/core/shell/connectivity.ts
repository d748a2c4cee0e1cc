/** Whether the device believes it is connected. It is wrong often enough to be asked to prove it. */
export abstract class Connectivity {
  abstract online(): boolean;
  /** Tells of every change, until the returned function is called. */
  abstract watch(changed: (online: boolean) => void): () => void;
}
