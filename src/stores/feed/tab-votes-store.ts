import { reaction } from 'mobx';
import type { PressedTally, TabVotes } from '../../core/posts/tab-votes';
import type { Tally } from '../../core/posts/vote';
import type { SessionStore } from '../login/session-store';
import type { VotingStore } from '../posts/voting-store';

const textOf = ({ id, kind, up, down, mine }: Tally): string => JSON.stringify([id, kind, up, down, mine]);

/** Synchronizes votes between the tabs of one user, in both directions. Counts without a press stay in their tab. */
export class TabVotesStore {
  readonly #votes: VotingStore;
  readonly #session: SessionStore;
  readonly #connection: TabVotes;
  /** The last tally sent or received per item, so that messages do not loop. */
  readonly #agreed = new Map<string, string>();

  constructor(votes: VotingStore, session: SessionStore, line: TabVotes) {
    this.#votes = votes;
    this.#session = session;
    this.#connection = line;
  }

  /** Synchronizes with the other tabs until the returned function is called. */
  keepStep(): () => void {
    const silence = this.#connection.subscribe((tally) => this.#apply(tally));
    const stop = reaction(
      () => [...this.#votes.shown.values()],
      (shown) => {
        for (const tally of shown) this.#publish(tally);
      },
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
