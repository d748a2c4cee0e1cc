import { sql } from 'kysely';
import type { components, operations } from '../../../contracts/reading';
import type { Handlers } from '../../http/handlers';
import { ownedBy } from '../posts/post-pages';
import { readPosts } from '../posts/post-queries';
import { presentPost } from '../posts/present';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { ONE_MORE, pageOf, positionFrom } from '../shared/positions';

type OwnPosts = Pick<Handlers<operations>, 'listOwnPosts' | 'readOwnFigures'>;

const LIST = 'own posts';
const USUAL_LIMIT = 10;
const MAX_IN_LIST = 280;

export const ownPostHandlers = (services: Services): OwnPosts => ({
  listOwnPosts: async ({ query, caller }) => {
    const { cursor, limit = USUAL_LIMIT } = query;
    const viewer = signedIn(services, caller);
    const after = positionFrom(services.cursors, LIST, cursor, ['moment', 'string']);
    const page = ownedBy(viewer, after, limit + ONE_MORE);
    const rows = await readPosts(services.db, page, viewer, MAX_IN_LIST);
    const body = pageOf(
      rows,
      limit,
      (row) => presentPost(row, MAX_IN_LIST, services.now()),
      ({ key, id }) => services.cursors.pack(LIST, [key instanceof Date ? key.toISOString() : key, id]),
    );
    return { status: 200, body };
  },

  readOwnFigures: async ({ caller }) => {
    const { aliasSeals } = signedIn(services, caller);
    const { rows } = await sql<components['schemas']['OwnFigures']>`
      with mine as (select id from aliases where owner_seal = any(${aliasSeals})),
      posts_of as (select status from posts where alias_id in (select id from mine) and status <> 'DELETED')
      select
        (select count(*) from posts_of where status = 'LIVE')::integer as posts,
        (select count(*) from posts_of where status = 'FLAGGED')::integer as "onHold",
        (select count(*) from posts_of where status = 'AUTHOR_REJECTED')::integer as hidden,
        (select count(*) from comments
          where alias_id in (select id from mine) and status <> 'DELETED')::integer as comments`.execute(
      services.db,
    );
    return { status: 200, body: rows[0] ?? { posts: 0, onHold: 0, hidden: 0, comments: 0 } };
  },
});
