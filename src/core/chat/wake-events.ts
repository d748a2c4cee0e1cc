/** Moments at which an immediate retry makes sense: the device came online or the page became visible. */
export abstract class WakeEvents {
  /** Calls `woken` each time until the returned function is called. */
  abstract watch(onWake: () => void): () => void;
}
