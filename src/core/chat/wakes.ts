/** Moments at which it is worth trying again at once: the device is online, or somebody looks at the page again. */
export abstract class Wakes {
  /** Tells of each, until the returned function is called. */
  abstract watch(woken: () => void): () => void;
}
