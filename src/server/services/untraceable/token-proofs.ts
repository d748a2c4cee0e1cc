import { sql } from 'kysely';
import type { Services } from '../services';

type Db = Services['db'];

/**
 * Keyed hashes of everything with which a new account of the same person could verify its workplace: work
 * email, job portal account and login. They are different each month.
 */
export async function proofHashes(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  memberId: string,
  month: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ proof: string }>`
    select address_seal as proof from verified_addresses where holder_seal = ${seal('address holder', memberId)}
    union select account_seal from job_portal_links where member_id = ${memberId}
    union select seal from identities where member_id = ${memberId}`.execute(db);
  return rows.map(({ proof }) => seal('token proof', `${month} ${proof}`)).sort();
}

export async function isAnyUsed(db: Db, hashes: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from token_proofs where proof_hash = any(${hashes}) limit 1`.execute(db);
  return rows.length > 0;
}

/** False if one of the proofs already has a batch this month; the transaction must then be rolled back. */
export async function spendProofs(db: Db, month: string, hashes: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    insert into token_proofs (proof_hash, month) select hash, ${month} from unnest(${hashes}::text[]) as hash
    on conflict do nothing returning proof_hash`.execute(db);
  return rows.length === hashes.length;
}
