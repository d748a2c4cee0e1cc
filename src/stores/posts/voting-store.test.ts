import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { feedText } from '../../core/feed/text';
import type { Profile } from '../../core/login/profile-port';
import { CastVote } from '../../core/posts/cast-vote';
import { type Tally, type Vote, withStance } from '../../core/posts/vote';
import { Failure, type FailureKind } from '../../core/shared/failure';
import { LoginPromptStore } from '../login/login-prompt-store';
import { ToastStore } from '../shared/toast-store';
import { VotingStore } from './voting-store';

const post: Tally = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', up: 486, down: 12, mine: 'NONE' };
const reader = { userName: 'QuietMonsoon', isReader: true, isWriter: false } as Profile;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function visit(user: 'reader' | 'nobody' = 'reader') {
  const profile = user === 'reader' ? reader : undefined;
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
  const loginPrompts = new LoginPromptStore();
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  let now = 0;
  const clock = { now: () => ++now };
  const store = new VotingStore(new CastVote(votes, { session: { profile } }), loginPrompts, toasts, clock);
  const shown = () => [store.tallyOf(post).up, store.tallyOf(post).down, store.tallyOf(post).mine];
  return {
    store,
    loginPrompts,
    toasts,
    waiting,
    shown,
    elsewhere: (up: number) => (server = { ...server, up }),
    later: (milliseconds: number) => (now += milliseconds),
  };
}

describe('voting', () => {
  it('[R-603] voting: shows the vote at once and then the tally of the service', async () => {
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

  it('[R-603] voting: two fast presses withdraw the vote, and the first response does not flicker in between', async () => {
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

  it('voting: counts that were requested before the press do not undo it', async () => {
    const { store, waiting, shown } = visit();
    const before = -1;
    const done = store.press(post, 'UP');
    await settle();
    waiting[0]?.answer();
    await done;
    store.receiveTally(post, before);
    expect(shown()).toEqual([487, 12, 'UP']);
    store.receiveTally({ ...post, up: 600, mine: 'UP' });
    expect(shown()).toEqual([600, 12, 'UP']);
  });

  it('voting: a failed last press restores the last tally of the service and shows a message', async () => {
    const { store, toasts, waiting, shown } = visit();
    const first = store.press(post, 'UP');
    await settle();
    const second = store.press(post, 'DOWN');
    waiting[0]?.answer();
    await settle();
    waiting[1]?.fail('offline');
    await Promise.all([first, second]);
    expect(shown()).toEqual([487, 12, 'UP']);
    expect(toasts.toasts.map(({ type, text1 }) => [type, text1])).toEqual([
      ['failure', feedText.vote.offline],
    ]);
  });

  it('[R-576] voting: shows a message when the service rejects a vote on the voter’s post', async () => {
    const { store, toasts, waiting, shown } = visit();
    const done = store.press(post, 'UP');
    await settle();
    waiting[0]?.fail('forbidden', 'OWN_POST');
    await done;
    expect(shown()).toEqual([486, 12, 'NONE']);
    expect(toasts.toasts[0]?.text1).toBe(feedText.vote.own);
  });

  it.each([['unavailable'], ['limited'], ['unauthorised'], ['cancelled']] as const)(
    'voting: restores the tally and passes the failure to the page: %s',
    async (kind) => {
      const { store, toasts, waiting, shown } = visit();
      const done = store.press(post, 'UP');
      await settle();
      waiting[0]?.fail(kind);
      await done;
      expect(toasts.failed.map((failure) => failure.kind)).toEqual([kind]);
      expect(shown()).toEqual([486, 12, 'NONE']);
      expect(toasts.toasts).toEqual([]);
    },
  );

  it('[R-563] voting: opens the login prompt that applies, even when only the service knows of it', async () => {
    const anonymous = visit('nobody');
    await anonymous.store.press(post, 'UP');
    expect([anonymous.shown(), anonymous.loginPrompts.current?.loginPrompt]).toEqual([
      [486, 12, 'NONE'],
      'login',
    ]);

    const outdated = visit();
    const done = outdated.store.press(post, 'UP');
    await settle();
    outdated.waiting[0]?.fail('forbidden', 'READER_REQUIRED');
    await done;
    expect([outdated.shown(), outdated.loginPrompts.current?.loginPrompt]).toEqual([
      [486, 12, 'NONE'],
      'reader',
    ]);
  });

  it('voting: a fresh list replaces the tally unless a vote is pending', async () => {
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

  it('voting: a list that was requested before the press does not undo it', async () => {
    const { store, waiting, shown } = visit();
    let arrive = (_: readonly Tally[]) => {};
    const list = store.reading(
      new Promise<readonly Tally[]>((resolve) => (arrive = resolve)),
      (read) => read,
    );
    const done = store.press(post, 'UP');
    await settle();
    waiting[0]?.answer();
    await done;
    arrive([post]);
    await list;
    expect(shown()).toEqual([487, 12, 'UP']);
    await store.reading(Promise.resolve([post]), (read) => read);
    expect(shown()).toEqual([486, 12, 'NONE']);
  });

  it('voting: a list that was requested while the vote was pending and arrives after it does not undo it', async () => {
    const { store, waiting, shown } = visit();
    const done = store.press(post, 'UP');
    await settle();
    let arrive = (_: readonly Tally[]) => {};
    const list = store.reading(
      new Promise<readonly Tally[]>((resolve) => (arrive = resolve)),
      (read) => read,
    );
    waiting[0]?.answer();
    await done;
    arrive([post]);
    await list;
    expect(shown()).toEqual([487, 12, 'UP']);
  });

  it('voting: counts that were requested while a vote in another tab was pending do not undo it', () => {
    const { store, shown, later } = visit();
    store.receivePress({ ...post, up: 487, mine: 'UP' }, 0);
    store.receiveTally(post);
    expect(shown()).toEqual([487, 12, 'UP']);
    later(10_000);
    store.receiveTally({ ...post, up: 600, mine: 'UP' });
    expect(shown()).toEqual([600, 12, 'UP']);
  });

  it('voting: the next member sees no votes of the previous one', async () => {
    const { store, waiting, shown } = visit();
    const done = store.press(post, 'UP');
    await settle();
    store.startFor('AnotherMember');
    waiting[0]?.answer();
    await done;
    expect(shown()).toEqual([486, 12, 'NONE']);
  });

  it('voting: a press before the feed has loaded for the new member stays', async () => {
    const { store, waiting, shown } = visit();
    const done = store.press(post, 'UP');
    store.startFor(reader.userName);
    await settle();
    waiting[0]?.answer();
    await done;
    expect(shown()).toEqual([487, 12, 'UP']);
  });
});
