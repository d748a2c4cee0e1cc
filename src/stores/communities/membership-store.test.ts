import { describe, expect, it } from 'vitest';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import { FollowCommunity } from '../../core/communities/follow-community';
import { aCommunity } from '../../core/feed/testing';
import type { Profile } from '../../core/login/profile-port';
import { Failure } from '../../core/shared/failure';
import { LoginPromptStore } from '../login/login-prompt-store';
import { CommunitiesStore } from './communities-store';
import { MembershipStore } from './membership-store';

const talk = aCommunity();

function visit(name: string | undefined = 'Asha') {
  const current = { session: { profile: name ? ({ userName: name } as Profile) : undefined } };
  const sent: string[] = [];
  let failure: Failure | undefined;
  let stored = false;
  const call = (label: string) => async () => {
    sent.push(label);
    if (failure) throw failure;
  };
  const port = {
    joinCommunity: call('join'),
    leaveCommunity: call('leave'),
    listCommunities: async () => [],
    readCommunity: async () => aCommunity({ followed: stored }),
  } as unknown as CommunitiesPort;
  const loginPrompts = new LoginPromptStore();
  const store = new MembershipStore(
    new FollowCommunity(port, current),
    loginPrompts,
    new CommunitiesStore(port, current),
  );
  const seen = () => store.current(talk).followed;
  const failWith = (subject: Failure, isStored = false) => {
    failure = subject;
    stored = isStored;
  };
  return { store, loginPrompts, sent, seen, current, failWith };
}

describe('joining a community', () => {
  it('[R-611][R-612] joining a community shows at once, and leaving undoes it', async () => {
    const { store, seen, sent } = visit();
    const joined = store.set(talk, true);
    expect(seen()).toBe(true);
    await joined;
    await store.set(talk, false);
    expect(seen()).toBe(false);
    expect(sent).toEqual(['join', 'leave']);
  });

  it('joining a community is undone when saving fails, and the failure is shown', async () => {
    const { store, seen, failWith } = visit();
    failWith(new Failure('offline', 'joinCommunity', 0));
    await expect(store.set(talk, true)).rejects.toThrow(Failure);
    expect(seen()).toBe(false);
  });

  it('[R-734] joining a community reads the state after a timeout and stays joined if it was saved', async () => {
    const { store, seen, failWith } = visit();
    failWith(new Failure('unavailable', 'joinCommunity', 0, { code: 'TIMEOUT' }), true);
    await store.set(talk, true);
    expect(seen()).toBe(true);
    await expect(store.set(talk, false)).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(seen()).toBe(true);
  });

  it('[R-484] joining a community does not affect another kind with the same id', async () => {
    const { store } = visit();
    await store.set(talk, true);
    expect(store.current(aCommunity({ kind: 'COMPANY' })).followed).toBe(false);
  });

  it('joining a community asks a visitor to log in and sends nothing', async () => {
    const { store, loginPrompts, sent } = visit('');
    await store.set(talk, true);
    expect([loginPrompts.current?.loginPrompt, sent]).toEqual(['login', []]);
  });

  it('a community joined by one member is not shown as joined to another on the same device', async () => {
    const { store, seen, current } = visit();
    await store.set(talk, true);
    current.session = { profile: { userName: 'Ravi' } as Profile };
    expect(seen()).toBe(false);
  });
});
