import { ResultCache } from '../../result-cache';
import type { Services } from '../services';
import { type Named, readCompanyName, readPlacedJobs, readPlaces } from './queries';

const A_MINUTE = 60_000;
const MAX_COMPANIES = 1000;

export interface JobInFamily {
  readonly name: string;
  readonly department: string;
  /** All job profiles of its department. */
  readonly family: readonly number[];
}

interface Lists {
  readonly jobs: ReadonlyMap<number, JobInFamily>;
  readonly places: readonly Named[];
}

/** Options for pay questions, the same for all users: read once a minute, not with every question. */
export interface Catalogue {
  readonly lists: () => Promise<Lists>;
  readonly companyName: (id: number) => Promise<string | undefined>;
}

export function makeCatalogue({ db, now }: Pick<Services, 'db' | 'now'>): Catalogue {
  const lists = new ResultCache<Lists>({ ttl: A_MINUTE, max: 1 }, now);
  const names = new ResultCache<string | undefined>({ ttl: A_MINUTE, max: MAX_COMPANIES }, now);
  return {
    lists: () => lists.get('all', () => readLists(db)),
    companyName: (id) => names.get(String(id), () => readCompanyName(db, id)),
  };
}

async function readLists(db: Services['db']): Promise<Lists> {
  const [jobs, places] = await Promise.all([readPlacedJobs(db), readPlaces(db)]);
  const familyOf = (departmentId: number) =>
    jobs.filter((job) => job.departmentId === departmentId).map(({ id }) => id);
  const families = new Map(jobs.map(({ departmentId }) => [departmentId, familyOf(departmentId)]));
  return {
    jobs: new Map(
      jobs.map(({ id, name, department, departmentId }) => [
        id,
        { name, department, family: families.get(departmentId) ?? [] },
      ]),
    ),
    places,
  };
}
