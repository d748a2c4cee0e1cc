import { reaction } from 'mobx';
import { type Ballot, choiceOf } from '../../core/posts/ballot';
import type { TabBallot, TabBallots } from '../../core/posts/tab-ballots';
import type { Clock } from '../../core/shared/clock';
import type { Timers } from '../../core/shared/timers';
import type { BallotStore } from './ballot-store';

/** A choice is painted first; sending it to the other tabs takes a slow phone some milliseconds. */
const PAINTED_MS = 50;

/** Synchronizes choices in polls and among offers between the tabs of one user, in both directions. */
export class TabBallotsStore {
  readonly #ballots: BallotStore;
  readonly #connection: TabBallots;
  readonly #timers: Timers;
  readonly #clock: Clock;
  /** The last ballot sent or received per key, so that messages do not loop. */
  readonly #agreed = new Map<string, Ballot>();
  readonly #chosenAt = new Map<string, number>();

  constructor(ballots: BallotStore, connection: TabBallots, timers: Timers, clock: Clock) {
    this.#ballots = ballots;
    this.#connection = connection;
    this.#timers = timers;
    this.#clock = clock;
  }

  /** Synchronizes with the other tabs until the returned function is called. */
  keepStep(): () => void {
    const silence = this.#connection.subscribe((choice) => this.#apply(choice));
    const stop = reaction(
      () => [...this.#ballots.shown],
      (shown) => {
        for (const [key, ballot] of shown) this.#publish(key, ballot);
      },
      // The choice may be what made this code load.
      { fireImmediately: true },
    );
    return () => {
      silence();
      stop();
    };
  }

  /** The result of the service for a choice keeps the time of the choice. */
  #publish(key: string, ballot: Ballot): void {
    const agreed = this.#agreed.get(key);
    if (agreed === ballot) return;
    if (!agreed || choiceOf(agreed) !== choiceOf(ballot)) this.#chosenAt.set(key, this.#clock.now());
    this.#agreed.set(key, ballot);
    const chosenAt = this.#chosenAt.get(key) ?? 0;
    this.#timers.after(PAINTED_MS, () => this.#connection.publish({ key, ballot, chosenAt }));
  }

  #apply({ key, ballot, chosenAt }: TabBallot): void {
    if (chosenAt < (this.#chosenAt.get(key) ?? 0)) return;
    this.#chosenAt.set(key, chosenAt);
    this.#agreed.set(key, ballot);
    this.#ballots.settle(key, ballot);
  }
}
