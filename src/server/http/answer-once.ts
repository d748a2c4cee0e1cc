import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Tables } from '../db/tables';
import { Refusal } from './refusal';

/** An answer of any operation. */
export interface AnyReply {
  readonly status: number;
  readonly body?: unknown;
  readonly isPersonal?: boolean;
}

export interface KeyedRequest {
  /** Whose key it is, sealed. */
  readonly ownerSeal: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: string;
  readonly now: Date;
}

export const requestHash = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(request) ?? '')
    .digest('base64url');

/**
 * The same key again gets the first answer again and changes nothing. The key, the work and the
 * answer are kept in one transaction, so a crash leaves all of them or none; a refusal keeps none.
 */
export const answerOnce = (
  db: Kysely<Tables>,
  request: KeyedRequest,
  work: (transaction: Transaction<Tables>) => Promise<AnyReply>,
): Promise<AnyReply> =>
  inTransaction(db, async (transaction) => {
    const { ownerSeal, operation, key, now } = request;
    // A second request with this key waits here until the first has committed.
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('idempotency_keys')
      .values({ owner_seal: ownerSeal, operation, key, request_hash: request.requestHash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return firstAnswer(transaction, request);
    const reply = await work(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ status: reply.status, answer: kept(reply.body) })
      .where('owner_seal', '=', ownerSeal)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
    return reply;
  });

async function firstAnswer(
  transaction: Transaction<Tables>,
  { ownerSeal, operation, key, requestHash: asked }: KeyedRequest,
): Promise<AnyReply> {
  const first = await transaction
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('owner_seal', '=', ownerSeal)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== asked || first.status === null)
    throw new Refusal(409, 'IDEMPOTENCY_KEY_REUSED', 'This key was used for another request before.');
  return { status: first.status, body: given(first.answer) };
}

/** Kept as text inside the JSON, because the database would put an object's fields in another order. */
const kept = (body: unknown): string => JSON.stringify(body === undefined ? null : JSON.stringify(body));
const given = (answer: unknown): unknown => (typeof answer === 'string' ? JSON.parse(answer) : undefined);
