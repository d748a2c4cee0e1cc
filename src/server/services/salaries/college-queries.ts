import { sql } from 'kysely';
import type { ExperienceBand } from '../../../core/salaries/bands';
import type { Services } from '../services';
import type { FiguresRow } from './slice-queries';

type Db = Services['db'];

export interface CollegeRow {
  readonly id: number;
  readonly url_name: string;
  readonly name: string;
  readonly place: string;
  readonly state: string;
  readonly salaries: number;
  readonly median: number | null;
}

const CARD = sql`g.id, g.url_name, g.name, p.name as place, p.state,
  coalesce(s.contributors, 0) as salaries, s.p50 as median`;
const FROM = sql`colleges g join places p on p.id = g.place_id
  left join alumni_slices s on s.college_id = g.id and s.company_id is null and s.experience is null`;

/** The search text is literal: pattern characters have no special meaning. */
const named = (text: string | undefined) =>
  text === undefined ? sql`true` : sql`strpos(lower(g.name || ' ' || p.state), lower(${text})) > 0`;

export async function readColleges(
  db: Db,
  text: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly CollegeRow[]> {
  const { rows } = await sql<CollegeRow>`
    select ${CARD} from ${FROM} where ${named(text)}
    order by salaries desc, g.name, g.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countColleges(db: Db, text: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from colleges g join places p on p.id = g.place_id
    where ${named(text)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function readCollege(db: Db, urlName: string): Promise<CollegeRow | undefined> {
  const { rows } = await sql<CollegeRow>`select ${CARD} from ${FROM} where g.url_name = ${urlName}`.execute(
    db,
  );
  return rows[0];
}

export type AlumniRow = FiguresRow & {
  readonly experience: ExperienceBand | null;
  readonly company: {
    readonly urlName: string;
    readonly name: string;
    readonly logo: string;
    readonly rating: number;
  } | null;
};

/** All figures of a college's alumni: overall, per band and per company. */
export async function readAlumni(db: Db, college: number): Promise<readonly AlumniRow[]> {
  const { rows } = await sql<AlumniRow>`
    select s.contributors, s.p10, s.p25, s.p50, s.p75, s.p90, s.low, s.high, s.confidence,
      to_char(s.first_month, 'YYYY-MM-DD') as first_month, to_char(s.last_month, 'YYYY-MM-DD') as last_month,
      s.experience, case when c.id is not null then json_build_object('urlName', c.url_name, 'name', c.name,
        'logo', c.logo, 'rating', c.rating) end as company
    from alumni_slices s left join companies c on c.id = s.company_id
    where s.college_id = ${college} and (s.company_id is null or s.experience is null)
    order by s.contributors desc, c.name`.execute(db);
  return rows;
}
