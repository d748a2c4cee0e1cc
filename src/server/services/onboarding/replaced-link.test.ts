import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { lockMember } from '../../db/lock-session';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { until } from '../chat/testing';
import { type NewUser, newUsersOf } from '../profile/account/testing';

let server: TestServer;
let me: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;

beforeAll(async () => {
  server = await startTestServer();
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.deleteFrom('job_portal_links').execute();
  me = await newUsers.join();
});

const consent = () => me.call('PUT', 'v1/user/job-portal/consent', { consented: true });
const link = (body: object) => me.call('POST', 'v1/user/job-portal/link', body);

/** The token of the portal's one-tap prompt for a person known to the sandbox. */
async function oneTap(name = 'Kavya Rao') {
  const attempt = server.services.newId();
  const nonce = createHash('sha256').update(attempt).digest('base64url');
  const fake = await server.send({
    method: 'POST',
    url: '/sandbox/identity/outcomes',
    payload: { provider: 'naukri', outcome: 'SUCCESS', nonce, name },
  });
  return { token: fake.json().token, tokenType: 'one_tap', attempt };
}

/** How many queries of this database wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rowCount } = await server.database.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
};
const verified = async () => (await me.call('GET', 'v1/user/career-status')).json().verified;

it('a portal account that is replaced while a career is saved does not verify the career', async () => {
  await consent();
  await link(await oneTap());
  const { started } = await inTransaction(server.services.db, async (db) => {
    await lockMember(db, me.id, 'change');
    const started = me.saveCareer('working', { companyName: 'Zentrix Labs' });
    await until(async () => (await waiting()) === 1);
    await db.updateTable('job_portal_links').set({ account_seal: 'another account' }).execute();
    return { started };
  });
  await started;
  expect(await verified()).toBeNull();
});

it('a portal account that is replaced while it verifies a career takes the verification back', async () => {
  await consent();
  await link(await oneTap());
  const next = await oneTap('Sudha Venkatesan');
  let isLinked = false;
  const started = await inTransaction(server.services.db, async (db) => {
    // The last table that is read before the career is written as verified.
    await sql`lock table departments in access exclusive mode`.execute(db);
    const saved = me.saveCareer('working', { companyName: 'Zentrix Labs' });
    await until(async () => (await waiting()) === 1);
    const linked = link(next).finally(() => {
      isLinked = true;
    });
    await until(async () => isLinked || (await waiting()) === 2);
    return { saved, linked };
  });
  expect((await started.saved).json().verified).toBe('VERIFIED');
  expect((await started.linked).statusCode).toBe(200);
  expect(await verified()).toBeNull();
});
