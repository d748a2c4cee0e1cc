import { sql } from 'kysely';
import { lockRows } from '../../../db/lock-rows';
import type { Services } from '../../services';

type Db = Services['db'];

/** Locks the posts first, as everywhere else, and also the parent comments. */
export async function lockComments(db: Db, aliasId: string): Promise<void> {
  await lockRows(db, 'posts', sql`id in (select post_id from comments where alias_id = ${aliasId})`);
  const parents = sql`(select parent_id from comments where alias_id = ${aliasId} and parent_id is not null)`;
  await lockRows(db, 'comments', sql`alias_id = ${aliasId} or id in ${parents}`);
}

/** Locks the posts and comments with these votes, in the usual lock order. */
export async function lockVotedOn(db: Db, voterKey: string): Promise<void> {
  const votedOn = (type: 'POST' | 'COMMENT') => sql`(
    select resource_id from votes where resource_type = ${type} and voter_seal = sealed_for(${voterKey}, resource_id))`;
  const reactedTo = sql`(
    select comment_id from comment_reactions where reactor_seal = sealed_for(${voterKey}, comment_id))`;
  const polled = sql`(select post_id from poll_votes where voter_seal = sealed_for(${voterKey}, post_id))`;
  await lockRows(db, 'posts', sql`id in ${votedOn('POST')}`);
  await lockRows(db, 'comments', sql`id in ${votedOn('COMMENT')} or id in ${reactedTo}`);
  await lockRows(db, 'polls', sql`post_id in ${polled}`);
}
