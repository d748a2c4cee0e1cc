import { sql } from 'kysely';
import { DECOYS } from '../../db/decoy-rows';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';
import { forgetWal } from './forget-wal';

/**
 * Rewrites new rows among decoys in the order of random keys, in one transaction: the place and the transaction number
 * of a row would show when it was written, and which token paid for what.
 */
export async function mixUntraceable({ db }: Pick<Services, 'db'>): Promise<void> {
  const isMixed = await inTurn(db, 'mix untraceable', async (own) => {
    const items = await sql`
      with taken as materialized (
        delete from untraceable_pending where exists (select from untraceable_pending where not is_mixed)
        returning item_id, due_at, details)
      insert into untraceable_pending (item_id, due_at, details, is_mixed)
      select item_id, due_at, details, true from taken order by random()`.execute(own);
    const tokens = await sql`
      with taken as materialized (
        delete from spent_tokens where nonce_hash in (
          select nonce_hash from spent_tokens where not is_mixed
          union (
            select nonce_hash from spent_tokens
            where is_mixed and exists (select from spent_tokens where not is_mixed)
            order by random() limit ${DECOYS}))
        returning nonce_hash, month)
      insert into spent_tokens (nonce_hash, month, is_mixed)
      select nonce_hash, month, true from taken order by random()`.execute(own);
    return items.numAffectedRows !== 0n || tokens.numAffectedRows !== 0n;
  });
  await sql`vacuum (truncate off) untraceable_pending, spent_tokens`.execute(db);
  if (isMixed) await forgetWal(db);
}
