import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordEncryption } from '../encryption';
import { secretsFrom } from '../secrets';
import { hourOf } from '../services/shared/cut-to-hour';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database';
import { requestHash, respondOnce } from './respond-once';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
  await fresh.database.pool.query('create table made (id serial primary key)');
});
afterAll(async () => {
  await fresh.database.pool.query('drop table made');
  await fresh.drop();
});
beforeEach(() => fresh.database.pool.query('truncate made, idempotency_keys'));

const { seal, recordKey } = secretsFrom('s'.repeat(32));
const encryption = recordEncryption(recordKey);
const request = (key = 'k'.repeat(16), ownerSeal = 'asha', body: unknown = { text: 'hello' }) => ({
  ownerSeal,
  operation: 'createPost',
  key,
  requestHash: requestHash({ seal }, body),
  encryption,
  now: hourOf(new Date()),
});
const create = (input = request(), fail = false) =>
  respondOnce(fresh.database.db, input, async (transaction) => {
    const { rows } = await sql<{ id: number }>`insert into made default values returning id`.execute(
      transaction,
    );
    if (fail) throw new Error('no');
    return { status: 201, body: { id: rows[0]?.id } };
  });
const made = async () => (await fresh.database.pool.query('select count(*) as n from made')).rows[0].n;

describe('a keyed request', () => {
  it('a repeated key gets the first response again and changes nothing', async () => {
    const first = await create();
    expect(first.status).toBe(201);
    expect(await create()).toEqual(first);
    expect(await made()).toBe(1);
  });

  it('the stored key row contains neither the request nor its response in readable form', async () => {
    await create(request('k'.repeat(16), 'asha', { fixed: 'eighteen lakh' }));
    const { rows } = await fresh.database.pool.query('select k::text as text from idempotency_keys k');
    expect(rows[0].text).not.toMatch(/eighteen|"id"/);
  });

  it('a keyed request runs once, however many copies arrive at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await made()).toBe(1);
  });

  it('a keyed request can be retried after it failed', async () => {
    await expect(create(request(), true)).rejects.toThrow('no');
    expect(await made()).toBe(0);
    expect((await create()).status).toBe(201);
  });

  it('a key that belongs to another request is refused', async () => {
    await create();
    await expect(create(request('k'.repeat(16), 'asha', { text: 'other' }))).rejects.toMatchObject({
      status: 409,
    });
  });

  it('a key is independent of the same key of another member', async () => {
    await create();
    await create(request('k'.repeat(16), 'ravi'));
    expect(await made()).toBe(2);
  });
});
