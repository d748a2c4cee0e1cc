import type { components, operations } from '../../../contracts/salary';
import { EXPERIENCE_BANDS } from '../../../core/salaries/bands';
import { jobLevel, levelsOf } from '../../../core/salaries/job-levels';
import { designationUrl } from '../../../core/shared/designation-url';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { ResultCache } from '../../result-cache';
import { companyIdOf } from '../companies/company-id';
import { logoUrl } from '../companies/present';
import type { Services } from '../services';
import { presentFigures, presentSplit } from './present-figures';
import {
  type FiguresRow,
  type FilterRow,
  type JobRow,
  type JobsOf,
  type NamedJob,
  type Narrowed,
  type PartRow,
  readCompanyJobs,
  readNamedJob,
  readParts,
  readPayers,
  readRelease,
  readSalaryFilters,
  readSameWork,
} from './slice-queries';

type Wire = components['schemas'];
type Db = Services['db'];
type All = Handlers<operations>;
type Own = Pick<All, 'listCompanySalaries' | 'readCompanySalary' | 'readDesignationSalaries'>;

const MAX_SHOWN = 30;
const MAX_LEVELS = 12;

/** Keys name the release, so that all figures change with it at once; a minute is for names and ratings. */
const A_MINUTE = 60_000;
const MAX_ENTRIES = 500;

/** Figures of published slices; a missing slice is indistinguishable from one that may not be shown. */
export const sliceHandlers = (services: Services): Own => {
  const { db, now } = services;
  const limits = { ttl: A_MINUTE, max: MAX_ENTRIES };
  const designations = new ResultCache<Wire['DesignationSalaries']>(limits, now);
  const companies = new ResultCache<Wire['CompanySalaries']>(limits, now);
  const jobs = new ResultCache<Wire['SalaryDetail']>(limits, now);
  const filters = new ResultCache<Wire['SalaryFilters']>(limits, now);
  return {
    listCompanySalaries: async ({ path, query }) => {
      const company = await companyIdOf(services, path.urlName);
      const jobsOf: JobsOf = {
        ...narrowed(query),
        company,
        department: query.departmentId,
        sort: query.sort ?? 'popularity',
        limit: MAX_SHOWN,
      };
      const release = await readRelease(db);
      const body = await companies.get(JSON.stringify([release, jobsOf]), async () => {
        const rows = await readCompanyJobs(db, jobsOf);
        return {
          total: rows[0]?.total ?? 0,
          items: rows.map(presentJob),
          filters: await filters.get(`${release} ${company}`, async () =>
            presentFilters(await readSalaryFilters(db, company)),
          ),
        };
      });
      return { status: 200, body, isCached: true };
    },

    readCompanySalary: async ({ path, query }) => {
      const company = await companyIdOf(services, path.urlName);
      const input = { ...narrowed(query), company };
      const key = JSON.stringify([await readRelease(db), path.jobProfileId, input]);
      const body = await jobs.get(key, () => salaryOf(db, path.jobProfileId, input));
      return { status: 200, body, isCached: true };
    },

    readDesignationSalaries: async ({ path: { designation }, query }) => {
      const input = narrowed(query);
      const key = JSON.stringify([await readRelease(db), designation, input]);
      const body = await designations.get(key, () => salariesOf(db, designation, input));
      return { status: 200, body, isCached: true };
    },
  };
};

async function salaryOf(
  db: Db,
  jobId: number,
  input: Narrowed & { readonly company: number },
): Promise<Wire['SalaryDetail']> {
  const job = await readNamedJob(db, { id: jobId });
  const rows = job ? await readParts(db, job.id, input.company) : [];
  if (!job || rows.length === 0) throw notFound();
  return { ...presentDetail(job, rows, input), levels: await levelsAt(db, job, input) };
}

async function salariesOf(
  db: Db,
  designation: string,
  narrowed: Narrowed,
): Promise<Wire['DesignationSalaries']> {
  const job = await readNamedJob(db, { url: designation });
  if (!job) throw notFound();
  const payers = await readPayers(db, { ...narrowed, job: job.id, limit: MAX_SHOWN });
  return {
    ...presentDetail(job, await readParts(db, job.id, null), narrowed),
    levels: await levelsAt(db, job, { ...narrowed, company: null }),
    companies: payers.map((row) => ({
      company: { urlName: row.url_name, name: row.name, logoUrl: logoUrl(row.logo), rating: row.rating },
      figures: presentFigures(row),
    })),
  };
}

async function levelsAt(
  db: Db,
  { job }: NamedJob,
  input: Narrowed & { readonly company: number | null },
): Promise<readonly Wire['LevelSalary'][]> {
  const rows = await readSameWork(db, { ...input, work: jobLevel(job).work });
  return levelsOf(job, rows)
    .slice(0, MAX_LEVELS)
    .map((row) => ({
      jobProfileId: row.id,
      jobProfile: row.job,
      designation: designationUrl(row.job),
      figures: presentFigures(row),
    }));
}

const narrowed = (query: {
  readonly placeId?: number | undefined;
  readonly experience?: Wire['ExperienceBand'] | undefined;
}): Narrowed => ({ place: query.placeId ?? null, experience: query.experience ?? null });

const presentNamed = ({ id, job, department }: NamedJob) => ({
  jobProfileId: id,
  jobProfile: job,
  designation: designationUrl(job),
  department,
});

/** The left join returns either all columns of a slice or none. */
const hasFigures = <Row extends Partial<FiguresRow>>(row: Row): row is Row & FiguresRow =>
  typeof row.contributors === 'number';

const presentJob = (row: JobRow): Wire['JobSalary'] => ({
  ...presentNamed(row),
  figures: hasFigures(row) ? presentFigures(row) : null,
});

const presentFilters = (rows: readonly FilterRow[]): Wire['SalaryFilters'] => {
  const select = (kind: FilterRow['kind']) => rows.filter((row) => row.kind === kind);
  const named = (kind: FilterRow['kind']) => select(kind).map(({ id, name }) => ({ id, name }));
  const bands = new Set(select('experience').map(({ name }) => name));
  return {
    departments: named('department'),
    places: named('place'),
    experiences: EXPERIENCE_BANDS.filter((band) => bands.has(band)),
  };
};

function presentDetail(
  job: NamedJob,
  rows: readonly PartRow[],
  narrowed: Narrowed,
): Omit<Wire['SalaryDetail'], 'levels'> {
  const here = rows.find((row) => row.place_id === narrowed.place && row.experience === narrowed.experience);
  return {
    ...presentNamed(job),
    figures: here ? presentFigures(here) : null,
    split: presentSplit(here),
    byExperience: EXPERIENCE_BANDS.flatMap((experience) => {
      const row = rows.find((row) => row.place_id === narrowed.place && row.experience === experience);
      return row ? [{ experience, figures: presentFigures(row) }] : [];
    }),
    byPlace: rows
      .filter((row) => row.experience === narrowed.experience && row.place_id !== null)
      .flatMap((row) =>
        row.place_id === null || row.place === null
          ? []
          : [{ placeId: row.place_id, place: row.place, figures: presentFigures(row) }],
      ),
  };
}
