import type { Insertable } from 'kysely';
import type { components } from '../../../contracts/jobs';
import type { JobTable } from '../../db/job-tables';
import { type Person, startCommentsEnvironment, type TestEnvironment } from '../notifications/testing';

type Alert = components['schemas']['JobAlert'];

export const ALERTS = '/jobs-services/v1/job-alerts';
export const AT_KAVERI = { designations: ['data-engineer'], preferences: { company: 'kaveri-bank' } };

/** A test environment at noon in India, with job alerts. */
export async function startAlertEnvironment() {
  const env = await startCommentsEnvironment({ now: () => new Date('2026-11-20T06:30:00.000Z') });
  const { db, newId } = env.services;
  return {
    ...env,
    clear: async (): Promise<void> => {
      await db.deleteFrom('job_alerts').execute();
      await db.updateTable('jobs').set({ is_notified: true }).execute();
    },
    askFor: async ({ cookie }: Person, query: object, key = newId()) => {
      const headers = { cookie, 'idempotency-key': key };
      const response = await env.send({ method: 'POST', url: ALERTS, headers, payload: query });
      return { status: response.statusCode, body: response.json() };
    },
    alertsOf: async ({ cookie }: Person): Promise<readonly Alert[]> =>
      (await env.send({ url: ALERTS, headers: { cookie } })).json(),
    remove: async ({ cookie }: Person, id: string): Promise<number> =>
      (await env.send({ method: 'DELETE', url: `${ALERTS}/${id}`, headers: { cookie } })).statusCode,
    opens: (preferences: Partial<Insertable<JobTable>> = {}) => opens(env, preferences),
  };
}

/** Adds a new opening for a data engineer at Kaveri Bank in Bengaluru. */
async function opens(
  { services }: Pick<TestEnvironment, 'services'>,
  preferences: Partial<Insertable<JobTable>>,
): Promise<void> {
  const { db, newId } = services;
  const idOf = async (table: 'job_profiles' | 'places', name: string) =>
    (await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  const { id: company_id } = await db
    .selectFrom('companies')
    .select('id')
    .where('url_name', '=', 'kaveri-bank')
    .executeTakeFirstOrThrow();
  const id = newId();
  await db
    .insertInto('jobs')
    .values({
      id,
      company_id,
      job_profile_id: await idOf('job_profiles', 'Data engineer'),
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
      posted_on: '2026-11-19',
      confirmed_on: '2026-11-19',
      ...preferences,
    })
    .execute();
  const place_id = await idOf('places', 'Bengaluru');
  await db.insertInto('job_places').values({ job_id: id, place_id }).execute();
}

export type AlertEnvironment = Awaited<ReturnType<typeof startAlertEnvironment>>;
export type { Person };
