import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenHeader } from '../../src/core/untraceable/token';
import { makeServer } from '../../src/server/app';
import { openDatabase } from '../../src/server/db/engine';
import { forgetOldRows } from '../../src/server/db/forget-old-rows';
import { startUntraceable, type UntraceableEnvironment } from '../support/untraceable';

let env: UntraceableEnvironment;
beforeAll(async () => {
  env = await startUntraceable();
});
afterAll(() => env.close());

/** A second server with its own connections to the same database. */
async function secondServer() {
  const { connectionString } = env.database.pool.options;
  const database = await openDatabase({ dataDir: env.config.dataDir, databaseUrl: connectionString });
  const { app } = await makeServer(env.config, { database, now: env.services.now });
  return {
    publish: async (token: string, payload: object) => {
      const url = '/untraceable-services/v1/posts';
      const headers = { authorization: tokenHeader(token) };
      const reply = await app.inject({ method: 'POST', url, headers, payload });
      return { status: reply.statusCode, body: reply.json() };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

it('of two posts that spend one token on two servers at the same time, exactly one is accepted', async () => {
  const other = await secondServer();
  try {
    const { cookie } = await env.employee('Employee');
    const tokens = await env.makeTokens(cookie);
    await env.enlarge(20);
    for (const token of tokens) {
      const [here, there] = [await env.draft('Here'), await env.draft('There')];
      const replies = await Promise.all([env.publish(token, here.body), other.publish(token, there.body)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(replies.find(({ status }) => status === 409)?.body.code).toBe('PASS_SPENT');
    }
    const { db } = env.services;
    expect(await db.selectFrom('untraceable_pending').select('item_id').execute()).toHaveLength(
      tokens.length,
    );
  } finally {
    await other.close();
  }
});

it('a new account with the same work email gets no second batch in the month, and nothing says whose it was', async () => {
  const { db, seal } = env.services;
  const prove = ({ memberId }: { readonly memberId: string }) =>
    db
      .insertInto('verified_addresses')
      .values({
        address_seal: 'the seal of an address',
        owner_seal: memberId,
        holder_seal: seal('address holder', memberId),
      })
      .execute();
  const before = await env.employee('Before');
  await prove(before);
  expect(await env.fetchTokens(before.cookie)).toHaveLength(5);
  expect(await db.selectFrom('token_proofs').selectAll().execute()).toEqual([
    { proof_hash: expect.not.stringContaining('address'), month: expect.stringMatching(/-01$/) },
  ]);
  // The same query as in account deletion.
  await db.deleteFrom('verified_addresses').execute();
  await db.deleteFrom('token_batches').where('holder_seal', '=', seal('tokens', before.memberId)).execute();
  const again = await env.employee('Again');
  await prove(again);
  const { body: offer } = await env.own('GET', 'offer', again.cookie);
  expect(offer.isFetched).toBe(true);
  const requests = [{ keyId: offer.keys[0].keyId, blinded: ['A'.repeat(342)] }];
  expect(await env.own('POST', 'batch', again.cookie, { requests })).toMatchObject({
    status: 409,
    body: { code: 'TOKENS_FETCHED' },
  });
  env.passHours(24 * 31);
  expect(await env.fetchTokens(await env.signIn(again.memberId))).toHaveLength(5);
  await forgetOldRows(db, env.services.now());
  expect(await db.selectFrom('token_proofs').selectAll().execute()).toHaveLength(1);
});
