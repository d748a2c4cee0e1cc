import { sql } from 'kysely';
import type { RuleId, Verdict } from '../../../core/moderation/rules';
import type { MediaRow } from '../../db/post-tables';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { isUndecided } from './company-contributions';
import type { ModeratedItem } from './decision-queries';
import { CONTRIBUTIONS, DISCUSSIONS, WRITTEN } from './queue-content';

type Db = Services['db'];

export interface QueueRow {
  readonly type: ModeratedItem['resourceType'];
  readonly id: string;
  readonly community: string;
  readonly title: string;
  readonly content: string;
  readonly media: readonly MediaRow[];
  readonly hold_reason: 'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR' | null;
  /** Null for a company contribution. */
  readonly created_at: Date | null;
  readonly reports: readonly {
    readonly reason: 'SPAM' | 'ABUSE' | 'PERSONAL_DETAILS' | 'UNTRUE' | 'OFF_TOPIC' | 'OTHER';
    readonly note: string;
  }[];
  readonly former: readonly { readonly title: string; readonly content: string }[];
  readonly appeal: string | null;
  /** What the company asks about its review. */
  readonly flag: { readonly rule: RuleId; readonly note: string } | null;
  /** The post it belongs to, if readers see it. */
  readonly post_id: string | null;
  /** The company of a contribution. */
  readonly company: string | null;
  readonly last_decision_id: string | null;
  readonly version: string;
  readonly earlier: readonly {
    readonly resourceType: 'POST' | 'COMMENT';
    readonly decision: Verdict;
    readonly rule: RuleId;
    readonly month: string;
  }[];
}

const MOST = 50;
/** More reports than this add no information. */
const MAX_REPORTS = 20;

const MAX_EARLIER = 5;

/** Earlier decisions on other items of the alias. Months, because a day and a rule could identify a log entry. */
const EARLIER = sql`(
  select json_agg(json_build_object('resourceType', e.resource_type, 'decision', e.decision, 'rule', e.rule,
    'month', to_char(e.decided_on, 'YYYY-MM')) order by e.position desc)
  from (
    select d.* from moderation_decisions d
    join (
      select 'POST' as type, id from posts where alias_id = t.alias_id
      union all
      select 'COMMENT', id from comments where alias_id = t.alias_id
    ) own on own.type = d.resource_type and own.id = d.resource_id
    where (d.resource_type, d.resource_id) <> (t.type, t.id)
    order by d.position desc limit ${MAX_EARLIER}
  ) e)`;

const UNREAD_REPORTS = sql`(
  select json_agg(json_build_object('reason', r.reason, 'note', r.note) order by r.reason, r.note)
  from (
    select reason, note from reports
    where resource_id = t.id and resource_type = t.type and not is_read
    union all
    select reason, note from chat_reports
    where t.type = 'MESSAGE' and message_id = t.id and not is_read
    limit ${MAX_REPORTS}
  ) r)`;

const THINGS = sql`${WRITTEN} union all ${DISCUSSIONS} union all ${CONTRIBUTIONS}`;
const VERSION = sql<string>`md5(concat_ws(E'\n', t.title, t.content, t.media::text))`;

/** Differs from the version in the queue if the author changed the item after a moderator read it. */
export async function versionOf(
  db: Db,
  { resourceType, resourceId }: ModeratedItem,
): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`
    with waiting as (select ${resourceType}::text as type, ${resourceId}::text as id, 0 as turn), things as (${THINGS})
    select ${VERSION} as version from things t`.execute(db);
  return rows[0]?.version;
}

/** Appeals first, then reports, then hidden content; oldest first, without the viewer's own items. */
export async function readQueue(db: Db, viewer: Viewer): Promise<readonly QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    with waiting as (
      select type, id, min(turn) as turn from (
        select resource_type as type, resource_id as id, 0 as turn from appeals where not is_decided
        union all
        select resource_type, resource_id, 1 from reports where not is_read
        union all
        select 'MESSAGE', message_id, 1 from chat_reports where not is_read
        union all
        select 'REVIEW', review_id, 1 from employer_flags where outcome is null and review_id is not null
        union all
        select 'POST', id, 2 from posts where status = 'FLAGGED' and hold_reason is distinct from 'MODERATOR'
        union all
        select 'COMMENT', id, 2 from comments where status = 'FLAGGED' and hold_reason is distinct from 'MODERATOR'
        union all
        select 'REVIEW', id, 2 from company_reviews where status = 'FLAGGED'
        union all
        select 'INTERVIEW', id, 2 from interviews where status = 'FLAGGED'
        union all
        select 'PHOTO', id, 2 from company_photos p where is_hidden and ${isUndecided}
      ) found group by type, id
    ),
    things as (${THINGS})
    select t.type, t.id, t.community, t.title, t.content, t.media, t.hold_reason, t.created_at,
      coalesce(${UNREAD_REPORTS}, '[]') as reports,
      coalesce((
        select json_agg(json_build_object('title', w.title, 'content', w.content) order by w.version)
        from former_texts w where w.resource_id = t.id and w.resource_type = t.type), '[]') as former,
      (select a.text from appeals a
        where a.resource_id = t.id and a.resource_type = t.type and not a.is_decided) as appeal,
      (select json_build_object('rule', e.rule, 'note', e.note) from employer_flags e
        where t.type = 'REVIEW' and e.review_id = t.id and e.outcome is null) as flag,
      t.post_id, t.company, ${VERSION} as version, coalesce(${EARLIER}, '[]') as earlier,
      (select d.id from moderation_decisions d where d.resource_id = t.id and d.resource_type = t.type
        order by d.position desc limit 1) as last_decision_id
    from things t
    where t.owner_seal <> all(${[...viewer.aliasSeals, ...viewer.contributionSeals]})
    order by t.turn, t.since nulls first, t.id
    limit ${MOST}`.execute(db);
  return rows;
}
