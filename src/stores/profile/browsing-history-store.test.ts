import { expect, it } from 'vitest';
import type { Profile } from '../../core/login/profile-port';
import type { BrowsingHistoryPort, Visited } from '../../core/profile/browsing-history-port';
import { Failure } from '../../core/shared/failure';
import { BrowsingHistoryStore } from './browsing-history-store';

const zentrix: Visited = {
  pageName: 'company-overview',
  urlName: 'zentrix-labs',
  name: 'Zentrix Labs',
  logoUrl: '/alpha/company/photos/logos/zentrix.jpg',
};
const asha = { userName: 'Asha' } as Profile;

function reading(profile: Profile | undefined, preferences: Partial<BrowsingHistoryPort> = {}) {
  const calls: string[] = [];
  const port: BrowsingHistoryPort = {
    listVisited: async () => {
      calls.push('list');
      return [zentrix];
    },
    noteVisited: async ({ urlName }) => void calls.push(`note ${urlName}`),
    clearVisited: async () => void calls.push('clear'),
    ...preferences,
  };
  return { calls, store: new BrowsingHistoryStore(port, { session: { profile } }) };
}

it('[R-683] the browsing history is neither read nor written for a visitor', async () => {
  const { calls, store } = reading(undefined);
  await store.open();
  await store.note('zentrix-labs');
  expect([calls, store.visited]).toEqual([[], []]);
});

it('[R-683] opening several tabs of a company page counts as a single visit', async () => {
  const { calls, store } = reading(asha);
  for (const name of ['zentrix-labs', 'zentrix-labs', 'kaveri-bank', 'zentrix-labs']) await store.note(name);
  expect(calls).toEqual(['note zentrix-labs', 'note kaveri-bank', 'note zentrix-labs']);
});

it('[R-683] the browsing history is empty at once when it is cleared, and restored when the request fails', async () => {
  const done = reading(asha);
  await done.store.open();
  expect(done.store.visited).toEqual([zentrix]);
  await done.store.clear();
  expect([done.store.visited, done.calls]).toEqual([[], ['list', 'clear']]);
  const refused = reading(asha, {
    clearVisited: () => Promise.reject(new Failure('unavailable', 'clearVisited', 503)),
  });
  await refused.store.open();
  await expect(refused.store.clear()).rejects.toThrow(Failure);
  expect(refused.store.visited).toEqual([zentrix]);
});

it('[R-727] a failed browsing history request breaks no page', async () => {
  const broken = () => Promise.reject(new Failure('unavailable', 'listVisited', 503));
  const { store } = reading(asha, { listVisited: broken, noteVisited: broken });
  await store.open();
  await store.note('zentrix-labs');
  expect(store.visited).toEqual([]);
});
