import { sql } from 'kysely';
import type { components, operations } from '../../../contracts/moderation';
import { inTransaction } from '../../db/in-transaction';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { signedIn } from '../profile/account/viewer';
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
    const { memberId } = signedIn(services, caller);
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

const presentLine = (row: LogRow) => ({
  decisionId: row.id,
  resourceType: row.resource_type,
  decision: row.decision,
  rule: row.rule,
  afterAppeal: row.is_appeal,
  decidedOn: row.day,
});
