import { createHash } from 'node:crypto';
import type { Services } from '../services/services';

const HOUR_MS = 3_600_000;

export interface Spendable {
  readonly id: string;
  readonly expires: Date;
}

/** False if any server has already accepted this proof: the primary key decides. */
export async function spendProof(db: Services['db'], { id, expires }: Spendable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_proofs')
    .values({
      proof_hash: createHash('sha256').update(id).digest('base64url'),
      expires_at: new Date(Math.ceil(expires.getTime() / HOUR_MS) * HOUR_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
