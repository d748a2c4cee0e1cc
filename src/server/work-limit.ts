import { OVERLOADED } from './http/admission';

interface Limits {
  readonly running: number;
  readonly waiting: number;
}

/** Runs a few pieces of expensive work at once; other requests still get a processor and a database connection. */
export class WorkLimit {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.running) this.#running++;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  async #turn(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) throw OVERLOADED;
    await new Promise<void>((start) => this.#waiting.push(start));
  }
}
