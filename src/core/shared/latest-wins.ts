/** The outcome of a task. A replaced task may still have a response if it was already sent. */
export interface Turn<T> {
  readonly last: boolean;
  readonly response: T | undefined;
}

interface Line {
  latest: object;
  tail: Promise<unknown>;
}

/** Runs one task per key at a time; of the tasks queued meanwhile only the last one runs. */
export class LatestWins<T> {
  readonly #lines = new Map<string, Line>();

  /** Rejects only when the last task fails; failures of replaced tasks do not matter. */
  async run(key: string, send: () => Promise<T>): Promise<Turn<T>> {
    const me = {};
    const line = this.#lines.get(key) ?? { latest: me, tail: Promise.resolve() };
    this.#lines.set(key, line);
    line.latest = me;
    const turn = line.tail.then(() => this.#take(line, me, send));
    line.tail = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      if (line.latest === me) this.#lines.delete(key);
    }
  }

  async #take(line: Line, me: object, send: () => Promise<T>): Promise<Turn<T>> {
    if (line.latest !== me) return { last: false, response: undefined };
    try {
      const response = await send();
      return { last: line.latest === me, response: response };
    } catch (error) {
      if (line.latest === me) throw error;
      return { last: false, response: undefined };
    }
  }
}
