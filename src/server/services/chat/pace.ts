import { PACE } from '../../../core/chat/chat';

/** Recent messages per member, in memory and per server: the database stores only the hour of a message. */
export class Pace {
  readonly #written = new Map<string, readonly number[]>();

  /** Counts one message and returns an undo function; undefined when the limit is reached. */
  take(memberId: string, now: number): (() => void) | undefined {
    this.#forget(now);
    const lately = this.#written.get(memberId) ?? [];
    if (lately.length >= PACE.messages) return undefined;
    this.#written.set(memberId, [...lately, now]);
    return () => this.#giveBack(memberId, now);
  }

  #giveBack(memberId: string, moment: number): void {
    const lately = this.#written.get(memberId) ?? [];
    const index = lately.indexOf(moment);
    if (index >= 0) this.#written.set(memberId, lately.toSpliced(index, 1));
  }

  #forget(now: number): void {
    for (const [memberId, moments] of this.#written) {
      const left = moments.filter((moment) => moment > now - PACE.milliseconds);
      if (left.length === 0) this.#written.delete(memberId);
      else if (left.length < moments.length) this.#written.set(memberId, left);
    }
  }
}
