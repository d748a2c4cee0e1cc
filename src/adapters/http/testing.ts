import { Timers } from '../../core/shared/timers';

/** Timers that only move when a test moves them. */
export class ManualTimers extends Timers {
  #waiting: { readonly at: number; readonly run: () => void }[] = [];
  #now = 0;
  /** The delay of each `after` call. */
  readonly requests: number[] = [];

  override after(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.#now + milliseconds, run };
    this.requests.push(milliseconds);
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((candidate) => candidate !== entry);
    };
  }

  override every(): () => void {
    return () => undefined;
  }

  get pending(): number {
    return this.#waiting.length;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#waiting.filter(({ at: time }) => time <= this.#now);
    this.#waiting = this.#waiting.filter(({ at: time }) => time > this.#now);
    for (const { run } of due) run();
  }
}

/** Runs all pending microtasks. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  await new Promise<void>((resolve) => setImmediate(resolve));
};

/** A failure in the services' format. */
export const problem = (
  status: number,
  code: string,
  message = code,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, code, message },
    { status, headers: { ...headers, 'content-type': 'application/problem+json' } },
  );
