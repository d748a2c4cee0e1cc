import { expect, it } from 'vitest';
import { emptyDraft } from '../../core/posts/post-draft';
import type { StoredWrite } from '../../core/posts/stored-write';
import { IdbWrites, type WriteRow } from './idb-writes';

const community = { kind: 'TOPIC', id: 43, name: 'Working in Bengaluru' } as const;
const WHOLE: readonly StoredWrite['write'][] = [
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
/** Like the browser's seal: the stored value does not show the text. */
const seal = {
  seal: (text: string, owner: string) => `${owner}:${btoa(encodeURIComponent(text))}`,
  open: (sealed: string, owner: string) =>
    sealed.startsWith(`${owner}:`) ? decodeURIComponent(atob(sealed.slice(owner.length + 1))) : undefined,
};

function holding(values: readonly unknown[]) {
  const rows = [...values];
  const position = (id: string) => rows.findIndex((row) => Object(row).id === id);
  const put = async (row: WriteRow) => {
    const place = position(row.id);
    rows.splice(place < 0 ? rows.length : place, place < 0 ? 0 : 1, row);
  };
  const swap = async (id: string, turn: number, row: WriteRow | undefined) => {
    const place = position(id);
    if (Object(rows[place]).turn !== turn) return false;
    rows.splice(place, 1, ...(row ? [row] : []));
    return true;
  };
  return { rows, writes: new IdbWrites(async () => ({ getAll: async () => rows, put, swap }), seal) };
}

it('a stored write hides its text and its target without the seal', async () => {
  const { rows, writes } = holding([]);
  await writes.put({ id: 'an id', owner: 'asha', turn: 1, write: WHOLE[1] as never });
  expect(JSON.stringify(rows)).not.toMatch(/Same here|Kq3vN8xWm2Zt7Rf1|comment/);
  expect(await writes.all('asha')).toMatchObject([{ turn: 1, write: WHOLE[1] }]);
  expect(await writes.all('imran')).toEqual([]);
});

it('the database stores why a write was refused and how old its key is', async () => {
  const { writes } = holding([]);
  const refused = {
    id: 'an id',
    owner: 'asha',
    turn: 1,
    write: WHOLE[1] as never,
    keyedAt: 5,
    refused: 'Deleted.',
  };
  await writes.put(refused);
  expect(await writes.all('asha')).toEqual([refused]);
});

it('a write that changed since it was read is not removed', async () => {
  const { rows, writes } = holding([]);
  const write = { id: 'an id', owner: 'asha', turn: 1, write: WHOLE[1] as never };
  await writes.put(write);
  await writes.put({ ...write, turn: 2 });
  expect(await writes.settle(write, undefined)).toBe(false);
  expect(rows).toHaveLength(1);
  expect(await writes.settle({ ...write, turn: 2 }, undefined)).toBe(true);
  expect(rows).toEqual([]);
});

it('a write that an earlier build stored in clear text is sealed', async () => {
  const { rows, writes } = holding(WHOLE.map((write, index) => wait(write, index + 1)));
  expect((await writes.all('asha')).map(({ write }) => write)).toEqual(WHOLE);
  expect(JSON.stringify(rows)).not.toMatch(/Same here|Kq3vN8xWm2Zt7Rf1/);
  expect((await writes.all('asha')).map(({ write }) => write)).toEqual(WHOLE);
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
  { id: 'sealed', owner: 'asha', turn: 1, body: 'asha:bm90IHNlYWxlZA==' },
  { id: 'sealed', owner: 'asha', turn: 1, body: 'another key' },
  wait({ ...post, key: 7 }),
  wait({ ...post, draft: { ...emptyDraft('draft'), title: 'No community' } }),
  wait({ ...post, draft: { ...emptyDraft('draft'), community, offers: 'many' } }),
])('an unreadable row is skipped and does not block the rows after it: %j', async (odd) => {
  const behind = wait(post, 2);
  const { writes } = holding([odd, behind]);
  expect((await writes.all('asha')).map(({ write }) => write)).toEqual([post]);
});
