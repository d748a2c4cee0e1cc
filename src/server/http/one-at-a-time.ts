/** Runs work with the same name one after the other, in this process. What waits holds no connection to the database. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const own = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const ended = own.catch(() => undefined);
    this.#last.set(name, ended);
    try {
      return await own;
    } finally {
      if (this.#last.get(name) === ended) this.#last.delete(name);
    }
  }
}
