import { sql } from 'kysely';
import type { ChatMembership } from '../../../core/chat/chat';
import type { StatusBeforeBlock } from '../../../core/chat/membership';
import type { Services } from '../services';

type Db = Services['db'];

export interface LockedGroup {
  readonly kind: 'ROOM' | 'DIRECT';
  readonly last_number: number;
}

export async function lockGroup(db: Db, groupId: string): Promise<LockedGroup | undefined> {
  const { rows } = await sql<LockedGroup>`
    select kind, last_number from chat_groups where id = ${groupId} for update`.execute(db);
  return rows[0];
}

export interface Seat {
  readonly alias_id: string;
  readonly status: ChatMembership;
  /** Null unless the seat is blocked. */
  readonly status_before_block: StatusBeforeBlock | null;
}

export const readSeats = (db: Db, groupId: string): Promise<readonly Seat[]> =>
  db
    .selectFrom('chat_seats')
    .select(['alias_id', 'status', 'status_before_block'])
    .where('group_id', '=', groupId)
    .execute();

/** Counts the open chats of these aliases; the limit is one hundred. */
export async function countSeats(db: Db, aliases: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from chat_seats
    where alias_id = any(${aliases}::text[]) and status in ('ACTIVE', 'WAITING')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A member who left a room must return under the same alias: two aliases there could be linked. */
export async function hasMessages(db: Db, groupId: string, aliases: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from chat_messages where group_id = ${groupId} and alias_id = any(${aliases}::text[]) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** New members start with every earlier message marked as read. */
export async function takeSeat(db: Db, groupId: string, aliasId: string, readNumber: number): Promise<void> {
  await db
    .insertInto('chat_seats')
    .values({ group_id: groupId, alias_id: aliasId, status: 'ACTIVE', read_number: readNumber })
    .execute();
  await sql`update chat_groups set members = members + 1 where id = ${groupId}`.execute(db);
}

export async function leaveSeat(db: Db, groupId: string, aliasId: string): Promise<void> {
  await db.deleteFrom('chat_seats').where('group_id', '=', groupId).where('alias_id', '=', aliasId).execute();
  await sql`update chat_groups set members = members - 1 where id = ${groupId}`.execute(db);
}

export const setSeat = (db: Db, groupId: string, { alias_id, status }: Pick<Seat, 'alias_id' | 'status'>) =>
  sql`
  update chat_seats set status = ${status}::text,
    status_before_block = case when ${status}::text <> 'BLOCKED' then null
      when status = 'BLOCKED' then status_before_block else status end
  where group_id = ${groupId} and alias_id = ${alias_id}`.execute(db);

/** An alias that was deleted meanwhile needs no block. */
export async function setBlock(db: Db, aliasId: string, blockedId: string, blocked: boolean): Promise<void> {
  await (blocked
    ? sql`
      insert into chat_blocks (alias_id, blocked_alias_id)
      select ${aliasId}, id from aliases where id = ${blockedId} for key share
      on conflict do nothing`
    : sql`delete from chat_blocks where alias_id = ${aliasId} and blocked_alias_id = ${blockedId}`
  ).execute(db);
}

/** Finds or creates the only chat between two aliases. */
export async function directChat(
  db: Db,
  { id, aliasId, peerId }: { readonly id: string; readonly aliasId: string; readonly peerId: string },
): Promise<string> {
  const pair = [aliasId, peerId].sort().join(' ');
  await sql`
    with made as (
      insert into chat_groups (id, kind, audience, pair, members)
      values (${id}, 'DIRECT', 'COMMUNITY', ${pair}, 2) on conflict do nothing returning id
    )
    insert into chat_seats (group_id, alias_id, status)
    select id, ${aliasId}, 'WAITING' from made
    union all
    select id, ${peerId}, case when exists (
      select from chat_blocks where alias_id = ${peerId} and blocked_alias_id = ${aliasId}
    ) then 'BLOCKED' else 'REQUESTED' end from made`.execute(db);
  const row = await db
    .selectFrom('chat_groups')
    .select('id')
    .where('pair', '=', pair)
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface MarkRow {
  readonly kind: 'ROOM' | 'DIRECT';
  readonly alias_id: string;
  readonly read_number: number;
  readonly moved: boolean;
  readonly peer_alias_id: string | null;
}

/** Moves the read mark forward, never back and never past the last message. */
export async function moveMark(
  db: Db,
  mark: {
    readonly groupId: string;
    readonly aliases: readonly string[];
    readonly number: number;
    /** Whether the peer may see the read mark, by the alias of the reader. */
    readonly shows: Readonly<Record<'ANONYMOUS' | 'DESIGNATION', boolean>>;
  },
): Promise<MarkRow | undefined> {
  const { groupId, aliases, number, shows } = mark;
  const { rows } = await sql<MarkRow>`
    with before as (
      select s.group_id, s.alias_id, s.read_number, s.status, g.kind, g.last_number,
        case f.profile_type when 'ANONYMOUS' then ${shows.ANONYMOUS}::boolean else ${shows.DESIGNATION}::boolean end as shows
      from chat_seats s join chat_groups g on g.id = s.group_id join aliases f on f.id = s.alias_id
      where s.group_id = ${groupId} and s.alias_id = any(${aliases}::text[]) and s.status <> 'LEFT'
    ), moved as (
      update chat_seats s
      -- Who was only asked shows no reading, and who blocks stands where everybody who stopped reading stands.
      set read_number = case before.status when 'BLOCKED' then s.read_number
          else greatest(s.read_number, least(${number}, before.last_number)) end,
        shows_reading = case when before.status in ('ACTIVE', 'WAITING') then before.shows
          else s.shows_reading end
      from before where s.group_id = before.group_id and s.alias_id = before.alias_id
      returning s.alias_id, s.read_number
    )
    select before.kind, moved.alias_id, moved.read_number, moved.read_number > before.read_number as moved,
      (select p.alias_id from chat_seats p
        where before.kind = 'DIRECT' and before.status = 'ACTIVE' and p.group_id = before.group_id
          and p.alias_id <> before.alias_id and p.shows_reading and before.shows) as peer_alias_id
    from before join moved on moved.alias_id = before.alias_id`.execute(db);
  return rows[0];
}

export interface ChatAudience {
  readonly alias_id: string;
  readonly name: string;
  readonly kind: 'ROOM' | 'DIRECT';
  readonly may_speak: boolean;
}

/** The member's name in a chat and whether their messages still reach a peer. One query. */
export async function readAudience(
  db: Db,
  aliases: readonly string[],
  groupId: string,
): Promise<ChatAudience | undefined> {
  const { rows } = await sql<ChatAudience>`
    select s.alias_id, f.user_name as name, g.kind, s.status = 'ACTIVE' and not exists (
      select from chat_seats p where g.kind = 'DIRECT' and p.group_id = g.id and p.alias_id <> s.alias_id
        and (p.status <> 'ACTIVE' or exists (
          select from chat_blocks b where b.alias_id = p.alias_id and b.blocked_alias_id = s.alias_id))
    ) as may_speak
    from chat_seats s join chat_groups g on g.id = s.group_id join aliases f on f.id = s.alias_id
    where s.group_id = ${groupId} and s.alias_id = any(${aliases}::text[])`.execute(db);
  return rows[0];
}

/** The chats among these that the member may listen to, and under which alias. */
export async function readOwnSeats(
  db: Db,
  aliases: readonly string[],
  groupIds: readonly string[],
): Promise<
  readonly { readonly group_id: string; readonly alias_id: string; readonly status: ChatMembership }[]
> {
  const { rows } = await sql<{ group_id: string; alias_id: string; status: ChatMembership }>`
    select group_id, alias_id, status from chat_seats
    where alias_id = any(${aliases}::text[]) and group_id = any(${groupIds}::text[]) and status <> 'LEFT'`.execute(
    db,
  );
  return rows;
}

export async function readBlocked(db: Db, aliases: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct blocked_alias_id as id from chat_blocks where alias_id = any(${aliases}::text[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
