import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendEmails } from '../notifications/send-emails';
import { notifyNewJobs } from './notify-new-jobs';
import { type AlertEnvironment, AT_KAVERI, type Person, startAlertEnvironment } from './testing';

let env: AlertEnvironment;
let me: Person;
let other: Person;

beforeAll(async () => {
  env = await startAlertEnvironment();
});
afterAll(() => env.close());
beforeEach(async () => {
  me = await env.person('Tara');
  other = await env.person('Vikram');
  await env.clear();
});

const ask = (query: object, person = me) => env.askFor(person, query);
const reportedTo = async (person: Person) =>
  (await env.received(person)).filter(({ variantId }) => variantId === 'job-alert');
const titlesTo = async (person: Person) => (await reportedTo(person)).map(({ data }) => data.title);

describe('[R-302] the notification of a new opening', () => {
  it('a new opening notifies each member with a matching alert once, and adds to the count of an unread notification', async () => {
    await ask(AT_KAVERI);
    await ask({ designations: [], preferences: { employment: 'fulltime', company: 'kaveri-bank' } });
    await ask({ designations: ['backend-engineer'], preferences: {} }, other);
    await env.opens();
    await notifyNewJobs(env.services);
    await notifyNewJobs(env.services);
    expect(await titlesTo(me)).toEqual(['A new job matches your alert']);
    expect(await titlesTo(other)).toEqual([]);
    await env.opens();
    await env.opens();
    await notifyNewJobs(env.services);
    const [contribution, ...more] = await reportedTo(me);
    expect([contribution?.data.title, contribution?.data.cta, more]).toEqual([
      '3 new jobs match your alert',
      '/jobs/alerts',
      [],
    ]);
    await env.mark(me, { action: 'Read', notificationIds: [contribution?.notificationId] });
    await env.opens();
    await notifyNewJobs(env.services);
    expect(await titlesTo(me)).toEqual(['A new job matches your alert', '3 new jobs match your alert']);
  });

  it('a closed or old opening and a deleted alert cause no notification', async () => {
    const { body } = await ask(AT_KAVERI);
    await env.opens({ status: 'CLOSED' });
    await env.opens({ posted_on: '2026-11-01' });
    await notifyNewJobs(env.services);
    await env.remove(me, body.alertId);
    await env.opens();
    await notifyNewJobs(env.services);
    expect(await reportedTo(me)).toEqual([]);
  });

  it('a member who turned off job notifications gets none', async () => {
    await ask(AT_KAVERI);
    await env.query(me, { kinds: [{ kind: 'job-alert', list: false, push: 'OFF', email: 'OFF' }] });
    await env.opens();
    await notifyNewJobs(env.services);
    expect(await reportedTo(me)).toEqual([]);
  });

  it('the email about a new opening does not mention jobs', async () => {
    await ask(AT_KAVERI);
    const { db, cursors, seal } = env.services;
    const box = seal('notices', me.memberId);
    const address = cursors.pack(`address ${box}`, ['tara@mailbox.example']);
    await db.insertInto('notice_addresses').values({ box_seal: box, address }).execute();
    await env.query(me, { kinds: [{ kind: 'job-alert', list: true, push: 'OFF', email: 'INSTANT' }] });
    await env.opens();
    await notifyNewJobs(env.services);
    const sent: string[] = [];
    const mailer = {
      send: async (mail: { subject: string; text: string }) => void sent.push(mail.subject, mail.text),
    };
    await sendEmails(env.services, { mailer, origin: 'https://humkaar.example' }, () => undefined);
    expect(sent[0]).toBe('An update you asked for');
    const text = sent.join('\n').replace(/\?k=[\w-]+/g, '');
    expect(text).not.toMatch(/job|alert|opening/i);
  });
});
