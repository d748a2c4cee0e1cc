import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setApplicationAddress, setClaim } from '../services/companies/employers';
import { readHiringJob } from '../services/jobs/application-queries';
import { applicationsLink } from '../services/jobs/applications-link';
import { JOB } from '../services/jobs/applications-testing';
import { type NewUser, newUsersOf } from '../services/profile/account/testing';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { sendQueuedEmails } from './email-outbox';
import type { Mail } from './mailer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${await closedPort()}` } });
});
afterAll(() => server.close());

/** A port where nothing listens any more. */
async function closedPort(): Promise<number> {
  const closing = createServer();
  await new Promise<void>((done) => closing.listen(0, '127.0.0.1', done));
  const address = closing.address();
  await new Promise((done) => closing.close(done));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const askForCode = (me: NewUser, email: string) =>
  me.call('POST', 'v1/user/email-verification/otp', { email });
const askForEmails = (me: NewUser) =>
  server.send({
    method: 'PUT',
    url: '/notification-services/v1/email-address',
    headers: { cookie: me.cookie },
    payload: { address: 'asha@mailbox.example' },
  });

it('while the mail server is away, requests for emails are refused for every address, and nothing is counted', async () => {
  const newUsers = newUsersOf(server);
  const [first, me] = [await newUsers.join(), await newUsers.join()];
  for (const person of [first, me]) await person.employ();
  // The first one finds out.
  expect((await askForCode(first, 'first@zentrix-labs.example')).statusCode).toBe(200);
  const probe = async () => (await askForEmails(first)).json().code;
  await expect.poll(probe).toBe('EMAIL_UNAVAILABLE');
  for (const email of ['first@zentrix-labs.example', 'new@zentrix-labs.example']) {
    const refused = await askForCode(me, email);
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'EMAIL_UNAVAILABLE',
      '60',
    ]);
  }
  const codes = await sql`select from email_codes where member_id = ${me.id}`.execute(server.services.db);
  expect(codes.rows).toEqual([]);
});

it('while the mail server is away, an employer who asks for a new link gets it once the server is back', async () => {
  const { services } = server;
  await setClaim(services, 'zentrix-labs', true);
  const address = 'hiring@zentrixlabs.example';
  await setApplicationAddress(services, 'zentrix-labs', address);
  const job = await readHiringJob(services.db, JOB);
  if (!job) throw new Error('The job takes no applications.');
  const page = applicationsLink(services, '', { ...job, jobId: JOB });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const asked = await server.app.inject({ method: 'POST', url: page, headers, payload: 'step=renew' });
  expect([asked.statusCode, asked.body.includes('the new link is on its way')]).toEqual([200, true]);
  const sent: Mail[] = [];
  await sendQueuedEmails(services, { send: async (mail) => void sent.push(mail) }, () => undefined);
  expect(sent).toMatchObject([{ to: address, text: expect.stringContaining('/employer/applications?k=') }]);
});
