import type { operations } from '../../../contracts/reading';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { countKinds, readCommunity, readKind, readTopicNames } from '../communities/community-queries';
import { ownPostHandlers } from '../composer/own-post-handlers';
import { readPost } from '../posts/post-queries';
import { presentCommunity, presentPost, presentTally } from '../posts/present';
import { readTallies } from '../posts/vote-queries';
import { viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';

type All = Handlers<operations>;

const USUAL_LIMIT = 10;
const WHOLE = Number.MAX_SAFE_INTEGER;

export const moreReadingHandlers = (services: Services): All => ({
  ...ownPostHandlers(services),
  ...figureHandlers(services),
  ...directoryHandlers(services),
});

const figureHandlers = (
  services: Services,
): Pick<All, 'readPostFigures' | 'readPostVotes' | 'sharePost'> => ({
  readPostFigures: async ({ path, query, caller }) => {
    const viewer = viewerOf(services, caller);
    const row = await readPost(services.db, path.id, viewer);
    if (!row) throw notFound();
    const { postId, commentsCount, votes, community } = presentPost(row, WHOLE, services.now());
    const fresh = query.updatedCommunities
      ? await readCommunity(services.db, community.type, community.slug, viewer)
      : undefined;
    return {
      status: 200,
      body: { postId, commentsCount, votes, community: fresh ? presentCommunity(fresh) : null },
    };
  },

  readPostVotes: async ({ body, caller }) => {
    const items = body.postIds.map((resourceId) => ({ resourceId, resourceType: 'POST' as const }));
    const rows = await readTallies(services.db, items, viewerOf(services, caller));
    return { status: 200, body: rows.map(presentTally) };
  },

  sharePost: async ({ body }) => {
    // Reads the post as a visitor: a link that only its author could open is useless to others.
    const row = await readPost(services.db, body.resourceId, undefined);
    if (!row) throw notFound();
    return { status: 200, body: { url: `/p/${row.id}`, title: row.title } };
  },
});

const directoryHandlers = (
  services: Services,
): Pick<All, 'listCommunityItems' | 'listTopicNames' | 'listTopics' | 'countCommunities'> => ({
  listCommunityItems: async ({ path, query, caller }) => {
    const { notFollowedOnly = false, limit = USUAL_LIMIT } = query;
    const viewer = viewerOf(services, caller);
    const rows = await readKind(services.db, path.type, viewer, { notFollowedOnly, limit });
    return { status: 200, body: rows.map(presentCommunity) };
  },

  listTopicNames: async () => ({ status: 200, body: [...(await readTopicNames(services.db))] }),

  listTopics: async ({ query, caller }) => {
    const params = { notFollowedOnly: false, limit: query.limit ?? USUAL_LIMIT };
    const rows = await readKind(services.db, 'TOPIC', viewerOf(services, caller), params);
    return { status: 200, body: rows.map(presentCommunity) };
  },

  countCommunities: async ({ caller }) => ({
    status: 200,
    body: [...(await countKinds(services.db, viewerOf(services, caller)))],
  }),
});
