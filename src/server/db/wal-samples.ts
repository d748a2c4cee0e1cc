/** When the primary was at which position. */
interface Sample {
  readonly position: bigint;
  /** Milliseconds. */
  readonly at: number;
}

/** Tells the age of what a replica shows, without comparing the clocks of two machines. */
export class WalSamples {
  readonly #maxAge: number;
  #samples: Sample[] = [];

  constructor(maxAge: number) {
    this.#maxAge = maxAge;
  }

  add(sample: Sample): void {
    const newer = this.#samples.findIndex(({ at }) => at > sample.at - this.#maxAge);
    // The last sample older than the limit decides whether a replica is recent.
    this.#samples = [...this.#samples.slice(Math.max(0, newer - 1)), sample];
  }

  /** Whether this position was the newest at some time within the limit. False until enough is known. */
  isRecent(position: bigint, now: number): boolean {
    const newest = this.#samples.at(-1);
    if (!newest || now - newest.at > this.#maxAge) return false;
    const limit = this.#samples.findLast(({ at }) => at <= now - this.#maxAge) ?? this.#samples[0];
    return limit !== undefined && position >= limit.position;
  }
}
