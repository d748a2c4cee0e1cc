import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealsOf } from '../profile/deletion/account-seals';
import { endDueAccounts } from '../profile/deletion/end-accounts';
import { ALERTS, type AlertEnvironment, AT_KAVERI, type Person, startAlertEnvironment } from './testing';

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

const ask = (query: object, person = me, key?: string) => env.askFor(person, query, key);

describe('[R-302][R-681] job alerts', () => {
  it('an alert is saved with its designations and preferences, and only its owner can list and delete it', async () => {
    const query = {
      designations: ['data-engineer', 'backend-engineer', 'data-engineer'],
      preferences: {
        location: 'bengaluru',
        experience: 0,
        employment: 'fulltime',
        ctc: '10-15',
        skill: 'databases',
      },
    };
    const { status, body } = await ask(query);
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
    expect((await env.alertsOf(me)).map(({ alertId }) => alertId)).toEqual([later.alertId, body.alertId]);
    expect(await env.alertsOf(other)).toEqual([]);
    expect(await env.remove(other, body.alertId)).toBe(204);
    expect(await env.alertsOf(me)).toHaveLength(2);
    expect(await env.remove(me, body.alertId)).toBe(204);
    expect(await env.remove(me, body.alertId)).toBe(204);
    expect((await env.alertsOf(me)).map(({ alertId }) => alertId)).toEqual([later.alertId]);
    expect((await env.send({ url: ALERTS })).statusCode).toBe(401);
  });

  it('a duplicate alert is refused in any order of designations, and so is an eleventh alert', async () => {
    const two = (designations: readonly string[]) => ask({ designations, preferences: { experience: 4 } });
    expect((await two(['data-engineer', 'backend-engineer'])).status).toBe(201);
    const again = await two(['backend-engineer', 'data-engineer']);
    expect([again.status, again.body.code]).toEqual([409, 'ALERT_EXISTS']);
    for (let years = 5; years < 14; years += 1)
      expect((await ask({ designations: [], preferences: { experience: years } })).status).toBe(201);
    const eleventh = await ask(AT_KAVERI);
    expect([eleventh.status, eleventh.body.code]).toEqual([409, 'TOO_MANY_ALERTS']);
    expect(await env.alertsOf(me)).toHaveLength(10);
    expect((await ask(AT_KAVERI, other)).status).toBe(201);
  });

  it('two identical parallel requests create one alert', async () => {
    const responses = await Promise.all([ask(AT_KAVERI), ask(AT_KAVERI)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const key = env.services.newId();
    const first = await ask(AT_KAVERI, other, key);
    expect(await ask(AT_KAVERI, other, key)).toEqual(first);
  });

  it('missing, excessive or unknown criteria of an alert are refused at their fields', async () => {
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
    expect(await env.alertsOf(me)).toEqual([]);
  });

  it('[R-875] an alert matches the same openings as the filters of the job list', async () => {
    await env.opens();
    const both = async (
      preferences: Readonly<Record<string, string | number>>,
      designations = ['data-engineer'],
    ) => {
      const { body } = await ask({ designations, preferences });
      const { company, ...rest } = preferences;
      const query = new URLSearchParams({ designation: designations[0] ?? '' });
      for (const [name, value] of Object.entries({ ...rest, ...(company && { companyUrl: company }) }))
        query.set(name, String(value));
      const list = await env.send({ url: `/jobs-services/v1/jobs?${query}` });
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
      await env.services.db.deleteFrom('job_alerts').execute();
    }
  });
});

describe('[R-302] the privacy of a job search', () => {
  it('an alert in the database links neither to the account nor to other data of the member', async () => {
    await ask(AT_KAVERI);
    const rows = await env.services.db.selectFrom('job_alerts').selectAll().execute();
    const { 'job alerts': own, ...rest } = sealsOf(env.services, me.memberId);
    expect(rows).toMatchObject([{ owner_seal: own }]);
    for (const name of [me.memberId, ...Object.values(rest), ...Object.values(me.aliases)])
      expect(JSON.stringify(rows)).not.toContain(name);
  });

  it('alerts are part of the data export, and are deleted with the account', async () => {
    await ask({ designations: ['data-engineer'], preferences: { location: 'bengaluru', experience: 3 } });
    const archive = await env.send({
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
    const { db } = env.services;
    await ask(AT_KAVERI, other);
    await db
      .insertInto('account_deletions')
      .values({ member_id: me.memberId, due_on: '2026-11-20', choices: '[]' })
      .execute();
    await endDueAccounts(env.services);
    expect(await db.selectFrom('job_alerts').select('owner_seal').execute()).toEqual([
      { owner_seal: env.services.seal('job alerts', other.memberId) },
    ]);
  });
});
