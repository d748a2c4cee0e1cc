const MIN_BETWEEN_MS = 10_000;

/** Tests the mail server without an address, one test at a time, and remembers the last result. */
export class MailServerHealth {
  #isAway = false;
  #isRunning = false;
  #next = 0;
  readonly #test: () => Promise<void>;
  readonly #now: () => number;

  constructor(test: () => Promise<void>, now: () => number = Date.now) {
    this.#test = test;
    this.#now = now;
  }

  check(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#test()
      .then(
        () => false,
        () => true,
      )
      .then((isAway) => {
        this.#isAway = isAway;
        this.#isRunning = false;
        this.#next = this.#now() + MIN_BETWEEN_MS;
      });
  }

  /** While it is away, questions test it again, so that it is used soon after it is back. */
  isAway(): boolean {
    if (this.#isAway && this.#now() >= this.#next) this.check();
    return this.#isAway;
  }
}
