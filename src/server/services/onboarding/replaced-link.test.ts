import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { lockMember } from '../../db/lock-session';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { waitingQueries } from '../../testing/waiting-queries';
import { until } from '../chat/testing';
import { type NewUser, newUsersOf } from '../profile/account/testing';
import { oneTap } from './portal-testing';

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

const verified = async () => (await me.call('GET', 'v1/user/career-status')).json().verified;

it('a portal account that is replaced while a career is saved does not verify the career', async () => {
  await consent();
  await link(await oneTap(server));
  const { started } = await inTransaction(server.services.db, async (db) => {
    await lockMember(db, me.id, 'change');
    const started = me.saveCareer('working', { companyName: 'Zentrix Labs' });
    await until(async () => (await waitingQueries(server)) === 1);
    await db.updateTable('job_portal_links').set({ account_seal: 'another account' }).execute();
    return { started };
  });
  await started;
  expect(await verified()).toBeNull();
});

it('a portal account that is replaced while it verifies a career takes the verification back', async () => {
  await consent();
  await link(await oneTap(server));
  const next = await oneTap(server, 'Sudha Venkatesan');
  let isLinked = false;
  const started = await inTransaction(server.services.db, async (db) => {
    // The last table that is read before the career is written as verified.
    await sql`lock table departments in access exclusive mode`.execute(db);
    const saved = me.saveCareer('working', { companyName: 'Zentrix Labs' });
    await until(async () => (await waitingQueries(server)) === 1);
    const linked = link(next).finally(() => {
      isLinked = true;
    });
    await until(async () => isLinked || (await waitingQueries(server)) === 2);
    return { saved, linked };
  });
  expect((await started.saved).json().verified).toBe('VERIFIED');
  expect((await started.linked).statusCode).toBe(200);
  expect(await verified()).toBeNull();
});
