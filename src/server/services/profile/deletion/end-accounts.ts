import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { lockAccount } from '../../../db/account-lock';
import { writeDecoys } from '../../../db/decoy-rows';
import { inTransaction } from '../../../db/in-transaction';
import type { AccountDeletionKind, DeletionChoiceRow } from '../../../db/profile-tables';
import { endAllSessions } from '../../../sessions';
import { forgetChatReports } from '../../chat/end-chats';
import { isUploadedBy, removePictures, schedulePictureDeletion } from '../../composer/pending-pictures';
import { offerSeals } from '../../posts/saved-offers';
import type { Services } from '../../services';
import { dropPhoto } from '../account/details-queries';
import { dayOf } from '../career/valid-experience';
import { resealVotes } from './account-deletion-queries';
import { sealsOf } from './account-seals';
import { carryOut } from './carry-out';
import { saveFollowsAndRequests } from './counts-to-lower';
import { deleteSealedRows } from './delete-sealed-rows';
import {
  type AccountDeletion,
  deleteSealed,
  dropMember,
  readAccountDeletions,
  readDue,
  saveAccountDeletions,
  sealColumns,
  tablesChanged,
  takeDeletion,
  takePart,
} from './ending-queries';

type Db = Services['db'];

const A_DAY_MS = 86_400_000;

/** The number of deleted accounts and remaining parts, and the tables that contained their data. */
export interface Ended {
  readonly accounts: number;
  readonly parts: number;
  readonly tables: readonly string[];
  /** What failed is tried again in the next hour. */
  readonly failures: readonly unknown[];
}

/** What a finished deletion leaves to do outside its transaction. */
interface Leftover {
  readonly pictures: readonly string[];
  readonly tables: readonly string[];
}

/**
 * Deletes accounts after their grace period, and the remaining parts of earlier ones. Idempotent. One that fails does not
 * stop the others.
 */
export async function endDueAccounts(services: Services): Promise<Ended> {
  const today = dayOf(services.now());
  const failures: unknown[] = [];
  const endEach = async <Item>(
    items: readonly Item[],
    end: (item: Item) => Promise<Leftover | undefined>,
  ): Promise<readonly (readonly string[])[]> => {
    const tables: (readonly string[])[] = [];
    for (const item of items)
      try {
        const left = await end(item);
        if (left) tables.push(left.tables);
        await removePictures(services, left?.pictures ?? []);
      } catch (error) {
        failures.push(error);
      }
    return tables;
  };
  const accounts = await endEach(await readDue(services.db, today), (memberId) =>
    endAccount(services, memberId, today),
  );
  const parts = await endEach(await readAccountDeletions(services, today), (part) =>
    confirmAccountDeletion(services, part),
  );
  const tables = [...new Set([...accounts, ...parts].flat())].sort();
  return { accounts: accounts.length, parts: parts.length, tables, failures };
}

/** Undefined if the member has cancelled the deletion meanwhile. */
function endAccount(services: Services, memberId: string, today: string): Promise<Leftover | undefined> {
  const seals = sealsOf(services, memberId);
  return inTransaction(services.db, async (db) => {
    await lockAccount(db, memberId, 'change');
    const choices = await takeDeletion(db, memberId, today);
    if (!choices) return undefined;
    await endAllSessions(db, memberId);
    const unused = await pendingPictures(db, seals.picture);
    const photo = await dropPhoto(db, memberId);
    await forgetChatReports(db, seals.vote);
    const fateOf = (kind: AccountDeletionKind) =>
      kind === 'CHAT' ? 'REMOVE' : (choices.findLast((row) => row.kind === kind)?.fate ?? 'KEEP');
    for (const [index, waits] of drawnDays().entries()) {
      const part = PARTS[index];
      if (part) await separate({ ...services, db }, { ...part, seal: seals[part.purpose], fateOf, waits });
    }
    const all = [...Object.values(seals), ...(await keySeals(services, db, memberId))];
    await saveFollowsAndRequests({ ...services, db }, seals);
    await deleteSealedRows(db, seals);
    await deleteSealed(db, SAVED_OFFERS, offerSeals(seals['saved offers']));
    for (const column of await sealColumns(db)) await deleteSealed(db, column, all);
    await dropMember(db, memberId);
    const pictures = photo === undefined ? unused : [...unused, photo];
    await schedulePictureDeletion(db, pictures);
    return { pictures, tables: await tablesChanged(db) };
  });
}

const SAVED_OFFERS = { table: 'saved_offers', column: 'owner_seal' };

/** Each idempotency key has a separate seal, so its owner is only found by trying. */
async function keySeals({ seal }: Services, db: Db, memberId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('idempotency_keys').select('key').distinct().execute();
  return rows.map(({ key }) => seal(`idempotency ${key}`, memberId));
}

const pendingPictures = async (db: Db, seal: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('pending_pictures').select('key').where(isUploadedBy(seal)).execute();
  return rows.map(({ key }) => key);
};

/** An account's contributions by their seal. Votes are last because they may be cast on the other parts. */
const PARTS = [
  {
    purpose: 'face ANONYMOUS',
    kinds: ['CHAT', 'COMMENT', 'POST'],
    columns: [{ table: 'aliases', column: 'owner_seal' }],
  },
  {
    purpose: 'face DESIGNATION',
    kinds: ['CHAT', 'COMMENT', 'POST'],
    columns: [{ table: 'aliases', column: 'owner_seal' }],
  },
  { purpose: 'review', kinds: ['REVIEW'], columns: [{ table: 'company_reviews', column: 'author_seal' }] },
  {
    purpose: 'salary',
    kinds: ['SALARY'],
    columns: [{ table: 'salary_reports', column: 'contributor_seal' }],
  },
  { purpose: 'interview', kinds: ['INTERVIEW'], columns: [{ table: 'interviews', column: 'author_seal' }] },
  {
    purpose: 'benefits',
    kinds: ['BENEFITS'],
    columns: [{ table: 'benefit_reports', column: 'author_seal' }],
  },
  { purpose: 'photos', kinds: ['PHOTOS'], columns: [{ table: 'photo_reports', column: 'author_seal' }] },
  { purpose: 'vote', kinds: ['VOTE'], columns: [] },
] as const;

interface SealedIn {
  readonly table: string;
  readonly column: string;
}

interface Part {
  readonly seal: string;
  readonly kinds: readonly AccountDeletionKind[];
  readonly columns: readonly SealedIn[];
  readonly fateOf: (kind: AccountDeletionKind) => DeletionChoiceRow['fate'];
  /** Days. */
  readonly waits: number;
}

/** Privacy: the parts must not change together, so each waits a different random number of days. */
const drawnDays = (): readonly number[] =>
  PARTS.map((_, day) => ({ day, key: randomInt(2 ** 32) }))
    .sort((item, other) => item.key - other.key)
    .map(({ day }) => day);

/** After this, nothing links the part to the account or to its other parts; its new seal looks like any other. */
async function separate(services: Services, part: Part): Promise<void> {
  const { db, newId, now } = services;
  const seal = services.seal('farewell', newId());
  if (part.kinds.includes('VOTE')) await resealVotes(db, part.seal, seal);
  for (const place of part.columns) await reseal(db, place, part.seal, seal);
  const due_on = dayOf(new Date(now().getTime() + part.waits * A_DAY_MS));
  const parts = part.kinds.map((kind) => ({ seal, kind, fate: part.fateOf(kind), due_on }));
  await saveAccountDeletions(services, parts);
}

async function reseal(db: Db, { table, column }: SealedIn, from: string, to: string): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(db);
  if (numAffectedRows > 0n) await writeDecoys(db, { table, column });
}

/** Undefined if another server has taken the part meanwhile. */
const confirmAccountDeletion = (services: Services, part: AccountDeletion): Promise<Leftover | undefined> =>
  inTransaction(services.db, async (db) => {
    if (!(await takePart(db, part))) return undefined;
    const pictures = await carryOut({ ...services, db }, part);
    await schedulePictureDeletion(db, pictures);
    // A lower count leaves nothing to overwrite in a table of many posts.
    return { pictures, tables: part.kind === 'COUNT' ? [] : await tablesChanged(db) };
  });
