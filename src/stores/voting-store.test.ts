import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { en } from '../core/messages/en';
import type { Profile } from '../core/profile/profile-port';
import { Failure, type FailureKind } from '../core/shared/failure';
import { CastVote } from '../core/voting/cast-vote';
import { type Tally, type Vote, withStance } from '../core/voting/vote';
import { GateStore } from './gate-store';
import { ToastStore } from './toast-store';
import { VotingStore } from './voting-store';

const post: Tally = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', up: 486, down: 12, mine: 'NONE' };
const reader = { isReader: true, isWriter: false } as Profile;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function visit(profile: Profile | undefined = reader) {
  let server = post;
  const waiting: { answer: () => void; fail: (kind: FailureKind, code?: string) => void }[] = [];
  const votes = {
    castVote: (vote: Vote) =>
      new Promise<Tally>((resolve, reject) => {
        waiting.push({
          answer: () => {
            server = withStance(server, vote.stance);
            resolve(server);
          },
          fail: (kind, code) => reject(new Failure(kind, 'castVote', 0, { code, retryAfter: 30 })),
        });
      }),
    readVote: async () => server,
    readVotes: async () => [server],
  };
  const gates = new GateStore();
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  const store = new VotingStore(new CastVote(votes, { session: { profile } }), gates, toasts, {
    messages: en,
  });
  const shown = () => [store.tallyOf(post).up, store.tallyOf(post).down, store.tallyOf(post).mine];
  return { store, gates, toasts, waiting, shown, elsewhere: (up: number) => (server = { ...server, up }) };
}

describe('voting', () => {
  it('[R-603] shows a press at once and then what everybody sees', async () => {
    const { store, waiting, shown, elsewhere } = visit();
    const seen: unknown[] = [];
    autorun(() => seen.push(store.tallyOf(post).up));
    const done = store.press(post, 'UP');
    expect(shown()).toEqual([487, 12, 'UP']);
    await settle();
    elsewhere(600);
    waiting[0]?.answer();
    await done;
    expect(shown()).toEqual([601, 12, 'UP']);
    expect(seen).toEqual([486, 487, 601]);
  });

  it('[R-603] two fast presses take the vote back, and the first answer does not flicker in between', async () => {
    const { store, waiting, shown } = visit();
    const first = store.press(post, 'UP');
    await settle();
    const second = store.press(post, 'UP');
    expect(shown()).toEqual([486, 12, 'NONE']);
    waiting[0]?.answer();
    await settle();
    expect(shown()).toEqual([486, 12, 'NONE']);
    waiting[1]?.answer();
    await Promise.all([first, second]);
    expect(shown()).toEqual([486, 12, 'NONE']);
  });

  it('goes back to what the service last said when the last press fails, and says so', async () => {
    const { store, toasts, waiting, shown } = visit();
    const first = store.press(post, 'UP');
    await settle();
    const second = store.press(post, 'DOWN');
    waiting[0]?.answer();
    await settle();
    waiting[1]?.fail('unavailable');
    await Promise.all([first, second]);
    expect(shown()).toEqual([487, 12, 'UP']);
    expect(toasts.toasts.map(({ type, text1 }) => [type, text1])).toEqual([['failure', en.feed.vote.failed]]);
  });

  it.each([
    ['offline', undefined, en.feed.vote.offline],
    ['limited', undefined, en.errors.limited(30)],
    ['forbidden', 'OWN_POST', en.feed.vote.own],
  ] as const)('says what stood in the way: %s %s', async (kind, code, sentence) => {
    const { store, toasts, waiting, shown } = visit();
    const done = store.press(post, 'UP');
    await settle();
    waiting[0]?.fail(kind, code);
    await done;
    expect(shown()).toEqual([486, 12, 'NONE']);
    expect(toasts.toasts[0]?.text1).toBe(sentence);
  });

  it('[R-563] opens the gate instead of voting, also when the session ended meanwhile', async () => {
    const visitor = visit(undefined);
    const nobody = new VotingStore(
      new CastVote({} as never, { session: { profile: undefined } }),
      visitor.gates,
      visitor.toasts,
      { messages: en },
    );
    await nobody.press(post, 'UP');
    expect([nobody.tallyOf(post).mine, visitor.gates.current?.gate]).toEqual(['NONE', 'login']);

    const ended = visit();
    const done = ended.store.press(post, 'UP');
    await settle();
    ended.waiting[0]?.fail('unauthorised');
    await done;
    expect([ended.shown(), ended.gates.current?.gate]).toEqual([[486, 12, 'NONE'], 'login']);
    expect(ended.toasts.toasts).toEqual([]);
  });

  it('believes a fresh list, but not over a vote on its way', async () => {
    const { store, waiting } = visit();
    const done = store.press(post, 'UP');
    const fresh = { ...post, up: 700 };
    store.learn([fresh]);
    expect(store.tallyOf(fresh).mine).toBe('UP');
    await settle();
    waiting[0]?.answer();
    await done;
    store.learn([fresh]);
    expect(store.tallyOf(fresh).up).toBe(700);
  });

  it('leaves nothing behind for the next person', async () => {
    const { store, waiting, shown } = visit();
    const done = store.press(post, 'UP');
    await settle();
    store.forget();
    waiting[0]?.answer();
    await done;
    expect(shown()).toEqual([486, 12, 'NONE']);
  });
});
