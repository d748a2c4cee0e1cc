import { type Kysely, type Selectable, sql } from 'kysely';
import { CODE_RULES } from '../../../core/shared/email';
import type { EmailCodeTable } from '../../db/career-tables';
import type { Tables } from '../../db/tables';

type Db = Kysely<Tables>;
export type NewCode = Omit<Selectable<EmailCodeTable>, 'attempts'>;

/** Replaces the member's code. Returns false when the last code is too recent. */
export async function saveCode(db: Db, code: NewCode): Promise<boolean> {
  const before = new Date(code.sent_at.getTime() - CODE_RULES.resendAfterSeconds * 1000);
  const { rows } = await sql`
    insert into email_codes
      (member_id, salt, code_hash, address_seal, address_owner_seal, proof, attempts, sent_at, expires_at)
    values
      (${code.member_id}, ${code.salt}, ${code.code_hash}, ${code.address_seal}, ${code.address_owner_seal},
       ${code.proof}, 0, ${code.sent_at}, ${code.expires_at})
    on conflict (member_id) do update set
      salt = excluded.salt, code_hash = excluded.code_hash, address_seal = excluded.address_seal,
      address_owner_seal = excluded.address_owner_seal, proof = excluded.proof, attempts = 0,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at
    where email_codes.sent_at <= ${before}
    returning member_id`.execute(db);
  return rows.length > 0;
}

/** Counts a sent code. Returns false when the daily limit is reached. */
export async function countSending(
  db: Db,
  ownerSeal: string,
  now: Date,
  limit: number = CODE_RULES.sendsADay,
): Promise<boolean> {
  const { rows } = await sql`
    insert into email_code_counts (owner_seal, day, sends) values (${ownerSeal}, ${now.toISOString().slice(0, 10)}, 1)
    on conflict (owner_seal, day) do update set sends = email_code_counts.sends + 1
    where email_code_counts.sends < ${limit}
    returning sends`.execute(db);
  return rows.length > 0;
}

/** Counts a code or link that a member requests for an address. It may be the address of another person. */
export const countSendingTo = (db: Db, addressSeal: string, now: Date): Promise<boolean> =>
  countSending(db, addressSeal, now, CODE_RULES.sendsADayToAddress);

/** Takes an attempt before the code is compared, so that parallel guesses cannot share an attempt. */
export async function takeAttempt(db: Db, memberId: string, now: Date): Promise<NewCode | undefined> {
  return db
    .updateTable('email_codes')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('attempts', '<', CODE_RULES.attempts)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** A code works once. Returns false when it is gone, was replaced, or ended because the career changed. */
export async function consumeCode(db: Db, memberId: string, salt: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_codes')
    .where('member_id', '=', memberId)
    .where('salt', '=', salt)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function isLinkedToOther(db: Db, addressSeal: string, ownerSeal: string): Promise<boolean> {
  const row = await db
    .selectFrom('verified_addresses')
    .select('owner_seal')
    .where('address_seal', '=', addressSeal)
    .executeTakeFirst();
  return row !== undefined && row.owner_seal !== ownerSeal;
}

interface AddressLink {
  readonly address: string;
  readonly owner: string;
  /** Identifies the row by the account, so that it is deleted with the account. */
  readonly holder: string;
}

/** Stores the address as verification of this member. Returns false when another member was faster. */
export async function linkAddress(db: Db, { address, owner, holder }: AddressLink): Promise<boolean> {
  await db
    .insertInto('verified_addresses')
    .values({ address_seal: address, owner_seal: owner, holder_seal: holder })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return !(await isLinkedToOther(db, address, owner));
}

/** Whether the member has verified an address before, for any career. */
export async function hasProvedAddress(db: Db, holder: string): Promise<boolean> {
  const row = await db
    .selectFrom('verified_addresses')
    .select('address_seal')
    .where('holder_seal', '=', holder)
    .executeTakeFirst();
  return row !== undefined;
}

/** Invalidates a member's code but keeps its time for the resend limit. */
export const endCode = (db: Db, memberId: string) =>
  db
    .updateTable('email_codes')
    .set((row) => ({ expires_at: row.ref('sent_at') }))
    .where('member_id', '=', memberId)
    .execute();
