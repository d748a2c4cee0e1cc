import type { EventEmitter } from 'node:events';

export class Interest {
  readonly #counts = new Map<string, number>();

  has(key: string): boolean {
    return this.#counts.has(key);
  }

  /** Counts until the returned function is called, or until the client of this response hangs up. */
  add(key: string, response: EventEmitter): () => void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    let isCounted = true;
    const release = () => {
      if (!isCounted) return;
      isCounted = false;
      response.off('close', release);
      const left = (this.#counts.get(key) ?? 0) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
    response.once('close', release);
    return release;
  }
}
