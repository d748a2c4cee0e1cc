export abstract class InFlight {
  /** Cancels all of them; each rejects with `cancelled`. */
  abstract cancel(): void;
}
