import { describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../core/login/profile-port';
import { CastVote } from '../../core/posts/cast-vote';
import type { PressedTally } from '../../core/posts/tab-votes';
import { type Tally, type Vote, withStance } from '../../core/posts/vote';
import { LoginPromptStore } from '../login/login-prompt-store';
import { SessionStore } from '../login/session-store';
import { VotingStore } from '../posts/voting-store';
import { ToastStore } from '../shared/toast-store';
import { TabVotesStore } from './tab-votes-store';

const post: Tally = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', up: 4, down: 1, mine: 'NONE' };
const profile = { isReader: true } as Profile;

/** Tabs of one browser; a message of one tab reaches all others at once. */
function browser({ slow = false, after = (run: () => void) => run() } = {}) {
  const ears = new Set<(tally: PressedTally) => void>();
  const messages: PressedTally[] = [];
  const waiting: (() => void)[] = [];
  let now = 0;
  const line = () => {
    let own: ((tally: PressedTally) => void) | undefined;
    return {
      publish: (tally: PressedTally) => {
        messages.push(tally);
        for (const ear of ears) if (ear !== own) ear(tally);
      },
      subscribe: (listener: (tally: PressedTally) => void) => {
        own = listener;
        ears.add(listener);
        return () => void ears.delete(listener);
      },
    };
  };
  const tab = async (signedIn = true) => {
    const session = new SessionStore(
      { readProfile: async () => profile },
      { read: (name) => (signedIn && name === 'UAC_K' ? '1' : undefined), write: () => {} },
    );
    if (signedIn) await session.open();
    const votes = {
      castVote: async (vote: Vote) => {
        if (slow) await new Promise<void>((resolve) => void waiting.push(resolve));
        return withStance(post, vote.stance);
      },
      readVote: async () => post,
      readVotes: async () => [post],
    };
    const store = new VotingStore(
      new CastVote(votes, { session: { profile: signedIn ? profile : undefined } }),
      new LoginPromptStore(),
      new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 't' }),
      { now: () => ++now },
    );
    const later = (_: number, run: () => void) => {
      after(run);
      return () => {};
    };
    const timers = { after: later, every: () => () => {} };
    const stop = new TabVotesStore(store, session, line(), timers).keepStep();
    return { store, stop, shown: () => store.tallyOf(post) };
  };
  return { tab, messages, waiting };
}

describe('the tabs of one user', () => {
  it('the tabs of one user show the same votes, and each vote is broadcast once', async () => {
    const { tab, messages } = browser();
    const tabs = [await tab(), await tab(), await tab()] as const;
    await tabs[0].store.press(post, 'UP');
    for (const item of tabs) expect(item.shown()).toMatchObject({ up: 5, mine: 'UP' });
    await tabs[1].store.press(post, 'UP');
    for (const item of tabs) expect(item.shown()).toMatchObject({ up: 4, mine: 'NONE' });
    expect(messages.map(({ mine }) => mine)).toEqual(['UP', 'NONE']);
  });

  it('a press is shown in its own tab before the other tabs receive it', async () => {
    const later: (() => void)[] = [];
    const { tab } = browser({ after: (run) => void later.push(run) });
    const [first, second] = [await tab(), await tab()];
    const pressed = first.store.press(post, 'UP');
    expect([first.shown().mine, second.shown().mine]).toEqual(['UP', 'NONE']);
    for (const run of later) run();
    expect(second.shown().mine).toBe('UP');
    await pressed;
  });

  it('a press replaces an earlier one of another tab whose response arrives later', async () => {
    const { tab, waiting } = browser({ slow: true });
    const [first, second] = [await tab(), await tab()];
    const slower = first.store.press(post, 'UP');
    expect(second.shown().mine).toBe('UP');
    const later = second.store.press(post, 'UP');
    expect(first.shown().mine).toBe('NONE');
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    for (const answer of waiting.reverse()) answer();
    await Promise.all([slower, later]);
    for (const item of [first, second]) expect(item.shown()).toEqual(post);
  });

  it('votes do not reach a tab without a logged-in user, nor a closed tab', async () => {
    const { tab } = browser();
    const [mine, closed, anonymous] = [await tab(), await tab(), await tab(false)];
    closed.stop();
    await mine.store.press(post, 'DOWN');
    expect([mine.shown().mine, closed.shown().mine, anonymous.shown().mine]).toEqual([
      'DOWN',
      'NONE',
      'NONE',
    ]);
  });
});
