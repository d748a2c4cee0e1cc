import { expect, it } from 'vitest';
import type { Hit } from '../../core/search/search';
import type { SearchPort } from '../../core/search/search-port';
import { SearchStore } from './search-store';
import { SuggestStore } from './suggest-store';

const company: Hit = {
  kind: 'COMPANY',
  urlName: 'zentrix-labs',
  name: 'Zentrix Labs',
  detail: '',
  logoUrl: undefined,
  rating: undefined,
};
const newer = { ...company, kind: 'AWARD' as Hit['kind'] };
const port = {
  search: async () => ({ stats: {}, pages: 1, items: [newer, company] }),
  suggest: async () => [newer, company],
} as unknown as SearchPort;

it('[R-055] a result of a kind that only a newer service knows is left out, and the others remain', async () => {
  const store = new SearchStore(port);
  await store.open({ text: 'zen', type: 'all', page: 1 });
  expect(store.results?.items).toEqual([company]);
});

it('[R-055] a suggestion of a kind that only a newer service knows is left out, and the others remain', async () => {
  let due = () => {};
  const timers = {
    after: (_: number, run: () => void) => {
      due = run;
      return () => {};
    },
    every: () => () => {},
  };
  const store = new SuggestStore(port, timers);
  store.type('zen');
  due();
  await Promise.resolve();
  await expect.poll(() => store.hits).toEqual([company]);
});
