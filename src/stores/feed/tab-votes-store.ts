import { reaction } from 'mobx';
import type { PressedTally, TabVotes } from '../../core/posts/tab-votes';
import type { Tally } from '../../core/posts/vote';
import type { Timers } from '../../core/shared/timers';
import type { SessionStore } from '../login/session-store';
import type { VotingStore } from '../posts/voting-store';

/** A press is painted first; sending it to the other tabs takes a slow phone some milliseconds. */
const PAINTED_MS = 50;

const textOf = ({ id, kind, up, down, mine }: Tally): string => JSON.stringify([id, kind, up, down, mine]);

/** Synchronizes votes between the tabs of one user, in both directions. Counts without a press stay in their tab. */
export class TabVotesStore {
  readonly #votes: VotingStore;
  readonly #session: SessionStore;
  readonly #connection: TabVotes;
  readonly #timers: Timers;
  /** The last tally sent or received per item, so that messages do not loop. */
  readonly #agreed = new Map<string, string>();

  constructor(votes: VotingStore, session: SessionStore, line: TabVotes, timers: Timers) {
    this.#votes = votes;
    this.#session = session;
    this.#connection = line;
    this.#timers = timers;
  }

  /** Synchronizes with the other tabs until the returned function is called. */
  keepStep(): () => void {
    const silence = this.#connection.subscribe((tally) => this.#apply(tally));
    const stop = reaction(
      () => [...this.#votes.shown.values()],
      (shown) => {
        for (const tally of shown) this.#publish(tally);
      },
      { scheduler: (run) => void this.#timers.after(PAINTED_MS, run) },
    );
    return () => {
      silence();
      stop();
    };
  }

  #publish(tally: Tally): void {
    const pressedAt = this.#votes.pressedAt(tally);
    const key = `${tally.kind} ${tally.id}`;
    if (pressedAt === undefined || this.#agreed.get(key) === textOf(tally)) return;
    this.#agreed.set(key, textOf(tally));
    this.#connection.publish({ ...tally, pressedAt });
  }

  #apply({ pressedAt, ...tally }: PressedTally): void {
    if (!this.#session.signedIn) return;
    this.#agreed.set(`${tally.kind} ${tally.id}`, textOf(tally));
    this.#votes.receivePress(tally, pressedAt);
  }
}
