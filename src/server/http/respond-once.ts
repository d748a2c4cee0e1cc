import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Tables } from '../db/tables';
import type { Encryption } from '../encryption';
import type { Services } from '../services/services';
import { Refusal } from './refusal';

export interface AnyReply {
  readonly status: number;
  readonly body?: unknown;
  readonly isPersonal?: boolean;
  readonly isCached?: boolean;
}

export interface KeyedRequest {
  readonly ownerSeal: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: string;
  readonly encryption: Encryption;
  readonly now: Date;
}

/** A keyed hash: with a database copy, a plain hash could be guessed, for example for a salary. */
export const requestHash = ({ seal }: Pick<Services, 'seal'>, request: unknown): string =>
  seal('request', JSON.stringify(request) ?? '');

/**
 * A repeated key returns the first response and changes nothing. Key, work and response share one transaction, so a
 * crash leaves all or none of them; a refusal stores none.
 */
export const respondOnce = (
  db: Kysely<Tables>,
  request: KeyedRequest,
  work: (transaction: Transaction<Tables>) => Promise<AnyReply>,
): Promise<AnyReply> =>
  inTransaction(db, async (transaction) => {
    const { ownerSeal, operation, key, encryption, now } = request;
    // A second request with this key waits here until the first has committed.
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('idempotency_keys')
      .values({ owner_seal: ownerSeal, operation, key, request_hash: request.requestHash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return firstResponse(transaction, request);
    const reply = await work(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ status: reply.status, answer: encryptedResponse(encryption, key, reply.body) })
      .where('owner_seal', '=', ownerSeal)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
    return reply;
  });

async function firstResponse(
  transaction: Transaction<Tables>,
  { ownerSeal, operation, key, encryption, requestHash: request }: KeyedRequest,
): Promise<AnyReply> {
  const first = await transaction
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('owner_seal', '=', ownerSeal)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== request || first.status === null)
    throw new Refusal(409, 'IDEMPOTENCY_KEY_REUSED');
  return { status: first.status, body: decryptedResponse(encryption, key, first.answer) };
}

/** A response repeats submitted data, such as a salary with its company and city, so it is stored encrypted. */
const encryptedResponse = ({ encrypt }: Encryption, key: string, body: unknown): string =>
  JSON.stringify(SEALED + encrypt(contextOf(key), { body: body ?? null }));

/** Older builds stored responses in plain text; they are deleted within two days. */
const decryptedResponse = ({ decrypt }: Encryption, key: string, answer: unknown): unknown => {
  if (typeof answer !== 'string') return undefined;
  if (!answer.startsWith(SEALED)) return JSON.parse(answer);
  return decrypt<{ readonly body: unknown }>(contextOf(key), answer.slice(SEALED.length)).body;
};

const SEALED = '~';
const contextOf = (key: string): string => `answer ${key}`;
