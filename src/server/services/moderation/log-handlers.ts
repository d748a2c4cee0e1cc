import { sql } from 'kysely';
import type { components, operations } from '../../../contracts/moderation';
import { inTransaction } from '../../db/in-transaction';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { signedIn, type Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { ONE_MORE, pageOf, positionFrom } from '../shared/positions';
import { recordStaffAction } from './staff-actions';

type Log = Pick<Handlers<operations>, 'listDecisions' | 'listPinned' | 'setPinned'>;

const LOG = 'moderation log';
const USUAL_LIMIT = 10;
const MAX_PINNED = 3;

interface LogRow {
  readonly id: string;
  readonly position: string;
  readonly resource_type: components['schemas']['ThingType'];
  readonly decision: 'KEEP' | 'HIDE';
  readonly rule: components['schemas']['RuleId'];
  readonly is_appeal: boolean;
  readonly day: string;
}

export const logHandlers = (services: Services): Log => ({
  listDecisions: async ({ query }) => {
    const { cursor, limit = USUAL_LIMIT, rule, resourceType } = query;
    const after = positionFrom(services.cursors, LOG, cursor, ['string']);
    const { rows } = await sql<LogRow>`
      select id, position, resource_type, decision, rule, is_appeal, to_char(decided_on, 'YYYY-MM-DD') as day
      from moderation_decisions
      where true
      ${after ? sql`and position < ${after[0]}::bigint` : sql``}
      ${rule ? sql`and rule = ${rule}` : sql``}
      ${resourceType ? sql`and resource_type = ${resourceType}` : sql``}
      order by position desc
      limit ${limit + ONE_MORE}`.execute(services.db);
    const body = pageOf(rows, limit, presentLine, ({ position }) =>
      services.cursors.pack(LOG, [String(position)]),
    );
    return { status: 200, body };
  },

  listPinned: async ({ path }) => {
    const { rows } = await sql<{ postId: string; title: string }>`
      select id as "postId", title from posts
      where community_type = ${path.type} and community_id = ${path.id} and is_pinned and status = 'LIVE'
      order by created_at desc, id
      limit ${MAX_PINNED}`.execute(services.db);
    return { status: 200, body: [...rows] };
  },

  setPinned: async ({ path, body, caller }) => {
    const viewer = signedIn(services, caller);
    // Privacy: before the lock, which would leave the number of a transaction of the author in the row.
    if (body.wanted && (await isOwnPost(services.db, viewer, path.id))) throw new Refusal(403, 'OWN_CONTENT');
    const { memberId } = viewer;
    await inTransaction(services.db, async (db) => {
      const post = await db
        .selectFrom('posts')
        .select('is_pinned')
        .where('id', '=', path.id)
        .where('status', '=', 'LIVE')
        .forUpdate()
        .executeTakeFirst();
      if (!post) throw notFound();
      if (post.is_pinned === body.wanted) return;
      await db.updateTable('posts').set({ is_pinned: body.wanted }).where('id', '=', path.id).execute();
      const action = body.wanted ? 'PIN' : 'UNPIN';
      await recordStaffAction({ ...services, db }, { memberId, action, about: path.id });
    });
    return { status: 204 };
  },
});

/** Moderators may unpin their own posts, but another moderator decides which post every reader sees first. */
async function isOwnPost(db: Services['db'], { aliasSeals }: Viewer, postId: string): Promise<boolean> {
  const { rows } = await sql`
    select from posts p join aliases f on f.id = p.alias_id
    where p.id = ${postId} and p.status = 'LIVE' and f.owner_seal = any(${aliasSeals})`.execute(db);
  return rows.length > 0;
}

const presentLine = (row: LogRow) => ({
  decisionId: row.id,
  resourceType: row.resource_type,
  decision: row.decision,
  rule: row.rule,
  afterAppeal: row.is_appeal,
  decidedOn: row.day,
});
