/** A page refused because of load; the same request may soon succeed. */
export class PageBusy extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'PageBusy';
  }
}

export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
  readonly waitingOfOneNetwork: number;
  /** Milliseconds. */
  readonly maxWait: number;
}

export interface PageTicket {
  readonly network: string;
  /** False once all requesters have hung up. */
  readonly isWanted: () => boolean;
}

interface Waiting extends PageTicket {
  readonly start: () => void;
  readonly giveUp: (why: string) => void;
}

/** Limits how many pages render at once. The others wait within limits, and networks take turns. */
export class RenderQueue {
  readonly #limits: QueueLimits;
  /** Sorted by the networks' turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  async run<Page>(ticket: PageTicket, render: () => Promise<Page>): Promise<Page> {
    if (this.#running < this.#limits.running) this.#running++;
    else await this.#turnOf(ticket);
    try {
      return await render();
    } finally {
      // Pages without queries would render back to back, while nothing else is accepted, read or sent.
      setImmediate(() => this.#startNext());
    }
  }

  #turnOf(ticket: PageTicket): Promise<void> {
    const { waiting, waitingOfOneNetwork, maxWait } = this.#limits;
    this.#dropUnwanted(waiting);
    if (this.#lengthOf(ticket.network) >= waitingOfOneNetwork)
      throw new PageBusy('too many pages are waiting for one network');
    if (this.#length() >= waiting) throw new PageBusy('too many pages are waiting');
    return new Promise((start, fail) => {
      const giveUp = (why: string) => {
        clearTimeout(timer);
        this.#remove(waiting);
        fail(new PageBusy(why));
      };
      const timer = setTimeout(() => giveUp('the page waited too long'), maxWait);
      const waiting: Waiting = {
        ...ticket,
        giveUp,
        start: () => {
          clearTimeout(timer);
          start();
        },
      };
      this.#waiting.set(ticket.network, [...(this.#waiting.get(ticket.network) ?? []), waiting]);
    });
  }

  /** Passes the slot of a finished page on, or frees it. */
  #startNext(): void {
    for (const [network, [first, ...rest]] of this.#waiting) {
      this.#waiting.delete(network);
      if (rest.length > 0) this.#waiting.set(network, rest);
      if (first?.isWanted()) {
        first.start();
        return;
      }
      first?.giveUp('no one waits for the page');
    }
    this.#running--;
  }

  /** Runs only when places are short, so that visitors who hung up do not keep others out. */
  #dropUnwanted(max: number): void {
    if (this.#length() < max / 2) return;
    for (const waiting of [...this.#waiting.values()].flat())
      if (!waiting.isWanted()) waiting.giveUp('no one waits for the page');
  }

  #remove(waiting: Waiting): void {
    const rest = (this.#waiting.get(waiting.network) ?? []).filter((candidate) => candidate !== waiting);
    if (rest.length > 0) this.#waiting.set(waiting.network, rest);
    else this.#waiting.delete(waiting.network);
  }

  #lengthOf(network: string): number {
    return this.#waiting.get(network)?.length ?? 0;
  }

  #length(): number {
    return [...this.#waiting.values()].reduce((sum, list) => sum + list.length, 0);
  }
}
