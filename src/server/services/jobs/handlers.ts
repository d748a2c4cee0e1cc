import type { components, operations } from '../../../contracts/jobs';
import { postedSince } from '../../../core/jobs/freshness';
import { designationUrl } from '../../../core/shared/designation-url';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { ResultCache } from '../../result-cache';
import { logoUrl } from '../companies/present';
import type { Services } from '../services';
import { alertHandlers } from './alert-handlers';
import { type ApplicationParts, applicationHandlers } from './application-handlers';
import {
  type CountedRow,
  countJobs,
  type JobLooking,
  type JobRow,
  type JobSlice,
  readJob,
  readJobFilters,
  readJobs,
  readSimilar,
  readSkills,
} from './queries';

type Wire = components['schemas'];

const A_PAGE = 20;
const SIMILAR = 4;
const TEN_MINUTES = 600_000;
/** Openings change within the hour. */
const A_MINUTE = 60_000;
const MAX_PAGES = 1000;

type All = Handlers<operations>;

export const jobsHandlers =
  (parts: ApplicationParts) =>
  (services: Services): All => ({
    ...openingHandlers(services),
    ...alertHandlers(services),
    ...applicationHandlers(services, parts),
  });

const openingHandlers = ({ db, now }: Services): Pick<All, 'listJobs' | 'listJobFilters' | 'readJob'> => {
  const filters = new ResultCache<Wire['JobFilters']>({ ttl: TEN_MINUTES, max: 1 }, now);
  const pages = new ResultCache<Wire['JobPage']>({ ttl: A_MINUTE, max: MAX_PAGES }, now);
  const skills = new ResultCache<ReadonlyMap<string, readonly string[]>>({ ttl: TEN_MINUTES, max: 1 }, now);
  const spellings = async (skill: string) => (await skills.get('all', () => readSkills(db))).get(skill) ?? [];
  return {
    listJobs: async ({ query: { page = 1, limit = A_PAGE, freshness, skill, ...rest } }) => {
      const looking = {
        ...rest,
        skills: skill === undefined ? undefined : await spellings(skill),
        since: freshness && postedSince(freshness, now()),
      };
      const slice = { limit, offset: (page - 1) * limit };
      const body = await pages.get(JSON.stringify([looking, slice]), () => jobPage(db, looking, slice));
      return { status: 200, body, isCached: true };
    },

    listJobFilters: async () => ({
      status: 200,
      body: await filters.get('all', async () => presentFilters(await readJobFilters(db))),
      isCached: true,
    }),

    readJob: async ({ path }) => {
      const row = await readJob(db, path.jobId);
      if (!row) throw notFound();
      const similar = await readSimilar(db, row, SIMILAR);
      return {
        status: 200,
        body: {
          card: presentJob(row),
          about: row.about,
          duties: [...row.duties],
          confirmedOn: row.confirmed_on,
          isOpen: row.status === 'LIVE',
          questions: [...row.questions],
          applications: row.apply_here ? row.applications : null,
          similar: similar.map(presentJob),
          ...(row.pay_here && { payHere: row.pay_here }),
        },
      };
    },
  };
};

async function jobPage(db: Services['db'], looking: JobLooking, slice: JobSlice): Promise<Wire['JobPage']> {
  const rows = await readJobs(db, looking, slice);
  const total = await countJobs(db, looking);
  return { total, pages: Math.ceil(total / slice.limit), items: rows.map(presentJob) };
}

const presentJob = (row: JobRow): Wire['JobCard'] => ({
  jobId: row.id,
  title: row.title,
  designation: designationUrl(row.profile),
  company: {
    urlName: row.company_url,
    name: row.company,
    logoUrl: logoUrl(row.logo),
    industry: row.industry,
    rating: row.rating,
    reviews: row.reviews,
  },
  places: [...row.places],
  employment: row.employment,
  fromYears: row.from_years,
  toYears: row.to_years,
  minCtc: row.min_ctc,
  maxCtc: row.max_ctc,
  currency: row.currency,
  skills: [...row.skills],
  postedOn: row.posted_on,
  applyUrl: row.apply_url,
  applyHere: row.apply_here,
  ...(row.market && { market: row.market }),
});

function presentFilters(rows: readonly CountedRow[]): Wire['JobFilters'] {
  const select = (kind: CountedRow['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, jobs }) => ({ urlName: designationUrl(name), name, jobs }));
  return {
    designations: select('designation'),
    locations: select('location'),
    industries: select('industry'),
  };
}
