import { sql } from 'kysely';
import { type RephraseLimits, rephraseLimit } from '../../../core/composer/rephrase';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';

type Db = Services['db'];

export interface RephraseUser {
  readonly seal: string;
  readonly draftId: string;
  readonly day: string;
}

/** Counts an attempt, or returns the limit that forbids it. */
export const reserveAttempt = (db: Db, user: RephraseUser, limits: RephraseLimits) =>
  inTurn(db, user.seal, async (transaction) => {
    const limit = rephraseLimit(await used(transaction, user), limits);
    if (!limit) await count(transaction, user);
    return limit;
  });

async function used(db: Db, { seal, draftId, day }: RephraseUser) {
  const { rows } = await sql<{ today: number; for_post: number }>`
    select coalesce(sum(used) filter (where used_on = ${day}::date), 0)::integer as today,
      coalesce(sum(used) filter (where draft_id = ${draftId}), 0)::integer as for_post
    from rephrasings where owner_seal = ${seal}`.execute(db);
  return { today: rows[0]?.today ?? 0, forPost: rows[0]?.for_post ?? 0 };
}

const count = (db: Db, { seal, draftId, day }: RephraseUser) =>
  sql`
    insert into rephrasings (owner_seal, draft_id, used_on, used) values (${seal}, ${draftId}, ${day}::date, 1)
    on conflict (owner_seal, draft_id, used_on) do update set used = rephrasings.used + 1`.execute(db);

/** The count is never zero, so the last attempt deletes its row. */
export const releaseAttempt = (db: Db, { seal, draftId, day }: RephraseUser) =>
  inTurn(db, seal, async (transaction) => {
    const deleted = await sql`
      delete from rephrasings
      where owner_seal = ${seal} and draft_id = ${draftId} and used_on = ${day}::date and used = 1`.execute(
      transaction,
    );
    if (deleted.numAffectedRows === 1n) return;
    await sql`
      update rephrasings set used = used - 1
      where owner_seal = ${seal} and draft_id = ${draftId} and used_on = ${day}::date`.execute(transaction);
  });
