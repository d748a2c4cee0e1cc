import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';

type Db = Services['db'];
export type Stance = 'UP' | 'DOWN' | 'NONE';

export interface Votable {
  readonly resourceType: 'POST' | 'COMMENT';
  readonly resourceId: string;
}

export interface TallyRow {
  readonly resource_type: 'POST' | 'COMMENT';
  readonly resource_id: string;
  readonly up: number;
  readonly down: number;
  readonly stance: 'UP' | 'DOWN' | null;
}

/** One tally per public item, in the requested order without duplicates, in one query. */
export async function readTallies(
  db: Db,
  votables: readonly Votable[],
  viewer: Viewer | undefined,
): Promise<readonly TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    with asked as (
      select resource_type, resource_id, min(place) as place
      from unnest(${votables.map((votable) => votable.resourceType)}::text[], ${votables.map((votable) => votable.resourceId)}::text[])
        with ordinality as asked (resource_type, resource_id, place)
      group by resource_type, resource_id
    ),
    tallies as (
      select asked.place, asked.resource_type, asked.resource_id, p.up, p.down
      from asked join posts p on asked.resource_type = 'POST' and p.id = asked.resource_id
      where p.status = 'LIVE'
      union all
      select asked.place, asked.resource_type, asked.resource_id, c.up, c.down
      from asked
      join comments c on asked.resource_type = 'COMMENT' and c.id = asked.resource_id
      join posts p on p.id = c.post_id
      where p.status = 'LIVE' and c.status = 'LIVE'
    )
    select tallies.resource_type, tallies.resource_id, tallies.up, tallies.down, v.stance
    from tallies
    left join votes v
      on v.resource_id = tallies.resource_id and v.resource_type = tallies.resource_type
      and v.voter_seal = sealed_for(${viewer?.voterKey ?? null}::text, tallies.resource_id)
    order by tallies.place`.execute(db);
  return rows;
}

export type VoteOutcome =
  | { readonly kind: 'counted'; readonly up: number; readonly down: number }
  | { readonly kind: 'own' }
  | { readonly kind: 'missing' };

/**
 * Locks the item's row first, so that concurrent votes run in turn and the counters change by the actual difference.
 */
export const setVote = (db: Db, viewer: Viewer, votable: Votable, stance: Stance): Promise<VoteOutcome> =>
  inTransaction(db, async (transaction) => {
    const target = await lockVotable(transaction, votable, viewer);
    if (!target) return { kind: 'missing' };
    if (target.is_owner) return { kind: 'own' };
    const { rows } = await sql<{ up: number; down: number }>`
      with before as (
        select stance from votes
        where resource_id = ${votable.resourceId} and resource_type = ${votable.resourceType}
          and voter_seal = sealed_for(${viewer.voterKey}, ${votable.resourceId})
      ),
      change as (${stance === 'NONE' ? removal(votable, viewer) : upsert(votable, viewer, stance)})
      update ${tableOf(votable)} set
        up = up + (${stance} = 'UP')::integer - (select count(*) from before where stance = 'UP')::integer,
        down = down + (${stance} = 'DOWN')::integer - (select count(*) from before where stance = 'DOWN')::integer
      where id = ${votable.resourceId}
      returning up, down`.execute(transaction);
    const tally = rows[0];
    return tally ? { kind: 'counted', ...tally } : { kind: 'missing' };
  });

const tableOf = (votable: Votable) => sql.table(votable.resourceType === 'POST' ? 'posts' : 'comments');

const upsert = (votable: Votable, viewer: Viewer, stance: Stance) => sql`
  insert into votes (resource_type, resource_id, voter_seal, stance)
  values (${votable.resourceType}, ${votable.resourceId}, sealed_for(${viewer.voterKey}, ${votable.resourceId}), ${stance})
  on conflict (resource_id, voter_seal, resource_type) do update set stance = excluded.stance`;

const removal = (votable: Votable, viewer: Viewer) => sql`
  delete from votes
  where resource_id = ${votable.resourceId} and resource_type = ${votable.resourceType}
    and voter_seal = sealed_for(${viewer.voterKey}, ${votable.resourceId})`;

/** Locks the row of a live item until the transaction ends. */
export async function lockVotable(
  db: Db,
  votable: Votable,
  viewer: Viewer,
): Promise<{ readonly is_owner: boolean } | undefined> {
  const ofPost = sql<{ is_owner: boolean }>`
    select f.owner_seal = any(${viewer.aliasSeals}) as is_owner
    from posts p join aliases f on f.id = p.alias_id
    where p.id = ${votable.resourceId} and p.status = 'LIVE'
    for update of p`;
  const ofComment = sql<{ is_owner: boolean }>`
    select f.owner_seal = any(${viewer.aliasSeals}) as is_owner
    from comments c join aliases f on f.id = c.alias_id join posts p on p.id = c.post_id
    where c.id = ${votable.resourceId} and p.status = 'LIVE' and c.status = 'LIVE'
    for update of c`;
  const { rows } = await (votable.resourceType === 'POST' ? ofPost : ofComment).execute(db);
  return rows[0];
}
