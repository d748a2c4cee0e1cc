import { type RawBuilder, sql } from 'kysely';
import type { ChatAudience, ChatMembership } from '../../../core/chat/chat';
import type { AliasRow } from '../posts/post-queries';
import type { Services } from '../services';

type Db = Services['db'];

/** The owner of the list and who may send them chat requests. */
export interface Listener {
  readonly aliases: readonly string[];
  readonly allowFrom: 'EVERYONE' | 'VERIFIED' | 'NOBODY';
}

export interface GroupRow extends AliasRow {
  readonly id: string;
  readonly kind: 'ROOM' | 'DIRECT';
  readonly audience: ChatAudience;
  readonly name: string;
  readonly picture: string;
  readonly about: string;
  readonly members: number;
  readonly last_number: number;
  readonly status: ChatMembership;
  readonly read_number: number;
  readonly unread: number;
  readonly peer: (AliasRow & { readonly read_number: number | null }) | null;
  readonly last: LastRow | null;
}

interface LastRow {
  readonly number: number;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
  readonly mine: boolean;
  readonly removed: boolean;
}

export interface ChatListQuery {
  readonly limit: number;
  readonly audience?: ChatAudience;
  readonly groupId?: string;
}

/** Counting stops here. */
const MAX_UNREAD = 1000;

/**
 * In rooms, where reads are not visible, a block applies to both aliases. In direct chats only to the blocking alias:
 * if the other fell silent too, the two aliases would be linked.
 */
export const unblocked = (aliases: readonly string[]) => sql`not exists (
  select from chat_blocks b where b.blocked_alias_id = m.alias_id
    and (b.alias_id = s.alias_id or g.kind = 'ROOM' and b.alias_id = any(${aliases}::text[])))`;

/** Chats the member is in, or requests from members whose requests they accept. */
const seats = (
  { aliases, allowFrom }: Listener,
  { audience, groupId }: ChatListQuery,
): RawBuilder<unknown> => sql`
  chat_seats s
  join chat_groups g on g.id = s.group_id
  left join chat_seats p on g.kind = 'DIRECT' and p.group_id = g.id and p.alias_id <> s.alias_id
  left join aliases pf on pf.id = p.alias_id
  where s.alias_id = any(${aliases}::text[]) and s.status <> 'LEFT'
    ${audience === undefined ? sql`` : sql`and g.audience = ${audience}`}
    ${groupId === undefined ? sql`` : sql`and g.id = ${groupId}`}
    and (s.status <> 'REQUESTED' or g.last_number > 0 and (
      ${allowFrom} = 'EVERYONE' or ${allowFrom} = 'VERIFIED' and pf.is_verified))
  order by g.last_order desc, g.id`;

const unreadOf = ({ aliases }: Listener) => sql`(
  select case s.status when 'BLOCKED' then 0 when 'REQUESTED' then least(1, count(*)) else count(*) end::integer
  from (
    select from chat_messages m
    where m.group_id = g.id and m.number > s.read_number and m.alias_id <> s.alias_id and ${unblocked(aliases)}
    limit ${MAX_UNREAD}
  ) fresh) as unread`;

export async function readGroups(
  db: Db,
  listener: Listener,
  query: ChatListQuery,
): Promise<readonly GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select g.id, g.kind, g.audience, g.name, g.picture, g.about, g.members, g.last_number, s.status, s.read_number,
      f.user_name, f.avatar_seed, f.profile_type, f.bio, f.is_verified, ${unreadOf(listener)},
      case when pf.id is null then null else json_build_object(
        'user_name', pf.user_name, 'avatar_seed', pf.avatar_seed, 'profile_type', pf.profile_type,
        'bio', pf.bio, 'is_verified', pf.is_verified,
        'read_number', case when s.shows_reading and p.shows_reading then p.read_number end) end as peer,
      (select json_build_object('number', m.number, 'author', mf.user_name, 'mine', m.alias_id = s.alias_id,
          'text', case when m.is_hidden then '' else left(m.text, 120) end, 'removed', m.is_hidden,
          'createdAt', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        from chat_messages m join aliases mf on mf.id = m.alias_id
        where m.group_id = g.id and ${unblocked(listener.aliases)}
        order by m.number desc limit 1) as last
    from (select s.group_id, s.alias_id from ${seats(listener, query)} limit ${query.limit}) mine
    join chat_seats s on s.group_id = mine.group_id and s.alias_id = mine.alias_id
    join chat_groups g on g.id = s.group_id
    join aliases f on f.id = s.alias_id
    left join chat_seats p on g.kind = 'DIRECT' and p.group_id = g.id and p.alias_id <> s.alias_id
    left join aliases pf on pf.id = p.alias_id
    order by g.last_order desc, g.id`.execute(db);
  return rows;
}

/** The unread count of one of the caller's chats, as in the list. */
export async function readUnread(db: Db, aliases: readonly string[], groupId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select ${unreadOf({ aliases, allowFrom: 'EVERYONE' })}
    from chat_seats s join chat_groups g on g.id = s.group_id
    where g.id = ${groupId} and s.alias_id = any(${aliases}::text[])`.execute(db);
  return rows[0]?.unread ?? 0;
}

export interface MetadataRow {
  readonly unread: number;
  readonly groups: number;
}

/** Totals over the same rows as the list. */
export async function readMetadata(db: Db, listener: Listener, query: ChatListQuery): Promise<MetadataRow> {
  const { rows } = await sql<MetadataRow>`
    select coalesce(sum(unread), 0)::integer as unread, count(*)::integer as groups from (
      select ${unreadOf(listener)} from ${seats(listener, query)} limit ${query.limit}
    ) listed`.execute(db);
  return rows[0] ?? { unread: 0, groups: 0 };
}

export interface RoomRow {
  readonly id: string;
  readonly audience: ChatAudience;
  readonly name: string;
  readonly picture: string;
  readonly about: string;
  readonly members: number;
  readonly is_followed: boolean;
}

export async function readRooms(
  db: Db,
  followerSeal: string,
  aliases: readonly string[],
  limit: number,
): Promise<readonly RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select g.id, g.audience, g.name, g.picture, g.about, g.members, followed.it as is_followed
    from chat_groups g
    cross join lateral (
      select exists (
        select from community_members c
        where c.follower_seal = ${followerSeal} and c.type = g.community_type and c.entity_id = g.community_id
      ) as it
    ) followed
    where g.kind = 'ROOM' and not exists (
      select from chat_seats s where s.group_id = g.id and s.alias_id = any(${aliases}::text[]) and s.status <> 'LEFT')
    order by followed.it desc, g.members desc, g.id limit ${limit}`.execute(db);
  return rows;
}
