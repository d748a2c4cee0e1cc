import type { components, operations } from '../../../contracts/company';
import { PHOTOS_A_PAGE } from '../../../core/companies/company';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { ResultCache } from '../../result-cache';
import { followerSeal } from '../profile/account/viewer';
import type { Services } from '../services';
import { companyIdOf } from './company-id';
import { comparisonHandlers } from './compare';
import { readFilters } from './filter-queries';
import { readLocationCounts } from './location-queries';
import { ownBenefitsHandlers } from './own-benefits-handlers';
import { ownPhotosHandlers } from './own-photos-handlers';
import { presentCard, presentCompany, presentFilters, presentLocation } from './present';
import {
  countCards,
  readAlbums,
  readBenefitReporters,
  readBenefits,
  readCards,
  readCompany,
  readLeaders,
  readLocations,
  readPhotos,
} from './queries';
import { type RelatedRow, readRelated } from './related-queries';
import { readStory } from './story';
import { Visits } from './visits';

type Wire = components['schemas'];

const COMPANIES_A_PAGE = 20;
/** The data behind the lists changes once a day. */
const FOR_MS = 600_000;
const A_MINUTE = 60_000;
/** Filter combinations expected per minute. */
const MAX_CACHED_QUERIES = 500;
const MAX_CACHED_COMPANIES = 1000;

type All = Handlers<operations>;

export const companyHandlers = (services: Services): All => ({
  ...listHandlers(services),
  ...comparisonHandlers(services),
  ...pageHandlers(services),
  ...tabHandlers(services),
  ...ownBenefitsHandlers(services),
  ...ownPhotosHandlers(services),
});

const listHandlers = ({ db, now }: Services): Pick<All, 'listCompanies' | 'listCompanyFilters'> => {
  const filters = new ResultCache<Wire['CompanyFilters']>({ ttl: FOR_MS, max: 1 }, now);
  const totals = new ResultCache<number>({ ttl: A_MINUTE, max: MAX_CACHED_QUERIES }, now);
  return {
    listCompanies: async ({ query }) => {
      const offset = ((query.page ?? 1) - 1) * COMPANIES_A_PAGE;
      const rows = await readCards(db, query, { limit: COMPANIES_A_PAGE, offset });
      const { page: _, sort: __, ...params } = query;
      const total = await totals.get(JSON.stringify(params), () => countCards(db, params));
      return {
        status: 200,
        body: { total, pages: Math.ceil(total / COMPANIES_A_PAGE), items: rows.map(presentCard) },
      };
    },

    listCompanyFilters: async () => ({
      status: 200,
      body: await filters.get('all', async () => presentFilters(await readFilters(db))),
      isCached: true,
    }),
  };
};

const pageHandlers = (services: Services): Pick<All, 'readCompany' | 'readStory' | 'readSurroundings'> => {
  const { db, now } = services;
  const visits = new Visits(db, now);
  const surroundings = new ResultCache<Wire['Surroundings']>(
    { ttl: A_MINUTE, max: MAX_CACHED_COMPANIES },
    now,
  );
  return {
    readCompany: async ({ path, caller, address }) => {
      const row = await readCompany(db, path.urlName, caller && followerSeal(services, caller.memberId));
      if (!row) throw notFound();
      await visits.note(row.id, address);
      return { status: 200, body: presentCompany(row) };
    },

    readStory: async ({ path }) => ({
      status: 200,
      body: await readStory(db, await companyIdOf(services, path.urlName)),
    }),

    readSurroundings: async ({ path }) => {
      const id = await companyIdOf(services, path.urlName);
      const body = await surroundings.get(String(id), () => surroundingsOf(db, id));
      return { status: 200, body, isCached: true };
    },
  };
};

async function surroundingsOf(db: Services['db'], id: number): Promise<Wire['Surroundings']> {
  const related = await readRelated(db, id);
  const select = (relation: RelatedRow['relation']) =>
    related.filter((row) => row.relation === relation).map(presentCard);
  const leaders = await readLeaders(db, id);
  return {
    leaders: leaders.map(({ name, title, since_year: sinceYear }) => ({ name, title, sinceYear })),
    parent: select('parent')[0] ?? null,
    subsidiaries: select('subsidiary'),
    siblings: select('sibling'),
    comparedWith: select('compared'),
    alsoViewed: select('viewed'),
  };
}

const tabHandlers = (
  services: Services,
): Pick<All, 'listOffices' | 'readOffice' | 'listPhotos' | 'listBenefits'> => {
  const { db } = services;
  return {
    listOffices: async ({ path }) => {
      const rows = await readLocations(db, await companyIdOf(services, path.urlName));
      return { status: 200, body: rows.map(presentLocation) };
    },

    readOffice: async ({ path }) => {
      const id = await companyIdOf(services, path.urlName);
      const office = (await readLocations(db, id)).find((row) => row.location_url === path.locationUrl);
      if (!office) throw notFound();
      const counts = await readLocationCounts(db, id, office.place_id);
      return { status: 200, body: { ...presentLocation(office), counts } };
    },

    listPhotos: async ({ path, query }) => {
      const id = await companyIdOf(services, path.urlName);
      const { album, page = 1, limit = PHOTOS_A_PAGE } = query;
      const albums = await readAlbums(db, id);
      const items = await readPhotos(db, id, { ...(album && { album }), limit, offset: (page - 1) * limit });
      const total = albums
        .filter((item) => album === undefined || item.album === album)
        .reduce((sum, item) => sum + item.photos, 0);
      return { status: 200, body: { total, pages: Math.ceil(total / limit), albums, items } };
    },

    listBenefits: async ({ path }) => {
      const id = await companyIdOf(services, path.urlName);
      const { reporters } = await readBenefitReporters(db, id);
      const rows = await readBenefits(db, id);
      const items = rows.map(({ code, reports }) => ({
        code: code as Wire['BenefitCode'],
        reports,
      }));
      return { status: 200, body: { reporters, items } };
    },
  };
};
