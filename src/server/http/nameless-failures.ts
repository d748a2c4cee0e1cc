interface Held {
  readonly day: string;
  readonly errors: Map<string, unknown>;
}

/**
 * Failures of nameless requests, to be logged on a later day, each kind once: the time of a failed attempt would show
 * when an author was active. Those of the last day are lost when the server stops.
 */
export class NamelessFailures {
  #held: Held | undefined;

  add(error: unknown, now: Date): void {
    this.#held ??= { day: dayOf(now), errors: new Map() };
    this.#held.errors.set(kindOf(error), error);
  }

  /** The failures of an earlier day, in the order of their kinds, once. */
  take(now: Date): readonly unknown[] {
    if (this.#held === undefined || this.#held.day === dayOf(now)) return [];
    const { errors } = this.#held;
    this.#held = undefined;
    return [...errors.keys()].sort().map((kind) => errors.get(kind));
  }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const kindOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));
