import { describe, expect, it } from 'vitest';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import type { CommunityShelf } from '../../core/communities/community';
import { aCommunity } from '../../core/feed/testing';
import type { Session } from '../../core/login/session';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import { CommunitiesStore } from './communities-store';

function visit(followed: readonly string[]) {
  const requests: CommunityShelf[] = [];
  let session: Session = { profile: undefined };
  let broken = false;
  const port = {
    listCommunities: async ({ shelf }: { shelf: CommunityShelf }) => {
      requests.push(shelf);
      if (broken) throw new Failure('unavailable', 'listCommunities', 503);
      const names = shelf === 'followed' ? followed : ['Salary talk'];
      const communities = names.map((name, id) => aCommunity({ name, id }));
      return [{ kind: 'TOPIC' as const, title: 'Topics', communities }];
    },
  } as unknown as CommunitiesPort;
  const store = new CommunitiesStore(port, {
    get session() {
      return session;
    },
  });
  return {
    store,
    asked: requests,
    signIn: () => {
      session = { profile: { userName: 'QuietMonsoon' } as never };
    },
    breakDown: () => {
      broken = true;
    },
    rail: () => {
      const rail = loaded(store.rail);
      return rail && [rail.kind, ...rail.communities.map(({ name }) => name)];
    },
  };
}

describe('the community rail', () => {
  it('[R-619] the community rail shows popular communities to a visitor and loads them once', async () => {
    const { store, asked: requests, rail } = visit([]);
    await store.openRail();
    await store.openRail();
    expect(rail()).toEqual(['popular', 'Salary talk']);
    expect(requests).toEqual(['all']);
  });

  it('[R-620] the community rail shows your own communities after signing in', async () => {
    const { store, rail, signIn } = visit(['Working in Bengaluru']);
    await store.openRail();
    signIn();
    await store.openRail();
    expect(rail()).toEqual(['yours', 'Working in Bengaluru']);
  });

  it('the community rail shows popular communities to a member who follows none', async () => {
    const { store, rail, signIn } = visit([]);
    signIn();
    await store.openRail();
    expect(rail()?.[0]).toBe('popular');
  });

  it('the community rail is left out when it cannot be loaded', async () => {
    const { store, rail, breakDown } = visit([]);
    breakDown();
    await store.openRail();
    expect([store.rail.state, rail()]).toEqual(['FAILURE', undefined]);
  });
});
