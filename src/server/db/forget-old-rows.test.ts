import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetSessions } from '../forget-sessions';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database';
import { forgetOldRows } from './forget-old-rows';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

it('ended sessions and idempotency keys older than two days are deleted, newer ones stay', async () => {
  const { db } = fresh.database;
  await db.insertInto('members').values({ id: 'Masha0000000001', name: 'Asha' }).execute();
  const session = (token_hash: string, expires_at: Date) => ({
    token_hash,
    expires_at,
    member_id: 'Masha0000000001',
  });
  await db
    .insertInto('sessions')
    .values([session('ended', hoursAgo(1)), session('open', hoursAgo(-1))])
    .execute();
  const key = (name: string, created_at: Date) => ({
    owner_seal: 'seal',
    operation: 'createPost',
    key: name,
    request_hash: 'hash',
    created_at,
  });
  await db
    .insertInto('idempotency_keys')
    .values([key('old', hoursAgo(49)), key('young', hoursAgo(47))])
    .execute();
  await forgetSessions({ db, seal: (purpose) => purpose }, NOW);
  await forgetOldRows(db, NOW);
  expect(await db.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: 'open' }]);
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'young' }]);
});

it('the record of who had a draft rephrased is deleted after a month', async () => {
  const { db } = fresh.database;
  const request = (draft_id: string, used_on: string) => ({
    owner_seal: 'seal',
    draft_id,
    used_on,
    used: 1,
  });
  await db
    .insertInto('rephrasings')
    .values([request('old', '2026-10-20'), request('young', '2026-10-22')])
    .execute();
  await forgetOldRows(db, NOW);
  expect(await db.selectFrom('rephrasings').select('draft_id').execute()).toEqual([{ draft_id: 'young' }]);
});

it('the record of who was sent email codes is deleted once its day is over', async () => {
  const { db } = fresh.database;
  const sent = (day: string) => ({ owner_seal: 'seal', day, sends: 1 });
  await db
    .insertInto('email_code_counts')
    .values([sent('2026-11-17'), sent('2026-11-20')])
    .execute();
  await forgetOldRows(db, NOW);
  const { length } = await db.selectFrom('email_code_counts').select('sends').execute();
  expect(length).toBe(1);
});

it('the record of a removed contribution that its author deleted is deleted after 90 days', async () => {
  const { db } = fresh.database;
  const removed = (company_id: number, removed_on: string) => ({
    author_seal: 'seal',
    company_id,
    removed_on,
  });
  await db
    .insertInto('removed_contributions')
    .values([removed(1, '2026-08-22'), removed(2, '2026-08-23')])
    .execute();
  await forgetOldRows(db, NOW);
  expect(await db.selectFrom('removed_contributions').select('company_id').execute()).toEqual([
    { company_id: 2 },
  ]);
});
