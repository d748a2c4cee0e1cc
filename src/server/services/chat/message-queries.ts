import { type RawBuilder, sql } from 'kysely';
import type { AliasRow } from '../posts/post-queries';
import type { Services } from '../services';
import { unblocked } from './group-queries';

type Db = Services['db'];

export interface MessageRow extends AliasRow {
  readonly id: string;
  readonly group_id: string;
  readonly number: number;
  readonly client_id: string;
  readonly alias_id: string;
  readonly text: string;
  readonly created_at: Date;
  readonly is_hidden: boolean;
}

/** The text of a message removed by a moderator is hidden from everyone. */
export const SHOWN = sql`
  m.id, m.group_id, m.number, m.client_id, m.alias_id, m.created_at, m.is_hidden,
  case when m.is_hidden then '' else m.text end as text,
  f.user_name, f.avatar_seed, f.profile_type, f.bio, f.is_verified`;

export interface RecentMessagesQuery {
  readonly groupId: string;
  readonly aliases: readonly string[];
  readonly limit: number;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

export interface RecentRows {
  readonly rows: readonly MessageRow[];
  /** No message up to this number is missing. */
  readonly upTo: number;
  readonly hasMore: boolean;
}

/** Undefined when the caller is not in the chat. One statement, for a consistent snapshot. */
export async function readRecent(db: Db, query: RecentMessagesQuery): Promise<RecentRows | undefined> {
  const { groupId, aliases, limit, before, after } = query;
  const upwards = after !== undefined;
  const { rows } = await sql<{ readonly last_number: number; readonly messages: readonly JsonRow[] }>`
    with seat as (
      select s.alias_id, g.kind, g.last_number from chat_seats s join chat_groups g on g.id = s.group_id
      where s.group_id = ${groupId} and s.alias_id = any(${aliases}::text[]) and s.status <> 'LEFT' limit 1
    ), found as (
      select ${SHOWN} from chat_messages m join aliases f on f.id = m.alias_id cross join seat s cross join seat g
      where m.group_id = ${groupId}
        ${before === undefined ? sql`` : sql`and m.number < ${before}`}
        ${after === undefined ? sql`` : sql`and m.number > ${after}`}
        and ${unblocked(aliases)}
      order by m.number ${upwards ? sql`asc` : sql`desc`} limit ${limit + 1}
    )
    select seat.last_number, coalesce((select json_agg(found) from found), '[]') as messages from seat`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const all = row.messages.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
  const hasMore = all.length > limit;
  const shown = all.slice(0, limit).sort((a, b) => a.number - b.number);
  const cut = upwards && hasMore ? (shown.at(-1)?.number ?? after) : row.last_number;
  return { rows: shown, upTo: Math.min(cut, before === undefined ? cut : Math.max(0, before - 1)), hasMore };
}

type JsonRow = Omit<MessageRow, 'created_at'> & { readonly created_at: string };

export async function readMessage(
  db: Db,
  messageId: string,
): Promise<(MessageRow & { readonly kind: 'ROOM' | 'DIRECT' }) | undefined> {
  const { rows } = await sql<MessageRow & { readonly kind: 'ROOM' | 'DIRECT' }>`
    select ${SHOWN}, g.kind from chat_messages m join aliases f on f.id = m.alias_id
    join chat_groups g on g.id = m.group_id where m.id = ${messageId}`.execute(db);
  return rows[0];
}

/**
 * The message if one of these aliases is or was in its chat: after leaving a direct chat, block and report still
 * work.
 */
export async function readOwnChatMessage(
  db: Db,
  messageId: string,
  aliases: readonly string[],
): Promise<
  { readonly alias_id: string; readonly own_alias_id: string; readonly group_id: string } | undefined
> {
  const { rows } = await sql<{ alias_id: string; own_alias_id: string; group_id: string }>`
    select m.alias_id, s.alias_id as own_alias_id, m.group_id
    from chat_messages m join chat_seats s on s.group_id = m.group_id
    where m.id = ${messageId} and s.alias_id = any(${aliases}::text[])`.execute(db);
  return rows[0];
}

export interface SeatRow {
  readonly kind: 'ROOM' | 'DIRECT';
  readonly alias_id: string;
  readonly status: 'ACTIVE' | 'REQUESTED' | 'WAITING' | 'BLOCKED' | 'LEFT';
  readonly peer_alias_id: string | null;
  readonly peer_status: SeatRow['status'] | null;
  /** Whether the other member has blocked this alias. */
  readonly is_blocked: boolean;
}

/** Locks the chat so that message numbers increase in the order of writing. */
export async function lockSeat(
  db: Db,
  groupId: string,
  aliases: readonly string[],
): Promise<SeatRow | undefined> {
  const seat = await readSeat(db, groupId, aliases, sql`for update of g`);
  // The query began before the lock: the other member may have left or blocked since then.
  return seat?.kind === 'DIRECT' ? readSeat(db, groupId, aliases, sql``) : seat;
}

async function readSeat(
  db: Db,
  groupId: string,
  aliases: readonly string[],
  lock: RawBuilder<unknown>,
): Promise<SeatRow | undefined> {
  const { rows } = await sql<SeatRow>`
    select g.kind, s.alias_id, s.status, p.alias_id as peer_alias_id, p.status as peer_status,
      exists (
        select from chat_blocks b where b.alias_id = p.alias_id and b.blocked_alias_id = s.alias_id
      ) as is_blocked
    from chat_groups g
    join chat_seats s on s.group_id = g.id and s.alias_id = any(${aliases}::text[])
    left join chat_seats p on g.kind = 'DIRECT' and p.group_id = g.id and p.alias_id <> s.alias_id
    where g.id = ${groupId} ${lock}`.execute(db);
  return rows[0];
}
