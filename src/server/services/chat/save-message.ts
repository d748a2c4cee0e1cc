import { sql } from 'kysely';
import type { Services } from '../services';
import { type MessageRow, SHOWN } from './message-queries';

type Fresh = Pick<MessageRow, 'id' | 'group_id' | 'alias_id' | 'client_id' | 'text' | 'created_at'>;

/** The maximum number of messages by these aliases in this chat before the next one is refused. */
export interface Limits {
  readonly aliases: readonly string[];
  readonly maxForGroup: number;
}

export interface StoredMessage {
  /** Undefined when the limit was exceeded and nothing was written. */
  readonly row: MessageRow | undefined;
  /** False when the author's client has sent it before. */
  readonly isNew: boolean;
  /** False when the author's client has sent another text under this id. */
  readonly isSame: boolean;
  readonly here: number;
}

type Found = Pick<StoredMessage, 'here'> &
  (({ readonly is_new: boolean; readonly is_same: boolean } & MessageRow) | { readonly is_new: null });

/**
 * Writes a message with the chat's next number and marks it read for its author. One query, because the whole chat
 * waits for its lock; the caller locks first, so that the count is correct.
 */
export async function saveMessage(
  db: Services['db'],
  message: Fresh,
  limits: Limits,
): Promise<StoredMessage> {
  const { id, group_id, alias_id, client_id, text, created_at } = message;
  const { aliases, maxForGroup } = limits;
  const { rows } = await sql<Found>`
    with twin as (
      select * from chat_messages
      where group_id = ${group_id} and alias_id = ${alias_id} and client_id = ${client_id}
    ), saved as (
      select (select count(*)::integer from (
        select from chat_messages where group_id = ${group_id} and alias_id = any(${aliases}::text[]) limit 10
      ) few) as here
    ), moved as (
      update chat_groups set last_number = last_number + 1, last_order = nextval('chat_order') from saved
      where id = ${group_id} and here < ${maxForGroup} and not exists (select from twin)
      returning last_number
    ), fresh as (
      insert into chat_messages (group_id, number, id, alias_id, client_id, text, created_at)
      select ${group_id}, last_number, ${id}, ${alias_id}, ${client_id}, ${text}, ${created_at}::timestamptz from moved
      returning *
    ), seen as (
      update chat_seats set read_number = last_number from moved
      where group_id = ${group_id} and alias_id = ${alias_id}
    ), shown as (
      select ${SHOWN}, is_new, m.text = ${text} as is_same from (
        select *, false as is_new from twin union all select *, true from fresh
      ) m join aliases f on f.id = m.alias_id
    )
    select saved.here, shown.* from saved left join shown on true`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The message was not saved.');
  const { here } = found;
  return found.is_new === null
    ? { row: undefined, isNew: false, isSame: false, here }
    : { row: found, isNew: found.is_new, isSame: found.is_same, here };
}
