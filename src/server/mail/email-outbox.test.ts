import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../db/in-transaction';
import { applying, JOB } from '../services/jobs/applications-testing';
import { countMessages } from '../services/notifications/outbox';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { forgetDeadEmails, queueEmail, sendQueuedEmails } from './email-outbox';
import type { Mail } from './mailer';

const AN_HOUR = 3_600_000;
const MAIL = { to: 'hiring@zentrixlabs.example', subject: 'Tara applied', text: 'Open the list.' };
let server: TestServer;
let now = Date.parse('2026-11-20T09:17:00Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
});
afterAll(() => server.close());
beforeEach(() => server.services.db.deleteFrom('email_outbox').execute());

function mailServer(isAway = false) {
  const place = { isAway, tried: [] as Mail[] };
  const send = async (mail: Mail) => {
    place.tried.push(mail);
    if (place.isAway) throw new Error('away');
  };
  const flush = async () => {
    await sendQueuedEmails(server.services, { send }, () => undefined);
    return place.tried.splice(0);
  };
  return { place, flush };
}
const counts = async () =>
  (await countMessages(server.services.db)).find(({ channel }) => channel === 'email');
const stored = () => server.services.db.selectFrom('email_outbox').selectAll().execute();

it('an email of a transaction that is rolled back and retried is sent once', async () => {
  const { services } = server;
  let runs = 0;
  await inTransaction(services.db, async (db) => {
    await queueEmail({ ...services, db }, MAIL);
    runs += 1;
    if (runs === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
  });
  const { flush } = mailServer();
  expect([runs, await flush(), await flush()]).toMatchObject([2, [MAIL], []]);
});

it('an email that waits is encrypted, and its row shows only the hour', async () => {
  await queueEmail(server.services, MAIL);
  const [row] = await stored();
  expect(JSON.stringify(row)).not.toMatch(/hiring|Tara|list/);
  expect((row?.due_at.getTime() ?? 1) % AN_HOUR).toBe(0);
});

it('an email is retried while the mail server is away, with the same id, and deleted once it is sent', async () => {
  await queueEmail(server.services, MAIL);
  const { place, flush } = mailServer(true);
  const [first] = await flush();
  expect([await flush(), await counts()]).toMatchObject([[], { waiting: 1, dead: 0 }]);
  now += AN_HOUR;
  place.isAway = false;
  expect(await flush()).toEqual([first]);
  expect(await stored()).toEqual([]);
});

it('an email that could not be sent for days is counted as dead and deleted six days later', async () => {
  await queueEmail(server.services, MAIL);
  const { flush } = mailServer(true);
  let attempts = 0;
  for (let hour = 0; hour < 5 * 24; hour++, now += AN_HOUR) attempts += (await flush()).length;
  expect([attempts, await counts()]).toMatchObject([8, { waiting: 0, dead: 1 }]);
  await forgetDeadEmails(server.services);
  expect(await stored()).toHaveLength(1);
  now += 6 * 24 * AN_HOUR;
  await forgetDeadEmails(server.services);
  expect(await stored()).toEqual([]);
});

it('two servers that send at the same time send each email once', async () => {
  for (let count = 0; count < 10; count++) await queueEmail(server.services, MAIL);
  const servers = [mailServer(), mailServer()];
  const sent = (await Promise.all(servers.map(({ flush }) => flush()))).flat();
  expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([10, 10]);
});

it('an application that is withdrawn before its email is sent reaches no employer', async () => {
  const env = applying(server);
  const member = await env.member('Quick');
  const { body } = await env.call('POST', `/jobs/${JOB}/application`, member, await env.input());
  expect(await stored()).toHaveLength(1);
  await env.call('DELETE', `/job-applications/${body.applicationId}`, member);
  expect(await mailServer().flush()).toEqual([]);
});
