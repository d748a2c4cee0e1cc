import { expect, it } from 'vitest';
import { emptyDraft } from '../../core/composer/post-draft';
import type { KeptWrite } from '../../core/outbox/kept-write';
import { IdbWrites } from './idb-writes';

const community = { kind: 'TOPIC', id: 43, name: 'Working in Bengaluru' } as const;
const WHOLE: readonly KeptWrite['write'][] = [
  { kind: 'vote', vote: { kind: 'post', id: 'Kq3vN8xWm2Zt7Rf1', stance: 'up' } as never },
  {
    kind: 'comment',
    key: 'a key',
    to: { kind: 'post', id: 'Kq3vN8xWm2Zt7Rf1' },
    said: { text: 'Same here.', profile: 'ANONYMOUS' },
  },
  {
    kind: 'post',
    key: 'a key',
    draft: { ...emptyDraft('draft'), title: 'Lifts', community },
    profile: 'ANONYMOUS',
    campaign: undefined,
  },
];
const [, , post] = WHOLE;

const wait = (write: unknown, turn = 1) => ({ id: `write ${turn}`, owner: 'asha', turn, write });
const holding = (values: readonly unknown[]) =>
  new IdbWrites(async () => ({
    getAll: async () => values,
    put: async () => undefined,
    delete: async () => undefined,
  }));

it('gives back everything that was kept whole', async () => {
  const kept = WHOLE.map((write, at) => wait(write, at + 1));
  expect(await holding(kept).all()).toEqual(kept);
});

it.each([
  undefined,
  7,
  {},
  { ...wait(post), turn: 'first' },
  wait(null),
  wait([]),
  wait({ kind: 'dance', key: 'a key' }),
  wait({ kind: 'vote' }),
  wait({ kind: 'comment', key: 'a key', to: null, said: { text: 'Same' } }),
  wait({ kind: 'comment', key: 'a key', to: { id: 'Kq3vN8xWm2Zt7Rf1' }, said: 7 }),
  wait({ kind: 'post', key: 'a key' }),
  wait({ ...post, key: 7 }),
  wait({ ...post, draft: { ...emptyDraft('draft'), title: 'No community' } }),
  wait({ ...post, draft: { ...emptyDraft('draft'), community, offers: 'many' } }),
])('what another hand left there is passed over, and what comes after it is not held up: %j', async (odd) => {
  const behind = wait(post, 2);
  expect(await holding([odd, behind]).all()).toEqual([behind]);
});
