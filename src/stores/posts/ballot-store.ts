import { makeAutoObservable, observableShallow } from 'mobx';
import { feedText } from '../../core/feed/text';
import { type Ballot, choiceOf } from '../../core/posts/ballot';
import type { CastBallot } from '../../core/posts/cast-ballot';
import { Failure } from '../../core/shared/failure';
import type { PostId } from '../../core/shared/ids';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { ToastStore } from '../shared/toast-store';

/** Poll and offer choices of this visit, in any tab: shown at once, then as the service counted them. */
export class BallotStore {
  /** The last response of the service for a ballot whose vote is pending. */
  readonly #settled = new Map<string, Ballot>();
  /** Keyed by member and post. */
  readonly shown = new Map<string, Ballot>();
  readonly #castBallot: CastBallot;
  readonly #loginPrompts: LoginPromptStore;
  readonly #toasts: ToastStore;

  constructor(castBallot: CastBallot, loginPrompts: LoginPromptStore, toasts: ToastStore) {
    this.#castBallot = castBallot;
    this.#loginPrompts = loginPrompts;
    this.#toasts = toasts;
    makeAutoObservable(this, { shown: observableShallow }, { autoBind: true });
  }

  /** A ballot that already includes the last choice is newer than the local one. */
  ballotOf<Options extends Ballot>(input: Options): Options {
    const key = this.#keyOf(input);
    const mine = this.shown.get(key);
    if (!mine || mine.kind !== input.kind) return input;
    return choiceOf(mine) === choiceOf(input) && !this.#settled.has(key) ? input : (mine as Options);
  }

  async choose(ballot: Ballot, choice: number | undefined): Promise<void> {
    const before = this.ballotOf(ballot);
    if (choiceOf(before) === choice) return;
    const outcome = this.#castBallot.choose(before, choice);
    if (outcome.kind === 'blocked') return this.#loginPrompts.open(outcome.loginPrompt);
    const key = this.#keyOf(ballot);
    if (!this.#settled.has(key)) this.#settled.set(key, before);
    this.shown.set(key, outcome.expected);
    try {
      const { last, response } = await outcome.settled;
      if (response && this.#settled.has(key)) this.#settled.set(key, response);
      if (last) this.settle(key);
    } catch (error) {
      this.settle(key);
      if (!(error instanceof Failure)) throw error;
      this.#explain(error);
    }
  }

  /** No request is pending: shows the last response of the service, or the choice in another tab. */
  settle(key: string, ballot = this.#settled.get(key)): void {
    this.#settled.delete(key);
    if (ballot) this.shown.set(key, ballot);
  }

  /** Shows the ballot of the loaded post again. */
  forget(postId: PostId): void {
    this.shown.delete(this.#keyOf({ postId }));
  }

  /** Keyed by member: a choice must not show to another member on the same device. */
  #keyOf({ postId }: Pick<Ballot, 'postId'>): string {
    return `${this.#castBallot.voter ?? ''} ${postId}`;
  }

  #explain(failure: Failure): void {
    const { own, offline } = feedText.vote;
    if (failure.code === 'READER_REQUIRED') this.#loginPrompts.open('reader');
    else if (failure.code === 'OWN_POST') this.#toasts.show({ type: 'failure', text1: own });
    else if (failure.kind === 'offline') this.#toasts.show({ type: 'failure', text1: offline });
    else if (failure.code === 'POLL_CLOSED')
      this.#toasts.show({ type: 'failure', text1: feedText.poll.tooLate });
    else this.#toasts.fail(failure);
  }
}
