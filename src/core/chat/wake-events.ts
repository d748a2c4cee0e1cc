/** Moments that matter to a connection of the page. */
export abstract class WakeEvents {
  /**
   * Until the returned function is called, calls `onWake` whenever an immediate retry makes sense: the device came
   * online, the page became visible or was not left after all. Calls `onLeave` when the page may be left.
   */
  abstract watch(onWake: () => void, onLeave: () => void): () => void;
}
