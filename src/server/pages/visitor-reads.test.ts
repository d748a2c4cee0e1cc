import { beforeEach, expect, it } from 'vitest';
import type { ReadReply } from '../http/in-process-reads';
import type { Removed } from './removal-feed';
import { VisitorReads } from './visitor-reads';

let now: number;
let text: string;
let reads: number;
let isComplete: boolean;
let listeners: ((removed: Removed) => void)[];
let shared: VisitorReads;

beforeEach(() => {
  now = Date.parse('2026-11-26T06:00:00Z');
  text = 'A salary of three lakh';
  reads = 0;
  isComplete = true;
  listeners = [];
  const removals = {
    isComplete: () => isComplete,
    subscribe: (listener: (removed: Removed) => void) => void listeners.push(listener),
  };
  shared = new VisitorReads(
    () => new Date(now),
    removals,
    (path) => path === '/discussed',
  );
});

const remove = (removed: Removed) => {
  for (const listener of listeners) listener(removed);
};
const reply = (status = 200): ReadReply => ({ status, type: 'application/json', text });
const load = async () => {
  reads++;
  return reply();
};
const read = async (key = 'en  /posts') => (await shared.get(key, load))?.text;

it('pages requested within two seconds share their reads, and other addresses, languages and cookies do not', async () => {
  expect([await read(), await read()]).toEqual([text, text]);
  expect(reads).toBe(1);
  for (const key of ['en  /posts?sort=LATEST', 'hi  /posts', 'en density=compact /posts']) await read(key);
  expect(reads).toBe(4);
  now += 2_001;
  text = 'A newer salary';
  expect(await read()).toBe('A newer salary');
});

it('removed content is on no page that starts to read after the removal', async () => {
  await read();
  text = 'The rest';
  remove('Kq3vN8xWm2Zt7Rf1');
  expect(await read()).toBe('The rest');
});

it('a read that ran during a removal is not used for another page', async () => {
  let finish = (_: ReadReply) => {};
  const slow = shared.get('en  /posts', () => new Promise<ReadReply>((done) => (finish = done)));
  const before = reply();
  text = 'The rest';
  remove(undefined);
  expect(await read()).toBe('The rest');
  finish(before);
  await slow;
  expect(await read()).toBe('The rest');
});

it('pages do not share reads while removals may be missed', async () => {
  await read();
  isComplete = false;
  text = 'The rest';
  expect(await read()).toBe('The rest');
});

it('a failed read is repeated by the next page', async () => {
  await shared.get('en  /posts', async () => reply(503));
  await expect(shared.get('en  /posts', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await read()).toBe(text);
});

it('a member’s pages share only reads that are the same for all readers', async () => {
  const visitor = shared.for({ language: 'en', cookie: 'theme=dark', isMember: false });
  const members = ['AT=hers; UAC_K=1', 'AT=his; UAC_K=1'].map((cookie) =>
    shared.for({ language: 'en', cookie, isMember: true }),
  );
  const discussed = '/discussed {"params":{"query":{"limit":4}}}';
  for (const share of [visitor, ...members]) expect((await share(discussed, load))?.text).toBe(text);
  expect(reads).toBe(1);
  const { length } = members.filter((share) => share('/profile {}', load));
  expect([length, reads]).toEqual([0, 1]);
  expect(await visitor('/profile {}', load)).toEqual(reply());
});
