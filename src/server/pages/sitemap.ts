import { type RawBuilder, sql } from 'kysely';
import { awardListPath } from '../../core/companies/award-places';
import { LEGAL_PAGES } from '../../core/legal/legal-text';
import { closedTable } from '../../core/shared/closed-table';
import { designationUrl } from '../../core/shared/designation-url';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { MIN_BENEFIT_REPORTS } from '../services/companies/queries';
import { FIRST_OF_TEXT } from '../services/interviews/question-queries';
import type { Services } from '../services/services';

type Db = Services['db'];

interface Row {
  readonly name: string;
  /** Second part of the path, where it has two. */
  readonly part: string | null;
}

interface Kind {
  /** In a stable order: name, part. */
  readonly rows: RawBuilder<unknown>;
  readonly pathOf: (row: Row) => string;
}

const companies = (counted: string): RawBuilder<unknown> =>
  sql`select url_name as name, null as part from companies where ${sql.ref(counted)} > 0`;

const ofCompany = (
  counted: string,
  id: 'company-reviews' | 'company-salaries' | 'company-jobs' | 'company-photos',
): Kind => ({ rows: companies(counted), pathOf: ({ name: urlName }) => pathTo(id, { urlName }) });

/** Companies with posts or questions about them. */
const talked = (rawBuilder: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select c.url_name as name, null as part from companies c where exists (
    select from posts p
    where p.community_type = 'COMPANY' and p.community_id = c.id and p.status = 'LIVE' and ${rawBuilder}
  )`;

/** Job profiles with published figures. */
const paidJobs = sql`select name, null as part from job_profiles j where exists (
  select from salary_slices s
  where s.job_profile_id = j.id and s.company_id is null and s.place_id is null and s.experience is null
)`;
const interviewedJobs = sql`select distinct j.name, null as part
  from interviews i join job_profiles j on j.id = i.job_profile_id where i.status = 'LIVE'`;
const skills = sql`select distinct skill as name, null as part from interview_questions where not is_hidden`;

/** Indexable pages by kind. Every URL is built by the same codec that parses it. */
export const SITEMAP_KINDS: Readonly<Record<string, Kind>> = closedTable({
  companies: {
    rows: sql`select url_name as name, null as part from companies`,
    pathOf: ({ name: urlName }) => pathTo('company-overview', { urlName }),
  },
  reviews: ofCompany('reviews', 'company-reviews'),
  salaries: ofCompany('salaries', 'company-salaries'),
  benefits: {
    rows: sql`select url_name as name, null as part from companies c where exists (
      select from company_benefits b where b.company_id = c.id and b.reports >= ${MIN_BENEFIT_REPORTS}
    )`,
    pathOf: ({ name: urlName }) => pathTo('company-benefits', { urlName }),
  },
  photos: ofCompany('photos', 'company-photos'),
  openings: ofCompany('jobs', 'company-jobs'),
  interviews: {
    rows: sql`select distinct c.url_name as name, null as part
      from interviews i join companies c on c.id = i.company_id where i.status = 'LIVE'`,
    pathOf: ({ name: urlName }) => pathTo('company-interviews', { urlName }),
  },
  offices: {
    rows: sql`select c.url_name as name, o.location_url as part
      from company_locations o join companies c on c.id = o.company_id`,
    pathOf: ({ name: urlName, part }) => pathTo('company-office', { urlName, locationUrl: part ?? '' }),
  },
  discussions: {
    rows: talked(sql`true`),
    pathOf: ({ name: urlName }) => pathTo('company-posts', { urlName }),
  },
  qna: {
    rows: talked(sql`p.kind = 'QUESTION'`),
    pathOf: ({ name: urlName }) => pathTo('company-questions', { urlName }),
  },
  'designation-salaries': {
    rows: paidJobs,
    pathOf: ({ name }) => pathTo('designation-salaries', { jobProfile: designationUrl(name) }),
  },
  'designation-interviews': {
    rows: interviewedJobs,
    pathOf: ({ name }) => pathTo('designation-interviews', { jobProfile: designationUrl(name) }),
  },
  'designation-jobs': {
    rows: sql`select distinct p.name, null as part
      from jobs j join job_profiles p on p.id = j.job_profile_id where j.status = 'LIVE'`,
    pathOf: ({ name }) => pathTo('designation-jobs', { jobProfile: designationUrl(name) }),
  },
  skills: {
    rows: skills,
    pathOf: ({ name }) => pathTo('skill-interviews', { skillUrl: designationUrl(name) }),
  },
  colleges: {
    rows: sql`select url_name as name, null as part from colleges g where exists (
      select from alumni_slices s where s.college_id = g.id and s.company_id is null and s.experience is null
    )`,
    pathOf: ({ name: collegeUrl }) => pathTo('college', { collegeUrl }),
  },
  questions: {
    // Questions of one company with the same text have one page.
    rows: sql`select ${FIRST_OF_TEXT} as name, null as part from interview_questions q
      where q.answers > 0 and not q.is_hidden group by q.company_id, q.text`,
    pathOf: ({ name: questionId }) => pathTo('interview-question', { questionId }),
  },
  awards: {
    rows: sql`select year::text as name, size as part from award_editions where ranked > 0`,
    pathOf: ({ name, part }) => awardListPath(Number(name), `${part}-companies`),
  },
  jobs: {
    rows: sql`select id as name, null as part from jobs where status = 'LIVE'`,
    pathOf: ({ name: jobId }) => pathTo('job', { jobId }),
  },
  communities: {
    rows: sql`select slug as name, type as part from communities where type <> 'COMPANY'`,
    pathOf: ({ name: communityUrl, part }) =>
      pathTo(part === 'DEPARTMENT' ? 'department' : 'community', { communityUrl }),
  },
  posts: {
    rows: sql`select id as name, null as part from posts where status = 'LIVE'`,
    pathOf: ({ name: postId }) => pathTo('post', { postId }),
  },
});

/** Pages that exist once. */
const SINGLE: readonly ScreenId[] = [
  'home',
  'companies',
  'reviews',
  'salaries',
  'interviews',
  'jobs',
  'communities',
  'colleges',
  'compare',
  'take-home',
  'gratuity',
  'hra',
  'salary-hike',
  'offer-letter',
  'pay-changes',
  'paid-fairly',
  'awards',
  'awards-2026',
  'awards-qualifier',
  ...LEGAL_PAGES,
];
export const singlePaths = (): readonly string[] => SINGLE.map((id) => pathTo(id as 'home'));

/** Well below the search engines' limit per file. */
const A_FILE = 5000;

export async function readPaths(db: Db, kind: Kind, file: number): Promise<readonly string[]> {
  const { rows } = await sql<Row>`
    select name, part from (${kind.rows}) listed order by name, part
    limit ${A_FILE} offset ${(file - 1) * A_FILE}`.execute(db);
  return rows.map(kind.pathOf);
}

export async function countFiles(db: Db, kind: Kind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${kind.rows}) listed`.execute(db);
  return Math.ceil((rows[0]?.count ?? 0) / A_FILE);
}
