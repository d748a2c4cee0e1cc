import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../contracts/jobs';
import type { JobTable } from '../../db/job-tables';
import { sendLetters } from '../notification/send-letters';
import { type Person, startTalkingWorld, type TalkingWorld } from '../notification/testing';
import { sealsOf } from '../user/account-seals';
import { endDueAccounts } from '../user/end-accounts';
import { tellNewJobs } from './tell-new-jobs';

type Alert = components['schemas']['JobAlert'];

/** Noon in India, on a day of the week. */
const NOON = Date.parse('2026-11-20T06:30:00.000Z');
const ALERTS = '/jobs-services/v1/job-alerts';
const AT_KAVERI = { designations: ['data-engineer'], preferences: { company: 'kaveri-bank' } };

let world: TalkingWorld;
let me: Person;
let other: Person;
let now = NOON;
let openings = 0;

beforeAll(async () => {
  world = await startTalkingWorld({ now: () => new Date(now) });
});
afterAll(() => world.close());
beforeEach(async () => {
  now = NOON;
  me = await world.person('Tara');
  other = await world.person('Vikram');
  await world.services.db.deleteFrom('job_alerts').execute();
  await world.services.db.updateTable('jobs').set({ is_told: true }).execute();
});

async function ask(wish: object, who = me, key = world.services.newId()) {
  const answer = await world.send({
    method: 'POST',
    url: ALERTS,
    headers: { cookie: who.cookie, 'idempotency-key': key },
    payload: wish,
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function alertsOf({ cookie }: Person): Promise<readonly Alert[]> {
  return (await world.send({ url: ALERTS, headers: { cookie } })).json();
}
const remove = (id: string, { cookie }: Person) =>
  world.send({ method: 'DELETE', url: `${ALERTS}/${id}`, headers: { cookie } });

/** An opening for a data engineer in the first city that came in just now. */
async function opens(wishes: Partial<Insertable<JobTable>> = {}): Promise<void> {
  const { db } = world.services;
  const id = `alert-opening-${++openings}`;
  const day = { posted_on: '2026-11-19', confirmed_on: '2026-11-19' };
  const { id: profile } = await db
    .selectFrom('job_profiles')
    .select('id')
    .where('name', '=', 'Data engineer')
    .executeTakeFirstOrThrow();
  const { id: company } = await db
    .selectFrom('companies')
    .select('id')
    .where('url_name', '=', 'kaveri-bank')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('jobs')
    .values({
      id,
      company_id: company,
      job_profile_id: profile,
      title: 'Data engineer, risk',
      employment: 'fulltime',
      from_years: 2,
      to_years: 5,
      min_ctc: 1_200_000,
      max_ctc: 1_400_000,
      skills: ['Databases'],
      about: 'Work.',
      duties: ['Do it'],
      apply_url: 'https://kaveribank.example/jobs',
      ...day,
      ...wishes,
    })
    .execute();
  await db.insertInto('job_places').values({ job_id: id, place_id: 1 }).execute();
}
const toldTo = async (who: Person) =>
  (await world.heard(who)).filter(({ variantId }) => variantId === 'job-alert');
const titlesTo = async (who: Person) => (await toldTo(who)).map(({ data }) => data.title);

describe('[R-302][R-681] job alerts', () => {
  it('are kept with their designations and preferences, listed newest first and deleted, each for its owner alone', async () => {
    const wish = {
      designations: ['data-engineer', 'backend-engineer', 'data-engineer'],
      preferences: {
        location: 'bengaluru',
        experience: 0,
        employment: 'fulltime',
        ctc: '10-15',
        skill: 'databases',
      },
    };
    const { status, body } = await ask(wish);
    expect(status).toBe(201);
    expect(body.designations.map(({ name }: { name: string }) => name)).toEqual([
      'Backend engineer',
      'Data engineer',
    ]);
    expect(body.preferences).toEqual({
      location: { urlName: 'bengaluru', name: 'Bengaluru' },
      industry: null,
      company: null,
      skill: { urlName: 'databases', name: 'Databases' },
      experience: 0,
      employment: 'fulltime',
      ctc: '10-15',
    });
    const { body: later } = await ask(AT_KAVERI);
    expect((await alertsOf(me)).map(({ alertId }) => alertId)).toEqual([later.alertId, body.alertId]);
    expect(await alertsOf(other)).toEqual([]);
    expect((await remove(body.alertId, other)).statusCode).toBe(204);
    expect(await alertsOf(me)).toHaveLength(2);
    expect((await remove(body.alertId, me)).statusCode).toBe(204);
    expect((await remove(body.alertId, me)).statusCode).toBe(204);
    expect((await alertsOf(me)).map(({ alertId }) => alertId)).toEqual([later.alertId]);
    expect((await world.send({ url: ALERTS })).statusCode).toBe(401);
  });

  it('of the same kind are refused, in whatever order they name their designations, and more than ten', async () => {
    const two = (designations: readonly string[]) => ask({ designations, preferences: { experience: 4 } });
    expect((await two(['data-engineer', 'backend-engineer'])).status).toBe(201);
    const again = await two(['backend-engineer', 'data-engineer']);
    expect([again.status, again.body.code]).toEqual([409, 'ALERT_EXISTS']);
    for (let years = 5; years < 14; years += 1)
      expect((await ask({ designations: [], preferences: { experience: years } })).status).toBe(201);
    const eleventh = await ask(AT_KAVERI);
    expect([eleventh.status, eleventh.body.code]).toEqual([409, 'TOO_MANY_ALERTS']);
    expect(await alertsOf(me)).toHaveLength(10);
    expect((await ask(AT_KAVERI, other)).status).toBe(201);
  });

  it('asked for twice at once are one', async () => {
    const answers = await Promise.all([ask(AT_KAVERI), ask(AT_KAVERI)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const key = world.services.newId();
    const first = await ask(AT_KAVERI, other, key);
    expect(await ask(AT_KAVERI, other, key)).toEqual(first);
  });

  it('say at its field what is missing, too much or in none of our lists', async () => {
    const nothing = await ask({ designations: [], preferences: {} });
    expect([nothing.status, nothing.body.errors]).toMatchObject([
      422,
      [{ field: '/body/designations', code: 'empty' }],
    ]);
    const unknown = await ask({
      designations: ['data-engineer', 'juggler'],
      preferences: { location: 'atlantis', industry: 'magic', company: 'nobody', skill: 'juggling' },
    });
    expect(unknown.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      '/body/designations',
      '/body/preferences/location',
      '/body/preferences/industry',
      '/body/preferences/company',
      '/body/preferences/skill',
    ]);
    const six = { designations: ['a', 'b', 'c', 'd', 'e', 'f'], preferences: {} };
    expect((await ask(six)).status).toBe(400);
    expect(await alertsOf(me)).toEqual([]);
  });

  it('[R-875] fit the same openings as the filters of the list', async () => {
    await opens();
    const both = async (
      preferences: Readonly<Record<string, string | number>>,
      designations = ['data-engineer'],
    ) => {
      const { body } = await ask({ designations, preferences });
      const { company, ...rest } = preferences;
      const query = new URLSearchParams({ designation: designations[0] ?? '' });
      for (const [name, value] of Object.entries({ ...rest, ...(company && { companyUrl: company }) }))
        query.set(name, String(value));
      const list = await world.send({ url: `/jobs-services/v1/jobs?${query}` });
      return [body.fits, list.json().total];
    };
    for (const preferences of [
      { location: 'bengaluru' },
      { company: 'kaveri-bank' },
      { experience: 5 },
      { experience: 6 },
      { ctc: '10-15' },
      { ctc: '50+' },
      { employment: 'intern' },
      { skill: 'databases' },
      { industry: 'banking' },
    ] as readonly Record<string, string | number>[]) {
      const [fits, listed] = await both(preferences);
      expect([preferences, fits]).toEqual([preferences, listed]);
      await world.services.db.deleteFrom('job_alerts').execute();
    }
  });
});

describe('[R-302] a new opening', () => {
  it('is told once to whoever has an alert it fits, and counted where one was not read yet', async () => {
    await ask(AT_KAVERI);
    await ask({ designations: [], preferences: { employment: 'fulltime', company: 'kaveri-bank' } });
    await ask({ designations: ['backend-engineer'], preferences: {} }, other);
    await opens();
    await tellNewJobs(world.services);
    await tellNewJobs(world.services);
    expect(await titlesTo(me)).toEqual(['A job that fits your alert']);
    expect(await titlesTo(other)).toEqual([]);
    await opens();
    await opens();
    await tellNewJobs(world.services);
    const [told, ...more] = await toldTo(me);
    expect([told?.data.title, told?.data.cta, more]).toEqual([
      '3 jobs that fit your alert',
      '/jobs/alerts',
      [],
    ]);
    await world.mark(me, { action: 'Read', notificationIds: [told?.notificationId] });
    await opens();
    await tellNewJobs(world.services);
    expect(await titlesTo(me)).toEqual(['A job that fits your alert', '3 jobs that fit your alert']);
  });

  it('that is closed, or was posted long ago, is nobody’s news; nor is one to an alert that was deleted', async () => {
    const { body } = await ask(AT_KAVERI);
    await opens({ status: 'CLOSED' });
    await opens({ posted_on: '2026-11-01' });
    await tellNewJobs(world.services);
    await remove(body.alertId, me);
    await opens();
    await tellNewJobs(world.services);
    expect(await toldTo(me)).toEqual([]);
  });

  it('is not told to whoever wants to hear of no jobs', async () => {
    await ask(AT_KAVERI);
    await world.wish(me, { kinds: [{ kind: 'job-alert', list: false, push: 'OFF', email: 'OFF' }] });
    await opens();
    await tellNewJobs(world.services);
    expect(await toldTo(me)).toEqual([]);
  });

  it('is told by letter without a word of jobs', async () => {
    await ask(AT_KAVERI);
    const { db, cursors, seal } = world.services;
    const box = seal('notices', me.memberId);
    const address = cursors.pack(`address ${box}`, ['tara@mailbox.example']);
    await db.insertInto('notice_addresses').values({ box_seal: box, address }).execute();
    await world.wish(me, { kinds: [{ kind: 'job-alert', list: true, push: 'OFF', email: 'INSTANT' }] });
    await opens();
    await tellNewJobs(world.services);
    const sent: string[] = [];
    const mailer = {
      send: async (mail: { subject: string; text: string }) => void sent.push(mail.subject, mail.text),
    };
    await sendLetters(world.services, { mailer, origin: 'https://humkaar.example' }, () => undefined);
    expect(sent[0]).toBe('Something you asked to hear of');
    expect(sent.join('\n')).not.toMatch(/job|alert|opening/i);
  });
});

describe('[R-302] that somebody looks for a job', () => {
  it('is joined in the database neither to the account nor to what the same person is told', async () => {
    await ask(AT_KAVERI);
    const rows = await world.services.db.selectFrom('job_alerts').selectAll().execute();
    const { 'job alerts': own, ...others } = sealsOf(world.services, me.memberId);
    expect(rows).toMatchObject([{ owner_seal: own }]);
    for (const name of [me.memberId, ...Object.values(others), ...Object.values(me.faces)])
      expect(JSON.stringify(rows)).not.toContain(name);
  });

  it('is in the archive, and gone with the account', async () => {
    await ask({ designations: ['data-engineer'], preferences: { location: 'bengaluru', experience: 3 } });
    const archive = await world.send({
      url: '/user-services/v1/user/export',
      headers: { cookie: me.cookie },
    });
    const { text } = archive.json().files.find(({ name }: { name: string }) => name === 'job-alerts.json');
    expect(JSON.parse(text)).toEqual([
      expect.objectContaining({
        jobProfiles: ['Data engineer'],
        city: 'Bengaluru',
        experienceYears: 3,
        company: null,
      }),
    ]);
    const { db } = world.services;
    await ask(AT_KAVERI, other);
    await db
      .insertInto('account_deletions')
      .values({ member_id: me.memberId, due_on: '2026-11-20', choices: '[]' })
      .execute();
    await endDueAccounts(world.services);
    expect(await db.selectFrom('job_alerts').select('owner_seal').execute()).toEqual([
      { owner_seal: world.services.seal('job alerts', other.memberId) },
    ]);
  });
});
