import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/in-transaction';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { waitingQueries } from '../testing/waiting-queries';

const ASHA = 'Mb1asha2Nair3Qx4';
const KAMAL = 'Mkeyed0Kamal0001';
const POST = 'Pw6hB1yKs9Xd4Gn8';

let server: TestServer;
let asha: string;
let kamal: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.services.db
    .insertInto('members')
    .values({ id: KAMAL, name: 'Kamal', is_reader: true })
    .execute();
  [asha, kamal] = await Promise.all([server.signIn(ASHA), server.signIn(KAMAL)]);
});
afterAll(() => server.close());

type Stance = 'UP' | 'DOWN' | 'NONE';

const vote = (voteType: Stance, key: string | undefined, cookie = asha) =>
  server.send({
    method: 'POST',
    url: '/feed-services/v1/vote',
    headers: { cookie, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { resourceType: 'POST', resourceId: POST, voteType },
  });
const tally = async (cookie = asha) =>
  (
    await server.send({
      url: `/feed-services/v1/vote?resourceType=POST&resourceId=${POST}`,
      headers: { cookie },
    })
  ).json();

describe('a request repeated with its idempotency key', () => {
  it('a repeated request gets the first response again and does not undo later changes', async () => {
    const key = randomUUID();
    const first = await vote('UP', key);
    expect([first.statusCode, first.json().voteType]).toEqual([200, 'UP']);
    await vote('DOWN', undefined);
    const later = await tally();
    const again = await vote('UP', key);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(await tally()).toEqual(later);
  });

  it('[R-010] a key is stored with its hour only, so that the row reveals no finer time than the data it created', async () => {
    await vote('UP', randomUUID());
    const saved = await server.services.db.selectFrom('idempotency_keys').select('created_at').execute();
    expect(saved.length).toBeGreaterThan(0);
    expect(saved.filter(({ created_at }) => created_at.getTime() % 3_600_000 !== 0)).toEqual([]);
  });

  it('a request that arrives many times at once runs once', async () => {
    await vote('NONE', undefined);
    const { upCount } = await tally();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 12 }, () => vote('UP', key)));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await tally()).upCount).toBe(upCount + 1);
    const saved = await server.services.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('key', '=', key)
      .execute();
    expect(saved).toHaveLength(1);
  });

  it('repetitions of a slow request do not keep other requests from the database', async () => {
    await vote('NONE', undefined);
    const key = randomUUID();
    let responses: Promise<Awaited<ReturnType<typeof vote>>[]> | undefined;
    await inTransaction(server.services.db, async (db) => {
      await db.selectFrom('posts').select('id').where('id', '=', POST).forUpdate().execute();
      responses = Promise.all(Array.from({ length: 12 }, () => vote('UP', key)));
      await expect.poll(() => waitingQueries(server)).toBe(1);
      expect((await tally(kamal)).resourceId).toBe(POST);
    });
    expect((await responses)?.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  });

  it('a key is refused for a different request', async () => {
    const key = randomUUID();
    await vote('UP', key);
    const other = await vote('DOWN', key);
    expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await tally()).voteType).toBe('UP');
  });

  it('a key can be used again after its request was refused', async () => {
    const key = randomUUID();
    const send = (resourceId: string) =>
      server.send({
        method: 'POST',
        url: '/feed-services/v1/vote',
        headers: { cookie: asha, 'idempotency-key': key },
        payload: { resourceType: 'POST', resourceId, voteType: 'UP' },
      });
    expect((await send('Nobody0Wrote0It0')).statusCode).toBe(404);
    expect((await send(POST)).statusCode).toBe(200);
  });

  it('a key neither returns nor changes the response of another member with the same key', async () => {
    const key = randomUUID();
    await vote('UP', key);
    const hers = await tally();
    const his = await vote('DOWN', key, kamal);
    expect([his.statusCode, his.json().voteType]).toEqual([200, 'DOWN']);
    expect((await tally()).voteType).toBe(hers.voteType);
  });

  it('stored keys do not reveal which of them belong to the same member', async () => {
    await server.services.db.deleteFrom('idempotency_keys').execute();
    for (const key of [randomUUID(), randomUUID()]) await vote('UP', key);
    const rows = await server.services.db.selectFrom('idempotency_keys').select('owner_seal').execute();
    expect(new Set(rows.map((row) => row.owner_seal)).size).toBe(2);
  });

  it.each(['short', 'with spaces in between it', 'x'.repeat(65)])(
    'an invalid key is refused with 400: %s',
    async (key) => {
      expect((await vote('UP', key)).statusCode).toBe(400);
    },
  );
});
