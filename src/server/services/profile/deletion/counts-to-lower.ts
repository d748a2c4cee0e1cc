import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../services';
import { dayOf } from '../career/valid-experience';
import type { sealsOf } from './account-seals';
import { type AccountDeletion, saveAccountDeletions } from './ending-queries';
import { castBy, VOTE_TABLES, type VoteTable } from './vote-tables';

type Db = Services['db'];
type Writing = Pick<Services, 'db' | 'cursors' | 'now'>;

const A_DAY_MS = 86_400_000;
/** Days over which the counts of one account fall. */
const DAYS = 28;

/** A counted item is written as the name of its counter, its id and the choice. */
const COUNTED = {
  votes: sql`lower(resource_type) || ' ' || resource_id || ' ' || stance`,
  poll_votes: sql`'poll ' || post_id || ' ' || option_id`,
  salary_votes: sql`'offer ' || post_id || ' ' || offer_id`,
  review_helpful: sql`'review ' || review_id`,
  interview_answer_helpful: sql`'answer ' || answer_id`,
  comment_reactions: sql`'reaction ' || comment_id || ' ' || reaction`,
} satisfies Record<VoteTable['table'], RawBuilder<unknown>>;

/**
 * Privacy: what a deleted account voted for is deleted with it. Public counts that fall together would show what one
 * person chose, so each falls on a random day (decision 234). Followers are counted apart (decision 292).
 */
async function saveCounts(services: Writing, counted: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ item: string }>`select item from (${counted}) counted (item)`.execute(
    services.db,
  );
  const lines = rows.map(({ item }) => ({
    kind: 'COUNT' as const,
    seal: item,
    fate: 'REMOVE' as const,
    due_on: dayOf(new Date(services.now().getTime() + randomInt(1, DAYS + 1) * A_DAY_MS)),
  }));
  await saveAccountDeletions(services, lines);
}

/** The caller deletes the rows. */
export async function saveRequests(
  services: Writing,
  seals: Pick<ReturnType<typeof sealsOf>, 'answer requests'>,
): Promise<void> {
  const asked = sql`select post_id, sealed_for(${seals['answer requests']}, post_id)
    from (select distinct post_id from answer_requests) questions`;
  await saveCounts(
    services,
    sql`select 'request ' || post_id from answer_requests where (post_id, requester_seal) in (${asked})`,
  );
}

/** Deletes the votes at once. */
export async function removeVotes(services: Writing, voterKey: string): Promise<void> {
  for (const item of VOTE_TABLES) {
    const table = sql.table(item.table);
    await saveCounts(
      services,
      sql`select ${COUNTED[item.table]} from ${table} where ${castBy(item, voterKey)}`,
    );
    await sql`delete from ${table} where ${castBy(item, voterKey)}`.execute(services.db);
  }
}

const less = (column: string, condition: RawBuilder<unknown> = sql`true`) =>
  sql`${sql.ref(column)} = greatest(${sql.ref(column)} - (${condition})::integer, 0)`;
const stances = (stance: string) =>
  sql`${less('up', sql`${stance} = 'UP'`)}, ${less('down', sql`${stance} = 'DOWN'`)}`;
const REACTIONS = { like: 'likes', insightful: 'insightful', support: 'support', funny: 'funny' } as const;

type Lower = (id: string, choice: string) => readonly RawBuilder<unknown>[];

/** Items that were deleted meanwhile have no count left. Polls are locked before their options, as when voting. */
const LOWER: Readonly<Record<string, Lower>> = {
  request: (id) => [sql`update posts set ${less('answer_requests')} where id = ${id}`],
  post: (id, stance) => [sql`update posts set ${stances(stance)} where id = ${id}`],
  comment: (id, stance) => [sql`update comments set ${stances(stance)} where id = ${id}`],
  poll: (id, option) => [
    sql`update polls set ${less('votes')} where post_id = ${id}`,
    sql`update poll_options set ${less('votes')} where post_id = ${id} and option_id = ${Number(option)}`,
  ],
  offer: (id, offer) => [
    sql`update salary_offers set ${less('votes')} where post_id = ${id} and offer_id = ${Number(offer)}`,
  ],
  review: (id) => [sql`update company_reviews set ${less('helpful')} where id = ${id}`],
  answer: (id) => [sql`update interview_answers set ${less('helpful')} where id = ${id}`],
  reaction: (id, reaction) => [
    sql`update comments set ${less(REACTIONS[reaction as keyof typeof REACTIONS])} where id = ${id}`,
  ],
};

export async function lowerCount(db: Db, { seal: item }: Pick<AccountDeletion, 'seal'>): Promise<void> {
  const [counter = '', id = '', choice = ''] = item.split(' ');
  for (const update of LOWER[counter]?.(id, choice) ?? []) await update.execute(db);
}
