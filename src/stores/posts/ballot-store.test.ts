import { describe, expect, it } from 'vitest';
import { feedText } from '../../core/feed/text';
import type { Profile } from '../../core/login/profile-port';
import type { Ballot } from '../../core/posts/ballot';
import { CastBallot } from '../../core/posts/cast-ballot';
import type { OffersPort } from '../../core/posts/offers-port';
import type { PollsPort, PollVote } from '../../core/posts/polls-port';
import type { Poll } from '../../core/posts/post';
import { Failure, type FailureKind } from '../../core/shared/failure';
import { LoginPromptStore } from '../login/login-prompt-store';
import { ToastStore } from '../shared/toast-store';
import { BallotStore } from './ballot-store';

const poll: Poll = {
  options: [1, 2].map((id) => ({ id, text: `Option ${id}`, percent: undefined })),
  totalVotes: 9,
  endsAt: new Date('2026-11-22T04:00:00Z'),
  myOptionId: undefined,
};
const input: Ballot = { kind: 'POLL', postId: 'Pw6hB1yKs9Xd4Gn8', poll };
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function visit(profile: Partial<Profile> = { userName: 'Asha', isReader: true }) {
  const waiting: { answer: (total: number) => void; fail: (kind: FailureKind, code?: string) => void }[] = [];
  const sent: (number | undefined)[] = [];
  const polls = {
    votePoll: ({ optionId }: PollVote) =>
      new Promise<Poll>((resolve, reject) => {
        sent.push(optionId);
        waiting.push({
          answer: (totalVotes) => resolve({ ...poll, totalVotes, myOptionId: optionId }),
          fail: (kind, code) => reject(new Failure(kind, 'votePoll', 0, { code })),
        });
      }),
  } as unknown as PollsPort;
  const loginPrompts = new LoginPromptStore();
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  const current = { session: { profile: profile as Profile } };
  const cast = new CastBallot(polls, {} as OffersPort, current);
  const store = new BallotStore(cast, loginPrompts, toasts);
  const shown = (from: Ballot = input) => {
    const ballot = store.ballotOf(from);
    return ballot.kind === 'POLL' && [ballot.poll.totalVotes, ballot.poll.myOptionId];
  };
  return { store, loginPrompts, toasts, waiting, sent, shown, current };
}

describe('choosing in a poll', () => {
  it('[R-622] a poll shows a choice at once and then the result of the service', async () => {
    const { store, waiting, shown } = visit();
    const done = store.choose(input, 1);
    expect(shown()).toEqual([10, 1]);
    await settle();
    waiting[0]?.answer(31);
    await done;
    expect(shown()).toEqual([31, 1]);
  });

  it('[R-622] a poll sends only the last of several fast choices after the first one', async () => {
    const { store, waiting, sent, shown } = visit();
    const first = store.choose(input, 1);
    await settle();
    const rest = [store.choose(input, 2), store.choose(input, undefined), store.choose(input, 2)];
    waiting[0]?.answer(10);
    await first;
    await settle();
    expect(shown()).toEqual([10, 2]);
    waiting[1]?.answer(12);
    await Promise.all(rest);
    expect([sent, shown()]).toEqual([
      [1, 2],
      [12, 2],
    ]);
  });

  it.each([
    ['POLL_CLOSED', 'conflict', feedText.poll.tooLate],
    ['OWN_POST', 'forbidden', feedText.vote.own],
    [undefined, 'offline', feedText.vote.offline],
  ] as const)('[R-622] a poll choice is reverted with a reason: %s', async (code, kind, text) => {
    const { store, waiting, shown, toasts } = visit();
    const done = store.choose(input, 1);
    await settle();
    waiting[0]?.fail(kind, code);
    await done;
    expect(shown()).toEqual([9, undefined]);
    expect(toasts.toasts.map(({ text1 }) => text1)).toEqual([text]);
  });

  it('[R-622] a poll choice by a user who is not a reader opens the login prompt', async () => {
    const { store, loginPrompts, sent } = visit({ userName: 'Ravi', isReader: false });
    await store.choose(input, 1);
    expect([loginPrompts.current?.loginPrompt, sent]).toEqual(['reader', []]);
  });

  it('a list that already includes the choice replaces the local result', async () => {
    const { store, waiting, shown } = visit();
    const done = store.choose(input, 1);
    await settle();
    waiting[0]?.answer(10);
    await done;
    expect(shown({ ...input, poll: { ...poll, totalVotes: 55, myOptionId: 1 } } as Ballot)).toEqual([55, 1]);
  });

  it('a poll choice is not shown to another member on the same device', async () => {
    const { store, waiting, shown, current } = visit();
    const done = store.choose(input, 1);
    await settle();
    waiting[0]?.answer(10);
    await done;
    current.session = { profile: { userName: 'Ravi', isReader: true } as Profile };
    expect(shown()).toEqual([9, undefined]);
  });
});
