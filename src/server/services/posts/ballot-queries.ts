import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { cutToHour } from '../shared/cut-to-hour';
import { VOTES_TOGETHER } from './shares';

type Db = Services['db'];

/** A choice in the ballot of one post; null withdraws the vote. */
export interface Choice {
  readonly postId: string;
  readonly choice: number | null;
}

export type BallotOutcome = 'counted' | 'own' | 'missing' | 'closed' | 'unknown';

interface Target {
  readonly is_owner: boolean;
  readonly ends_at: Date | null;
  readonly is_known: boolean;
}

/**
 * Locks the poll row first, so that concurrent votes run in turn and the counters change by the actual difference.
 */
export const setPollVote = (db: Db, viewer: Viewer, vote: Choice, now: Date): Promise<BallotOutcome> =>
  inTransaction(db, async (transaction) => {
    const { rows } = await sql<Target>`
      select f.owner_seal = any(${viewer.aliasSeals}) as is_owner, polls.ends_at,
        ${isKnown(sql`poll_options`, sql`option_id`, vote)} as is_known
      from polls join posts p on p.id = polls.post_id join aliases f on f.id = p.alias_id
      where polls.post_id = ${vote.postId} and p.status = 'LIVE'
      for update of polls`.execute(transaction);
    const refusal = refusalOf(rows[0], vote, now);
    if (refusal) return refusal;
    await sql`
      with before as (${mine(sql`poll_votes`, sql`option_id`, viewer, vote)}),
      change as (${change(sql`poll_votes`, sql`option_id`, viewer, vote)}),
      counted as (
        update polls set votes = votes + ${Number(vote.choice !== null)}::integer - (select count(*) from before)::integer
        where post_id = ${vote.postId}
      )
      update poll_options o set votes = votes + ${moved(sql`o.option_id`, vote)}
      where post_id = ${vote.postId} and ${moved(sql`o.option_id`, vote)} <> 0`.execute(transaction);
    await showAgain(transaction, sql`poll_options`, vote);
    return 'counted';
  });

/** The same for offers. They have no common row, so it locks the post. */
export const setOfferVote = (db: Db, viewer: Viewer, vote: Choice, now: Date): Promise<BallotOutcome> =>
  inTransaction(db, async (transaction) => {
    const { rows } = await sql<Target>`
      select f.owner_seal = any(${viewer.aliasSeals}) as is_owner, null::timestamptz as ends_at,
        ${isKnown(sql`salary_offers`, sql`offer_id`, vote)} as is_known
      from posts p join aliases f on f.id = p.alias_id
      where p.id = ${vote.postId} and p.status = 'LIVE' and p.kind = 'SALARY'
      for update of p`.execute(transaction);
    const refusal = refusalOf(rows[0], vote, now);
    if (refusal) return refusal;
    await sql`
      with before as (${mine(sql`salary_votes`, sql`offer_id`, viewer, vote)}),
      change as (${change(sql`salary_votes`, sql`offer_id`, viewer, vote)})
      update salary_offers o set votes = votes + ${moved(sql`o.offer_id`, vote)}
      where post_id = ${vote.postId} and ${moved(sql`o.offer_id`, vote)} <> 0`.execute(transaction);
    await showAgain(transaction, sql`salary_offers`, vote);
    return 'counted';
  });

/** A poll closes at the end of an hour: a precise time would reveal when it was created. */
function refusalOf(target: Target | undefined, vote: Choice, now: Date): BallotOutcome | undefined {
  if (!target) return 'missing';
  if (target.is_owner) return 'own';
  if (target.ends_at && cutToHour(new Date(target.ends_at)) <= now.toISOString()) return 'closed';
  return vote.choice === null || target.is_known ? undefined : 'unknown';
}

type Name = RawBuilder<unknown>;

/** Updates the shown percentages every fifth vote only, so that no single vote can be inferred. */
const showAgain = (db: Db, options: Name, { postId }: Choice) =>
  sql`
  update ${options} set shown_votes = votes
  where post_id = ${postId} and (
    select abs(sum(o.votes) - coalesce(sum(o.shown_votes), 0)) from ${options} o where o.post_id = ${postId}
  ) >= ${VOTES_TOGETHER}::integer`.execute(db);

const isKnown = (options: Name, id: Name, { postId, choice }: Choice) => sql`exists (
  select from ${options} o where o.post_id = ${postId} and o.${id} = ${choice}::integer)`;

const mine = (votes: Name, id: Name, viewer: Viewer, { postId }: Choice) => sql`
  select ${id} as choice from ${votes}
  where post_id = ${postId} and voter_seal = sealed_for(${viewer.voterKey}, ${postId})`;

const change = (votes: Name, id: Name, viewer: Viewer, { postId, choice }: Choice) =>
  choice === null
    ? sql`
      delete from ${votes} where post_id = ${postId} and voter_seal = sealed_for(${viewer.voterKey}, ${postId})`
    : sql`
      insert into ${votes} (post_id, voter_seal, ${id})
      values (${postId}, sealed_for(${viewer.voterKey}, ${postId}), ${choice})
      on conflict (post_id, voter_seal) do update set ${id} = excluded.${id}`;

/** The change of an option's counter: +1 if chosen now, -1 if chosen before. */
const moved = (id: Name, { choice }: Choice) => sql`
  (coalesce(${id} = ${choice}::integer, false)::integer
    - (select count(*) from before where before.choice = ${id})::integer)`;
