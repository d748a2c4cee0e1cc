import type { operations } from '../../../contracts/aggregation';
import { pageNameOf } from '../../../core/shell/page-name';
import { screenAt } from '../../../core/shell/screen-at';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { companyIdOf } from '../companies/company-id';
import { logoUrl } from '../companies/present';
import type { Services } from '../services';
import { signedIn } from './account/viewer';
import { headlinesOf } from './headlines';
import { dropVisited, readVisited, saveVisited, type VisitedRow } from './history-queries';

type All = Handlers<operations>;

export const aggregationHandlers =
  (configured: readonly string[] = []) =>
  (services: Services): All => {
    const headlines = headlinesOf(services, configured);
    return {
      readPageDetails: async ({ query }) => ({
        status: 200,
        body: { pageName: query.pageName, headlines: [...(await headlines())] },
      }),

      readPageName: ({ query }) => {
        const there = screenAt(query.path);
        if (there.kind !== 'screen') throw notFound();
        return { status: 200, body: { pageName: pageNameOf(there.id) } };
      },

      ...historyHandlers(services),
    };
  };

/** Returns only the caller's history. */
function historyHandlers(services: Services): Pick<All, 'listVisited' | 'noteVisited' | 'clearVisited'> {
  const { db, now } = services;
  const sealOf = (caller: Parameters<typeof signedIn>[1]) =>
    services.seal('history', signedIn(services, caller).memberId);
  return {
    listVisited: async ({ caller }) => {
      const rows = await readVisited(db, sealOf(caller));
      return { status: 200, body: rows.map(presentVisited) };
    },

    noteVisited: async ({ path, caller }) => {
      const company = await companyIdOf(services, path.urlName);
      await saveVisited(db, sealOf(caller), company, now().toISOString().slice(0, 10));
      return { status: 204 };
    },

    clearVisited: async ({ caller }) => {
      await dropVisited(db, sealOf(caller));
      return { status: 204 };
    },
  };
}

const presentVisited = (row: VisitedRow) => ({
  pageName: pageNameOf('company-overview'),
  urlName: row.url_name,
  name: row.name,
  logoUrl: logoUrl(row.logo),
});
