import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendLetters } from '../notifications/send-letters';
import { tellNewJobs } from './tell-new-jobs';
import { type AlertWorld, AT_KAVERI, type Person, startAlertWorld } from './testing';

let world: AlertWorld;
let me: Person;
let other: Person;

beforeAll(async () => {
  world = await startAlertWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  me = await world.person('Tara');
  other = await world.person('Vikram');
  await world.clear();
});

const ask = (wish: object, who = me) => world.askFor(who, wish);
const toldTo = async (who: Person) =>
  (await world.heard(who)).filter(({ variantId }) => variantId === 'job-alert');
const titlesTo = async (who: Person) => (await toldTo(who)).map(({ data }) => data.title);

describe('[R-302] the notification of a new opening', () => {
  it('a new opening notifies each member with a matching alert once, and adds to the count of an unread notification', async () => {
    await ask(AT_KAVERI);
    await ask({ designations: [], preferences: { employment: 'fulltime', company: 'kaveri-bank' } });
    await ask({ designations: ['backend-engineer'], preferences: {} }, other);
    await world.opens();
    await tellNewJobs(world.services);
    await tellNewJobs(world.services);
    expect(await titlesTo(me)).toEqual(['A new job matches your alert']);
    expect(await titlesTo(other)).toEqual([]);
    await world.opens();
    await world.opens();
    await tellNewJobs(world.services);
    const [told, ...more] = await toldTo(me);
    expect([told?.data.title, told?.data.cta, more]).toEqual([
      '3 new jobs match your alert',
      '/jobs/alerts',
      [],
    ]);
    await world.mark(me, { action: 'Read', notificationIds: [told?.notificationId] });
    await world.opens();
    await tellNewJobs(world.services);
    expect(await titlesTo(me)).toEqual(['A new job matches your alert', '3 new jobs match your alert']);
  });

  it('a closed or old opening and a deleted alert cause no notification', async () => {
    const { body } = await ask(AT_KAVERI);
    await world.opens({ status: 'CLOSED' });
    await world.opens({ posted_on: '2026-11-01' });
    await tellNewJobs(world.services);
    await world.remove(me, body.alertId);
    await world.opens();
    await tellNewJobs(world.services);
    expect(await toldTo(me)).toEqual([]);
  });

  it('a member who turned off job notifications gets none', async () => {
    await ask(AT_KAVERI);
    await world.wish(me, { kinds: [{ kind: 'job-alert', list: false, push: 'OFF', email: 'OFF' }] });
    await world.opens();
    await tellNewJobs(world.services);
    expect(await toldTo(me)).toEqual([]);
  });

  it('the email about a new opening does not mention jobs', async () => {
    await ask(AT_KAVERI);
    const { db, cursors, seal } = world.services;
    const box = seal('notices', me.memberId);
    const address = cursors.pack(`address ${box}`, ['tara@mailbox.example']);
    await db.insertInto('notice_addresses').values({ box_seal: box, address }).execute();
    await world.wish(me, { kinds: [{ kind: 'job-alert', list: true, push: 'OFF', email: 'INSTANT' }] });
    await world.opens();
    await tellNewJobs(world.services);
    const sent: string[] = [];
    const mailer = {
      send: async (mail: { subject: string; text: string }) => void sent.push(mail.subject, mail.text),
    };
    await sendLetters(world.services, { mailer, origin: 'https://humkaar.example' }, () => undefined);
    expect(sent[0]).toBe('An update you asked for');
    expect(sent.join('\n')).not.toMatch(/job|alert|opening/i);
  });
});
