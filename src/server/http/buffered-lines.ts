import { closeSync, openSync, writeSync } from 'node:fs';

const MAX_LINES = 300;

/**
 * Buffers log lines briefly and writes them together: one write per line costs a busy server as much as half a
 * response. A failing log blocks no request; buffered lines are written when the process ends.
 */
export class BufferedLines {
  readonly #fd: number | undefined;
  readonly #linger: number;
  #lines: string[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Without a file, lines go to standard output; with a linger of zero, each line is written at once. */
  constructor(file: string | undefined, linger: number) {
    this.#fd = file === undefined ? undefined : openSync(file, 'a', 0o600);
    this.#linger = linger;
    process.once('exit', this.#flush);
  }

  write(line: string): void {
    this.#lines.push(line);
    if (this.#linger === 0 || this.#lines.length >= MAX_LINES) this.#flush();
    else this.#timer ??= setTimeout(this.#flush, this.#linger).unref();
  }

  close(): void {
    this.#flush();
    process.off('exit', this.#flush);
    if (this.#fd !== undefined) closeSync(this.#fd);
  }

  #flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#lines.join('');
    this.#lines = [];
    if (text === '') return;
    if (this.#fd === undefined) return void process.stdout.write(text);
    try {
      writeSync(this.#fd, text);
    } catch {
      // A full disk must not take the site down as well.
    }
  };
}
