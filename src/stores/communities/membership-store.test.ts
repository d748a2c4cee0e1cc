import { describe, expect, it } from 'vitest';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import { FollowCommunity } from '../../core/communities/follow-community';
import { aCommunity } from '../../core/feed/testing';
import type { Profile } from '../../core/login/profile-port';
import { Failure } from '../../core/shared/failure';
import { GateStore } from '../login/gate-store';
import { CommunitiesStore } from './communities-store';
import { MembershipStore } from './membership-store';

const talk = aCommunity();

function visit(name: string | undefined = 'Asha') {
  const current = { session: { profile: name ? ({ userName: name } as Profile) : undefined } };
  const sent: string[] = [];
  let failure: Failure | undefined;
  let held = false;
  const call = (what: string) => async () => {
    sent.push(what);
    if (failure) throw failure;
  };
  const port = {
    joinCommunity: call('join'),
    leaveCommunity: call('leave'),
    listCommunities: async () => [],
    readCommunity: async () => aCommunity({ followed: held }),
  } as unknown as CommunitiesPort;
  const gates = new GateStore();
  const store = new MembershipStore(
    new FollowCommunity(port, current),
    gates,
    new CommunitiesStore(port, current),
  );
  const seen = () => [store.current(talk).followed, store.current(talk).reach.followers];
  const failWith = (what: Failure, isHeld = false) => {
    failure = what;
    held = isHeld;
  };
  return { store, gates, sent, seen, current, failWith };
}

describe('joining a community', () => {
  it('[R-611][R-612] shows at once, with one follower more, and leaving goes back', async () => {
    const { store, seen, sent } = visit();
    const joined = store.set(talk, true);
    expect(seen()).toEqual([true, 104_001]);
    await joined;
    await store.set(talk, false);
    expect(seen()).toEqual([false, 104_000]);
    expect(sent).toEqual(['join', 'leave']);
  });

  it('goes back to what it was when it could not be saved, and the failure is told', async () => {
    const { store, seen, failWith } = visit();
    failWith(new Failure('offline', 'joinCommunity', 0));
    await expect(store.set(talk, true)).rejects.toThrow(Failure);
    expect(seen()).toEqual([false, 104_000]);
  });

  it('[R-734] is read again when no answer came in time, and stands where it was kept all the same', async () => {
    const { store, seen, failWith } = visit();
    failWith(new Failure('unavailable', 'joinCommunity', 0, { code: 'TIMEOUT' }), true);
    await store.set(talk, true);
    expect(seen()).toEqual([true, 104_001]);
    await expect(store.set(talk, false)).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(seen()).toEqual([true, 104_001]);
  });

  it('[R-484] keeps kinds with the same id apart', async () => {
    const { store } = visit();
    await store.set(talk, true);
    expect(store.current(aCommunity({ kind: 'COMPANY' })).followed).toBe(false);
  });

  it('asks a visitor to log in and sends nothing', async () => {
    const { store, gates, sent } = visit('');
    await store.set(talk, true);
    expect([gates.current?.gate, sent]).toEqual(['login', []]);
  });

  it('shows nobody what another person joined on the same device', async () => {
    const { store, seen, current } = visit();
    await store.set(talk, true);
    current.session = { profile: { userName: 'Ravi' } as Profile };
    expect(seen()).toEqual([false, 104_000]);
  });
});
