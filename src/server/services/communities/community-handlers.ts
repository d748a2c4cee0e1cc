import type { components, operations } from '../../../contracts/feed';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { presentCommunity } from '../posts/present';
import { signedIn, viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';
import {
  type CommunityRow,
  findCommunities,
  follow,
  readCommunity,
  readShelf,
  unfollow,
} from './community-queries';

type Communities = Pick<
  Handlers<operations>,
  'listCommunities' | 'searchCommunities' | 'readCommunity' | 'joinCommunity' | 'leaveCommunity'
>;
type Group = components['schemas']['CommunityGroup'];

const USUAL_LIMIT = 10;
const TITLES = { TOPIC: 'Topics', COMPANY: 'Companies', DEPARTMENT: 'Departments' } as const;
const TYPES = ['TOPIC', 'COMPANY', 'DEPARTMENT'] as const;

export const communityHandlers = (services: Services): Communities => ({
  listCommunities: async ({ query, caller }) => {
    const viewer = viewerOf(services, caller);
    const rows = await readShelf(services.db, query.type, viewer, query.limit ?? USUAL_LIMIT);
    return { status: 200, body: groupsOf(rows) };
  },

  searchCommunities: async ({ query, caller }) => {
    const viewer = viewerOf(services, caller);
    const rows = await findCommunities(services.db, query.q, viewer, query.limit ?? USUAL_LIMIT);
    return { status: 200, body: rows.map(presentCommunity) };
  },

  readCommunity: async ({ path, caller }) => {
    const row = await readCommunity(services.db, path.type, path.slug, viewerOf(services, caller));
    if (!row) throw notFound();
    return { status: 200, body: presentCommunity(row) };
  },

  joinCommunity: async ({ body, caller }) => {
    const { followerSeal } = signedIn(services, caller);
    if (!(await follow(services.db, followerSeal, body.type, body.entityId))) throw notFound();
    return { status: 204 };
  },

  leaveCommunity: async ({ body, caller }) => {
    const { followerSeal } = signedIn(services, caller);
    if (!(await unfollow(services.db, followerSeal, body.type, body.entityId))) throw notFound();
    return { status: 204 };
  },
});

/** A shelf without communities of a type shows no heading for that type. */
const groupsOf = (rows: readonly CommunityRow[]): Group[] =>
  TYPES.map((type) => ({
    type,
    title: TITLES[type],
    communities: rows.filter((row) => row.type === type).map(presentCommunity),
  })).filter(({ communities }) => communities.length > 0);
