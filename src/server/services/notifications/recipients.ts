import { sql } from 'kysely';
import type { NoticeItem } from '../../db/notice-tables';
import type { Services } from '../services';

type Db = Services['db'];

export interface Recipient {
  readonly recipient: string;
  readonly variant: 'answer' | 'reply' | 'mention' | 'vote-milestone' | 'poll-result' | 'review-status';
  readonly post_id: string;
  /** The recipient's own item; for a mention the post. */
  readonly item: NoticeItem;
}

interface MessageSource extends Omit<Recipient, 'variant' | 'recipient'> {
  readonly text: string;
  readonly by_seal: string;
  readonly answered: string;
  readonly is_answer: boolean;
}

/** The authors a comment replies to and the members it mentions, each once and without its own author. */
export async function commentRecipients(
  db: Db,
  commentId: string,
  mentionsIn: (text: string) => readonly string[],
): Promise<readonly Recipient[]> {
  const { rows } = await sql<MessageSource>`
    select c.post_id, case when c.parent_id is null then 'POST' else 'COMMENT' end as item, c.text, f.owner_seal as by_seal, af.owner_seal as answered,
      p.kind = 'QUESTION' and c.parent_id is null as is_answer
    from comments c
    join aliases f on f.id = c.alias_id
    join posts p on p.id = c.post_id
    left join comments parent on parent.id = c.parent_id
    join aliases af on af.id = coalesce(parent.alias_id, p.alias_id)
    where c.id = ${commentId} and c.status = 'LIVE' and p.status = 'LIVE'`.execute(db);
  const [messageSource] = rows;
  if (!messageSource) return [];
  const { post_id, item, by_seal, answered } = messageSource;
  const names = mentionsIn(messageSource.text);
  const spokenTo = names.length === 0 ? [] : await sealsOfNames(db, names);
  return [
    {
      recipient: answered,
      variant: messageSource.is_answer ? ('answer' as const) : ('reply' as const),
      post_id,
      item,
    },
    ...spokenTo
      .filter((seal) => seal !== answered)
      .map((recipient) => ({ recipient, variant: 'mention' as const, post_id, item: 'POST' as const })),
  ].filter(({ recipient }) => recipient !== by_seal);
}

export async function postRecipients(
  db: Db,
  postId: string,
  mentionsIn: (text: string) => readonly string[],
): Promise<readonly Recipient[]> {
  const { rows } = await sql<{ title: string; content: string; by_seal: string }>`
    select p.title, p.content, f.owner_seal as by_seal from posts p join aliases f on f.id = p.alias_id
    where p.id = ${postId} and p.status = 'LIVE'`.execute(db);
  const [post] = rows;
  const names = post ? mentionsIn(`${post.title}\n${post.content}`) : [];
  if (!post || names.length === 0) return [];
  return (await sealsOfNames(db, names))
    .filter((seal) => seal !== post.by_seal)
    .map((recipient) => ({ recipient, variant: 'mention', post_id: postId, item: 'POST' }));
}

/** Only chosen names count as mentions: a designation is shared by many members. */
async function sealsOfNames(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('aliases')
    .select('owner_seal')
    .where('profile_type', '=', 'ANONYMOUS')
    .where('user_name', 'in', names)
    .limit(names.length)
    .execute();
  return rows.map(({ owner_seal }) => owner_seal);
}

export async function aliasSeal(db: Db, aliasId: string): Promise<string | undefined> {
  const alias = await db
    .selectFrom('aliases')
    .select('owner_seal')
    .where('id', '=', aliasId)
    .executeTakeFirst();
  return alias?.owner_seal;
}

export async function placeOfMessage(
  db: Db,
  messageId: string,
): Promise<{ readonly aliasId: string; readonly groupId: string } | undefined> {
  const row = await db
    .selectFrom('chat_messages')
    .select(['alias_id', 'group_id'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row && { aliasId: row.alias_id, groupId: row.group_id };
}

export async function authorOf(
  db: Db,
  type: 'POST' | 'COMMENT',
  id: string,
): Promise<Omit<Recipient, 'variant'> | undefined> {
  const { rows } = await (type === 'POST'
    ? sql<Omit<Recipient, 'variant'>>`
      select f.owner_seal as recipient, p.id as post_id, 'POST' as item from posts p join aliases f on f.id = p.alias_id
      where p.id = ${id}`
    : sql<Omit<Recipient, 'variant'>>`
      select f.owner_seal as recipient, c.post_id, 'COMMENT' as item from comments c join aliases f on f.id = c.alias_id
      where c.id = ${id}`
  ).execute(db);
  return rows[0];
}

export async function unmuted(db: Db, received: readonly Recipient[]): Promise<readonly Recipient[]> {
  if (received.length === 0) return [];
  const { rows } = await sql<{ recipient_seal: string; post_id: string }>`
    select recipient_seal, post_id from muted_threads
    where recipient_seal = any(${received.map(({ recipient }) => recipient)})
      and post_id = any(${[...new Set(received.map(({ post_id }) => post_id))]})`.execute(db);
  return received.filter(
    ({ recipient, post_id }) =>
      !rows.some((muted) => muted.recipient_seal === recipient && muted.post_id === post_id),
  );
}

/** A vote that is withdrawn and cast again must not notify the same milestone twice. */
export async function notYetReached(
  db: Db,
  received: readonly Recipient[],
  milestone: number,
): Promise<readonly Recipient[]> {
  const [recipient] = received;
  if (!recipient) return [];
  const { rows } = await sql`
    select from notices
    where recipient_seal = ${recipient.recipient} and variant = 'vote-milestone' and post_id = ${recipient.post_id}
      and item = ${recipient.item} and figure >= ${milestone}
    limit 1`.execute(db);
  return rows.length === 0 ? received : [];
}

/**
 * Those of these seals that aliases have now. The deletion of their accounts replaces the seals, so it waits until the
 * notices are stored and then deletes them.
 */
export async function lockRecipients(db: Db, seals: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('aliases')
    .select('owner_seal')
    .where('owner_seal', 'in', seals)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ owner_seal }) => owner_seal));
}
