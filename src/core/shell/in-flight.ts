/** The calls on their way. */
export abstract class InFlight {
  /** Calls them all off; each ends as cancelled. */
  abstract cancel(): void;
}
