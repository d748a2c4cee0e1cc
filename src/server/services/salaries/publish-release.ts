import { sql } from 'kysely';
import type { Services } from '../services';
import { logRelease } from '../trust/log-published';
import { presentFigures, presentSplit } from './present-figures';
import { type ReleasedGroup, releaseText } from './release-file';
import type { FiguresRow } from './slice-queries';

type Db = Services['db'];

type JobRow = FiguresRow & {
  readonly job: string;
  readonly job_profile_id: number;
  readonly company: string | null;
  readonly place: string | null;
  readonly place_id: number | null;
  readonly experience: ReleasedGroup['experience'];
  readonly bonus_percent: number | null;
  readonly stock_percent: number | null;
};

type CollegeRow = FiguresRow & Pick<JobRow, 'company' | 'experience'> & { readonly college: string };

/** Stores the file of a release and appends its hash to the public log, unless both were done. */
export async function publishRelease(db: Db, quarter: string): Promise<void> {
  const { rows } = await sql`
    select from salary_releases where released_on = ${quarter}::date and data is null`.execute(db);
  if (rows.length === 0) return;
  const data = releaseText([...(await readJobs(db)), ...(await readColleges(db))]);
  await sql`update salary_releases set data = ${data} where released_on = ${quarter}::date`.execute(db);
  await logRelease(db, quarter, data);
}

const MONTHS = sql`to_char(s.first_month, 'YYYY-MM-DD') as first_month,
  to_char(s.last_month, 'YYYY-MM-DD') as last_month`;

async function readJobs(db: Db): Promise<readonly ReleasedGroup[]> {
  const { rows } = await sql<JobRow>`
    select s.*, ${MONTHS}, job.name as job, c.url_name as company, p.name as place
    from salary_slices s
    join job_profiles job on job.id = s.job_profile_id
    left join companies c on c.id = s.company_id
    left join places p on p.id = s.place_id`.execute(db);
  return rows.map((row) => ({
    of: 'job',
    jobProfile: row.job,
    jobProfileId: row.job_profile_id,
    company: row.company,
    place: row.place,
    placeId: row.place_id,
    experience: row.experience,
    figures: presentFigures(row),
    split: presentSplit(row),
  }));
}

/** Only the groups that a college's page shows. */
async function readColleges(db: Db): Promise<readonly ReleasedGroup[]> {
  const { rows } = await sql<CollegeRow>`
    select s.*, ${MONTHS}, g.url_name as college, c.url_name as company
    from alumni_slices s
    join colleges g on g.id = s.college_id
    left join companies c on c.id = s.company_id
    where s.company_id is null or s.experience is null`.execute(db);
  return rows.map((row) => ({
    of: 'college',
    college: row.college,
    company: row.company,
    experience: row.experience,
    figures: presentFigures(row),
  }));
}
