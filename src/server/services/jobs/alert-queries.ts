import { type RawBuilder, sql } from 'kysely';
import { CTC_BANDS } from '../../../core/jobs/job';
import {
  type AlertInput,
  type AlertName,
  type AlertPreferences,
  MAX_ALERTS,
} from '../../../core/jobs/job-alert';
import { bandLimits } from '../../../core/jobs/pay-bands';
import { inTurn } from '../../db/in-turn';
import { Refusal } from '../../http/refusal';
import type { Services } from '../services';
import { slugOf } from './slug-of';

type Db = Services['db'];

/** The ids behind the requested names; null when a name is missing or unknown. */
export interface ResolvedAlert {
  readonly job_profile_ids: readonly number[];
  readonly place_id: number | null;
  readonly industry_id: number | null;
  readonly company_id: number | null;
  readonly skill: string | null;
}

export async function resolveAlert(
  db: Db,
  { designations, preferences }: AlertInput,
): Promise<ResolvedAlert> {
  const { location, industry, company, skill } = preferences;
  const { rows } = await sql<ResolvedAlert>`
    select
      array(select min(id) from job_profiles where ${slugOf(sql`name`)} = any(${designations}::text[])
        group by ${slugOf(sql`name`)} order by 1) as job_profile_ids,
      (select min(id) from places where ${slugOf(sql`name`)} = ${location ?? null}) as place_id,
      (select min(id) from industries where ${slugOf(sql`name`)} = ${industry ?? null}) as industry_id,
      (select id from companies where url_name = ${company ?? null}) as company_id,
      ${skill === undefined ? sql`null::text` : writtenSkill(skill)} as skill`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Expected exactly one row.');
  return row;
}

const writtenSkill = (skill: string) => sql`(
  select s.name from jobs j, unnest(j.skills) s (name) where ${slugOf(sql`s.name`)} = ${skill} limit 1)`;

export interface NewAlert extends ResolvedAlert {
  readonly id: string;
  readonly owner: string;
  readonly box: string;
  readonly rest: Pick<AlertPreferences, 'experience' | 'employment' | 'ctc'>;
}

/** Saves the alert unless it is a duplicate or the member reached the limit. */
export const saveAlert = (db: Db, alert: NewAlert): Promise<void> =>
  inTurn(db, alert.owner, async (transaction) => {
    const { id, owner, box, rest, job_profile_ids, ...resolved } = alert;
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from job_alerts where owner_seal = ${owner}`.execute(transaction);
    const isFull = (rows[0]?.count ?? 0) >= MAX_ALERTS;
    const { numInsertedOrUpdatedRows: saved } = await transaction
      .insertInto('job_alerts')
      .values({
        id,
        owner_seal: owner,
        box,
        ...resolved,
        job_profile_ids: [...job_profile_ids],
        experience: rest.experience ?? null,
        employment: rest.employment ?? null,
        ctc: rest.ctc ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!saved) throw new Refusal(409, 'ALERT_EXISTS');
    if (isFull) throw new Refusal(409, 'TOO_MANY_ALERTS');
  });

export interface AlertRow {
  readonly id: string;
  readonly designations: readonly AlertName[];
  readonly location: AlertName | null;
  readonly industry: AlertName | null;
  readonly company: AlertName | null;
  readonly skill: AlertName | null;
  readonly experience: number | null;
  readonly employment: 'fulltime' | 'parttime' | 'contractual' | 'intern' | 'freelancer' | null;
  readonly ctc: AlertPreferences['ctc'] | null;
  readonly fits: number;
}

const named = (name: string) =>
  sql`json_build_object('urlName', ${slugOf(sql.ref(name))}, 'name', ${sql.ref(name)})`;

export async function readAlerts(db: Db, owner: string, id?: string): Promise<readonly AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select a.id, a.experience, a.employment, a.ctc,
      (select coalesce(json_agg(${named('p.name')} order by p.name), '[]'::json)
        from job_profiles p where p.id = any(a.job_profile_ids)) as designations,
      (select ${named('l.name')} from places l where l.id = a.place_id) as location,
      (select ${named('i.name')} from industries i where i.id = a.industry_id) as industry,
      (select json_build_object('urlName', c.url_name, 'name', c.name)
        from companies c where c.id = a.company_id) as company,
      case when a.skill is not null then ${named('a.skill')} end as skill,
      (select count(*)::integer from jobs j where ${FITS}) as fits
    from job_alerts a left join ${BANDS} on band.name = a.ctc
    where a.owner_seal = ${owner} ${id === undefined ? sql`` : sql`and a.id = ${id}`}
    order by a.position desc`.execute(db);
  return rows;
}

export const removeAlert = (db: Db, owner: string, id: string) =>
  db.deleteFrom('job_alerts').where('id', '=', id).where('owner_seal', '=', owner).execute();

/** Limits of each pay band; an alert without a band joins none. */
export const BANDS: RawBuilder<unknown> = sql`(values ${sql.join(
  CTC_BANDS.map((band) => {
    const { from, to } = bandLimits(band);
    return sql`(${band}::text, ${from}::integer, ${to ?? null}::integer)`;
  }),
)}) as band (name, least, most)`;

/** Whether open job `j` matches alert `a` with its band; the same rules as the filters of the job list. */
export const FITS: RawBuilder<unknown> = sql`j.status = 'LIVE'
  and (cardinality(a.job_profile_ids) = 0 or j.job_profile_id = any(a.job_profile_ids))
  and (a.company_id is null or j.company_id = a.company_id)
  and (a.experience is null or a.experience between j.from_years and j.to_years)
  and (a.employment is null or j.employment = a.employment)
  and (a.ctc is null or (j.currency = 'INR' and coalesce(j.max_ctc, j.min_ctc) > band.least
    and (band.most is null or coalesce(j.min_ctc, j.max_ctc) <= band.most)))
  and (a.skill is null or exists (
    select from unnest(j.skills) s (name) where lower(s.name) = lower(a.skill)))
  and (a.industry_id is null or exists (
    select from companies c where c.id = j.company_id and c.industry_id = a.industry_id))
  and (a.place_id is null or exists (
    select from job_places at where at.job_id = j.id and at.place_id = a.place_id))`;
