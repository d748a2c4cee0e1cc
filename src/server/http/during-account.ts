import type { Kysely, Transaction } from 'kysely';
import { lockAccount } from '../db/account-lock';
import { inTransaction } from '../db/in-transaction';
import type { Tables } from '../db/tables';
import type { Caller } from './caller';
import type { Operation } from './contract';
import { Refusal } from './refusal';

/** Operations without an idempotency key that save a row under a seal or an alias of the account, in one transaction. */
const SAVES_SEALED: ReadonlySet<string> = new Set([
  'addBenefits',
  'addInterview',
  'addPhotos',
  'addReview',
  'addSalaryReport',
  'castVote',
  'changeBenefits',
  'changeInterview',
  'changeReview',
  'changeSalaryReport',
  'checkPopup',
  'joinCommunity',
  'muteThread',
  'noteVisited',
  'redeemCoupon',
  'removeInterview',
  'removeReview',
  'report',
  'reportMessage',
  'sendFeedback',
  'setAnswerHelpful',
  'setAnswerRequest',
  'setHelpful',
  'setNotInterested',
  'setReaction',
  'startChat',
  'voteOffer',
  'votePoll',
]);

export const savesSealed = ({ id }: Operation): boolean => SAVES_SEALED.has(id);

/** Saves something of an account in one transaction, or refuses it once the account is deleted. */
export const whileAccountExists = <Result>(
  db: Kysely<Tables>,
  caller: Pick<Caller, 'memberId'>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (transaction) => {
    await requireAccount(transaction, caller);
    return work(transaction);
  });

/**
 * Makes the deletion of the account wait for this transaction. Refuses what comes after the deletion: the deleted
 * account's seal would stay.
 */
export async function requireAccount(
  db: Transaction<Tables>,
  { memberId }: Pick<Caller, 'memberId'>,
): Promise<void> {
  await lockAccount(db, memberId, 'share');
  if (!(await isMember(db, memberId))) throw new Refusal(401, 'LOGIN_REQUIRED');
}

const isMember = async (db: Kysely<Tables>, memberId: string): Promise<boolean> =>
  (await db.selectFrom('members').select('id').where('id', '=', memberId).executeTakeFirst()) !== undefined;

const MISSING_REFERENCE = '23503';

/** Whether the database refused a row that belongs to a deleted one. */
export const isMissingReference = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === MISSING_REFERENCE;

/** Answers a request like one without a session if it fails because the account was deleted while it ran. */
export async function refuseWithoutAccount<Result>(
  db: Kysely<Tables>,
  caller: Pick<Caller, 'memberId'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isAboutMissing = error instanceof Refusal ? error.status === 404 : isMissingReference(error);
    if (isAboutMissing && !(await isMember(db, caller.memberId))) throw new Refusal(401, 'LOGIN_REQUIRED');
    throw error;
  }
}
