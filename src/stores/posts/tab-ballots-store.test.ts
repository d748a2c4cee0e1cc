import { describe, expect, it } from 'vitest';
import type { Profile } from '../../core/login/profile-port';
import type { Ballot } from '../../core/posts/ballot';
import { CastBallot } from '../../core/posts/cast-ballot';
import type { OffersPort } from '../../core/posts/offers-port';
import type { PollsPort, PollVote } from '../../core/posts/polls-port';
import type { Poll } from '../../core/posts/post';
import type { TabBallot } from '../../core/posts/tab-ballots';
import { LoginPromptStore } from '../login/login-prompt-store';
import { ToastStore } from '../shared/toast-store';
import { BallotStore } from './ballot-store';
import { TabBallotsStore } from './tab-ballots-store';

const poll: Poll = {
  options: [1, 2].map((id) => ({ id, text: `Option ${id}`, percent: undefined })),
  totalVotes: 9,
  endsAt: new Date('2026-11-22T04:00:00Z'),
  myOptionId: undefined,
};
const input: Ballot = { kind: 'POLL', postId: 'Pw6hB1yKs9Xd4Gn8', poll };
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Tabs of one browser; a message waits until it is delivered. */
function browser() {
  const listeners = new Map<number, (choice: TabBallot) => void>();
  const messages: { readonly from: number; readonly choice: TabBallot }[] = [];
  let now = 0;
  let tabs = 0;
  const timers = {
    after: (_: number, run: () => void) => {
      run();
      return () => {};
    },
    every: () => () => {},
  };
  const deliver = () => {
    for (const { from, choice } of messages.splice(0))
      for (const [tab, listener] of listeners) if (tab !== from) listener(choice);
  };
  const tab = (userName = 'Asha', listens = true) => {
    const own = ++tabs;
    const answers: (() => void)[] = [];
    const votePoll = ({ optionId }: PollVote) =>
      new Promise<Poll>((resolve) => {
        answers.push(() => resolve({ ...poll, totalVotes: 30, myOptionId: optionId }));
      });
    const current = { session: { profile: { userName, isReader: true } as Profile } };
    const cast = new CastBallot({ votePoll } as unknown as PollsPort, {} as OffersPort, current);
    const toasts = new ToastStore(timers, { id: () => 'toast' });
    const store = new BallotStore(cast, new LoginPromptStore(), toasts);
    const connection = {
      publish: (choice: TabBallot) => void messages.push({ from: own, choice }),
      subscribe: (listener: (choice: TabBallot) => void) => {
        listeners.set(own, listener);
        return () => void listeners.delete(own);
      },
    };
    const keepStep = () => new TabBallotsStore(store, connection, timers, { now: () => ++now }).keepStep();
    const stop = listens ? keepStep() : () => {};
    const shown = () => {
      const ballot = store.ballotOf(input);
      return ballot.kind === 'POLL' && [ballot.poll.totalVotes, ballot.poll.myOptionId];
    };
    const answer = async () => {
      await turn();
      answers.shift()?.();
      await turn();
    };
    return { store, stop, shown, answer, keepStep };
  };
  return { tab, deliver };
}

describe('choices in the tabs of one user', () => {
  it('[R-622] a poll shows the last choice of any tab, and the result of the service', async () => {
    const { tab, deliver } = browser();
    const [first, second] = [tab(), tab()];
    void first.store.choose(input, 1);
    deliver();
    expect(second.shown()).toEqual([10, 1]);
    await first.answer();
    deliver();
    expect(second.shown()).toEqual([30, 1]);
    void second.store.choose(input, 2);
    deliver();
    expect(first.shown()).toEqual([30, 2]);
  });

  it('a choice replaces an earlier one of another tab whose response arrives later', async () => {
    const { tab, deliver } = browser();
    const [first, second] = [tab(), tab()];
    void first.store.choose(input, 1);
    deliver();
    void second.store.choose(input, 2);
    deliver();
    await second.answer();
    await first.answer();
    deliver();
    expect([first.shown(), second.shown()]).toEqual([
      [30, 2],
      [30, 2],
    ]);
  });

  it('the result of an earlier choice does not replace a later choice of another tab', async () => {
    const { tab, deliver } = browser();
    const [first, second] = [tab(), tab()];
    void first.store.choose(input, 1);
    deliver();
    await first.answer();
    void second.store.choose(input, 2);
    deliver();
    expect([first.shown(), second.shown()]).toEqual([
      [10, 2],
      [10, 2],
    ]);
  });

  it('a choice made before its tab listens reaches the other tabs', async () => {
    const { tab, deliver } = browser();
    const [early, other] = [tab('Asha', false), tab()];
    void early.store.choose(input, 1);
    await early.answer();
    early.keepStep();
    deliver();
    expect(other.shown()).toEqual([30, 1]);
  });

  it('a choice reaches neither another member nor a closed tab', () => {
    const { tab, deliver } = browser();
    const [mine, closed, other] = [tab(), tab(), tab('Ravi')];
    closed.stop();
    void mine.store.choose(input, 1);
    deliver();
    expect([mine.shown(), closed.shown(), other.shown()]).toEqual([
      [10, 1],
      [9, undefined],
      [9, undefined],
    ]);
  });
});
