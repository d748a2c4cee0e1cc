import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contracts/interviews';
import type { ExperienceRange } from '../../../core/shared/experience-range';
import { unplannedIds } from '../../db/unplanned';
import type { Services } from '../services';

type Db = Services['db'];
type Wire = components['schemas'];

export interface Looking {
  readonly company?: number | undefined;
  readonly job?: number | undefined;
  readonly difficulty?: Wire['InterviewDifficulty'] | undefined;
  readonly outcome?: Wire['InterviewOutcome'] | undefined;
  readonly place?: number | undefined;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export interface InterviewRow {
  readonly id: string;
  readonly url_name: string;
  readonly company: string;
  readonly logo: string;
  readonly job: string;
  readonly place: string | null;
  readonly experience: ExperienceRange;
  readonly month: string;
  readonly difficulty: Wire['InterviewDifficulty'];
  readonly outcome: Wire['InterviewOutcome'];
  readonly applied_through: Wire['AppliedThrough'];
  readonly rounds: readonly Wire['InterviewRound'][];
  readonly advice: string | null;
  readonly helpful: number;
  readonly questions: readonly Wire['AskedQuestion'][];
  /** Changes with every edit. */
  readonly version: string;
}

/** Privacy threshold: a place shared by fewer authors could identify one. One author may share five interviews. */
const MIN_AUTHORS = 5;

const SHOWS_PLACE = sql`exists (
  select distinct other.author_seal from interviews other
  where other.company_id = i.company_id and other.place_id = i.place_id and other.status = 'LIVE'
  offset ${MIN_AUTHORS - 1} limit 1)`;

/** The same for all interviews of a company: its places are counted once. */
const showsPlace = (company: number | undefined) =>
  company === undefined
    ? SHOWS_PLACE
    : sql`i.place_id in (
        select place_id from interviews where company_id = ${company} and status = 'LIVE'
        group by place_id having count(distinct author_seal) >= ${MIN_AUTHORS})`;

/** An interview whose place is hidden must not be found by it. */
const inPlace = ({ company, place }: Looking) =>
  place === undefined ? sql`` : sql`and i.place_id = ${place} and ${showsPlace(company)}`;

const where = ({ company, job, difficulty, outcome }: Looking) => sql`true
  ${company === undefined ? sql`` : sql`and i.company_id = ${company}`}
  ${job === undefined ? sql`` : sql`and i.job_profile_id = ${job}`}
  ${difficulty === undefined ? sql`` : sql`and i.difficulty = ${difficulty}`}
  ${outcome === undefined ? sql`` : sql`and i.outcome = ${outcome}`}`;

export const readInterviews = (db: Db, looking: Looking, { limit, offset }: Slice) =>
  readShown(
    db,
    sql`${where(looking)} ${inPlace(looking)} order by i.written_month desc, i.id limit ${limit} offset ${offset}`,
  );

/** Rows read before, as they are now, without those that were removed since. An interview keeps its company. */
export async function asNow(db: Db, rows: readonly InterviewRow[]): Promise<readonly InterviewRow[]> {
  if (rows.length === 0) return rows;
  const live = await sql<Pick<InterviewRow, 'id' | 'version'>>`
    select i.id, i.xmin::text as version from interviews i
    where i.id = any(${unplannedIds(rows.map(({ id }) => id))}) and i.status = 'LIVE'`.execute(db);
  const versions = new Map(live.rows.map(({ id, version }) => [id, version]));
  const edited = rows.filter(({ id, version }) => versions.has(id) && versions.get(id) !== version);
  const read =
    edited.length === 0 ? [] : await readShown(db, sql`i.id = any(${edited.map(({ id }) => id)}::text[])`);
  return rows.flatMap((row) =>
    versions.get(row.id) === row.version ? [row] : read.filter(({ id }) => id === row.id),
  );
}

async function readShown(db: Db, which: RawBuilder<unknown>): Promise<readonly InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`
    select i.id, i.xmin::text as version, c.url_name, c.name as company, c.logo, j.name as job, i.experience,
      to_char(i.written_month, 'YYYY-MM-DD') as month, i.difficulty, i.outcome, i.applied_through, i.rounds,
      i.advice, i.helpful,
      case when ${SHOWS_PLACE} then p.name end as place,
      coalesce((
        select json_agg(json_build_object('questionId', q.id, 'text', q.text, 'skill', q.skill, 'round', q.round,
          'answers', q.answers) order by q.round, q.id)
        from interview_questions q where q.interview_id = i.id
      ), '[]'::json) as questions
    from interviews i
    join companies c on c.id = i.company_id
    join job_profiles j on j.id = i.job_profile_id
    join places p on p.id = i.place_id
    where i.status = 'LIVE' and ${which}`.execute(db);
  return rows;
}

export interface CountRow {
  readonly difficulty: Wire['InterviewDifficulty'];
  readonly outcome: Wire['InterviewOutcome'];
  readonly interviews: number;
  readonly rounds: number;
}

export async function countInterviews(db: Db, looking: Looking): Promise<readonly CountRow[]> {
  const { rows } =
    looking.place === undefined
      ? await sql<CountRow>`
          select i.difficulty, i.outcome, sum(i.interviews)::integer as interviews, sum(i.rounds)::integer as rounds
          from interview_counts i where ${where(looking)} group by 1, 2`.execute(db)
      : await sql<CountRow>`
          select i.difficulty, i.outcome, count(*)::integer as interviews,
            sum(jsonb_array_length(i.rounds))::integer as rounds
          from interviews i where i.status = 'LIVE' and ${where(looking)} ${inPlace(looking)}
          group by 1, 2`.execute(db);
  return rows;
}

export interface PlaceCountRow {
  readonly id: number;
  readonly name: string;
  readonly interviews: number;
}

const MAX_PLACES = 40;

/** The places that interviews show. */
export async function countPlaces(
  db: Db,
  { company, job }: Pick<Looking, 'company' | 'job'>,
): Promise<readonly PlaceCountRow[]> {
  const { rows } = await sql<PlaceCountRow>`
    select p.id, p.name, count(*)::integer as interviews
    from interviews i join places p on p.id = i.place_id
    where i.status = 'LIVE' and ${where({ company, job })} and ${showsPlace(company)}
    group by p.id order by interviews desc, p.name limit ${MAX_PLACES}`.execute(db);
  return rows;
}

export interface JobCountRow {
  readonly name: string;
  readonly interviews: number;
}

const MAX_JOBS = 40;

export async function countJobs(db: Db, company: number): Promise<readonly JobCountRow[]> {
  const { rows } = await sql<JobCountRow>`
    select j.name, sum(i.interviews)::integer as interviews
    from interview_counts i join job_profiles j on j.id = i.job_profile_id
    where i.company_id = ${company}
    group by j.name order by interviews desc, j.name limit ${MAX_JOBS}`.execute(db);
  return rows;
}

export interface InterviewerRow {
  readonly url_name: string;
  readonly name: string;
  readonly logo: string;
  readonly interviews: number;
  readonly hard: number;
}

export async function readInterviewers(db: Db, limit: number): Promise<readonly InterviewerRow[]> {
  const { rows } = await sql<InterviewerRow>`
    select c.url_name, c.name, c.logo, counted.interviews, counted.hard
    from (
      select company_id, sum(interviews)::integer as interviews,
        coalesce(sum(interviews) filter (where difficulty = 'HARD'), 0)::integer as hard
      from interview_counts group by 1
    ) as counted
    join companies c on c.id = counted.company_id
    order by counted.interviews desc, c.id limit ${limit}`.execute(db);
  return rows;
}
