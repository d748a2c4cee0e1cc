import { describe, expect, it } from 'vitest';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import type { Community } from '../../core/communities/community';
import { KIND_OF } from '../../core/communities/listing';
import { aCommunity } from '../../core/feed/testing';
import type { Profile } from '../../core/login/profile-port';
import type { DirectoryPort } from '../../core/search/directory-port';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import { CommunitiesListStore } from './communities-list-store';

const group = (...communities: Community[]) => ({ kind: 'TOPIC', title: 'Topics', communities }) as const;

function visit(
  shelves: Readonly<Record<string, readonly Community[]>>,
  signedIn = true,
  broken: Partial<DirectoryPort> = {},
) {
  const requests: string[] = [];
  const port = {
    listCommunities: async ({ shelf, limit }: { shelf: string; limit: number }) => {
      requests.push(`${shelf} ${limit}`);
      return shelves[shelf] ? [group(...shelves[shelf])] : [];
    },
    searchCommunities: async ({ text, limit }: { text: string; limit: number }) => {
      requests.push(`search ${text} ${limit}`);
      if (text === 'down') throw new Failure('unavailable', 'searchCommunities', 503);
      return [aCommunity({ id: 77 })];
    },
  } as unknown as CommunitiesPort;
  const directory = {
    countCommunities: async () => [{ kind: 'TOPIC', all: 40, followed: 2 }],
    listTopicNames: async () => {
      requests.push('names');
      return [{ id: 42, name: 'Salary talk', slug: 'salary-talk' }];
    },
    listTopics: async ({ limit }: { limit: number }) => {
      requests.push(`topics ${limit}`);
      return [community];
    },
    listCommunityItems: async (input: { kind: string; notFollowedOnly?: boolean; limit: number }) => {
      requests.push(`items ${input.kind} ${input.notFollowedOnly ?? false} ${input.limit}`);
      return [two];
    },
    ...broken,
  } as unknown as DirectoryPort;
  const profile = signedIn ? ({ userName: 'Asha' } as Profile) : undefined;
  const store = new CommunitiesListStore(port, directory, { session: { profile } });
  const shown = () => loaded(store.shelves)?.map(({ name }) => name);
  return { store, asked: requests, shown };
}

const [community, two, three] = [aCommunity({ id: 1 }), aCommunity({ id: 2 }), aCommunity({ id: 3 })];

describe('the list of communities', () => {
  it('[R-619][R-799] the list of communities shows a visitor all communities, ten of each kind', async () => {
    const { store, shown, asked: requests } = visit({ all: [community] }, false);
    await store.open({ chip: 'all', text: '' });
    expect([shown(), requests]).toEqual([['all'], ['all 10']]);
  });

  it('[R-296][R-618] the list of communities shows a member the followed and the other communities', async () => {
    const {
      store,
      shown,
      asked: requests,
    } = visit({
      followed: [community],
      unexploredCategory: [two],
      unfollowed: [two, three],
    });
    const opened = store.open({ chip: 'all', text: '' });
    // None of them waits for the answer of another.
    expect(requests).toEqual(['followed 10', 'unexploredCategory 10', 'unfollowed 10']);
    await opened;
    expect(shown()).toEqual(['followed', 'unexploredCategory', 'unfollowed']);
  });

  it('[R-296] the list of communities begins with a short selection for a member who follows none', async () => {
    const { store, shown } = visit({ onboarding: [community], all: [community, two] });
    await store.open({ chip: 'all', text: '' });
    expect(shown()).toEqual(['onboarding', 'all']);
  });

  it('[R-298][R-518][R-801] the list of communities shows at most 25 search results, and none for an empty text', async () => {
    const { store, shown, asked: requests } = visit({ all: [community] }, false);
    await store.open({ chip: 'all', text: 'salary' });
    expect([shown(), requests]).toEqual([['found'], ['search salary 25']]);
    await store.open({ chip: 'all', text: '' });
    expect(requests.at(-1)).toBe('all 10');
  });

  it('[R-615][R-618] the list of one kind requests only that kind, and for a member only those not followed', async () => {
    const { store, shown, asked: requests } = visit({ followed: [aCommunity({ id: 9, kind: 'COMPANY' })] });
    await store.open({ chip: 'companies', text: '' });
    expect(requests).toContain('items COMPANY true 50');
    expect(shown()).toEqual(['followed']);
    expect(loaded(store.shelves)?.[0]?.communities.map(({ id }) => id)).toEqual([9]);
  });

  it('[R-616][R-617] the list of topics has reach figures and an index of all topic names', async () => {
    const { store, shown, asked: requests } = visit({}, false);
    await store.open({ chip: 'topics', text: '' });
    expect(requests).toEqual(expect.arrayContaining(['topics 50', 'names']));
    expect(shown()).toEqual(['all']);
    expect(store.topics).toEqual([{ id: 42, name: 'Salary talk', slug: 'salary-talk' }]);
  });

  it('[R-613] the list of communities shows a count per kind and still works without the counts', async () => {
    const { store } = visit({ all: [community] }, false);
    await store.open({ chip: 'all', text: '' });
    expect(store.counts).toEqual([{ kind: 'TOPIC', all: 40, followed: 2 }]);
    const countCommunities = () => Promise.reject(new Failure('unavailable', 'countCommunities', 503));
    const other = visit({ all: [community] }, false, { countCommunities });
    await other.store.open({ chip: 'all', text: '' });
    expect([other.shown(), other.store.counts]).toEqual([['all'], []]);
  });

  it.each([
    ['all', 'listCommunities'],
    ['topics', 'listTopics'],
    ['companies', 'listCommunityItems'],
    ['roles', 'listCommunityItems'],
  ] as const)(
    '[R-294] the list of communities for %s is loading, loaded or failed with a reason',
    async (chip, request) => {
      const there = [aCommunity({ id: 5, category: 'Banking', kind: KIND_OF[chip] ?? 'TOPIC' })];
      const { store } = visit({ all: there }, false, {
        listTopics: async () => there,
        listCommunityItems: async () => there,
      });
      const coming = store.open({ chip, text: '' });
      expect(store.shelves.state).toBe('LOADING');
      await coming;
      expect(loaded(store.shelves)?.[0]?.communities).toEqual(there);
      const down = (): never => {
        throw new Failure('unavailable', request, 503);
      };
      const shelves = {
        get all() {
          return down();
        },
      };
      const silent = visit(shelves, false, {
        listTopics: async () => down(),
        listCommunityItems: async () => down(),
      });
      await silent.store.open({ chip, text: '' });
      expect([silent.store.shelves.state, silent.store.failure?.operation]).toEqual(['FAILURE', request]);
    },
  );

  it('the list of communities fails as a page when nothing could be loaded', async () => {
    const { store } = visit({});
    await store.open({ chip: 'all', text: 'down' });
    expect(store.failure?.kind).toBe('unavailable');
  });
});
