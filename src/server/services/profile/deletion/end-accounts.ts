import { lockAccount } from '../../../db/account-lock';
import { inTransaction } from '../../../db/in-transaction';
import type { AccountDeletionKind } from '../../../db/profile-tables';
import { endAllSessions } from '../../../sessions';
import { forgetChatReports } from '../../chat/end-chats';
import { isUploadedBy, removePictures, schedulePictureDeletion } from '../../composer/pending-pictures';
import { offerSeals } from '../../posts/saved-offers';
import type { Services } from '../../services';
import { dropPhoto } from '../account/details-queries';
import { feedbackSeals } from '../account/feedback';
import { dayOf } from '../career/valid-experience';
import { sealsOf } from './account-seals';
import { carryOut } from './carry-out';
import { saveRequests } from './counts-to-lower';
import { deleteSealedRows } from './delete-sealed-rows';
import {
  type AccountDeletion,
  deleteSealed,
  dropMember,
  readAccountDeletions,
  readDue,
  sealColumns,
  tablesChanged,
  takeDeletion,
  takePart,
} from './ending-queries';
import { separateParts } from './separate-parts';

type Db = Services['db'];

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
    await separateParts({ ...services, db }, seals, fateOf);
    const all = [...Object.values(seals), ...(await keySeals(services, db, memberId))];
    await saveRequests({ ...services, db }, seals);
    await deleteSealedRows(db, seals);
    await deleteSealed(db, SAVED_OFFERS, offerSeals(seals['saved offers']));
    await deleteSealed(db, FEEDBACK, feedbackSeals(seals.feedback));
    for (const column of await sealColumns(db)) await deleteSealed(db, column, all);
    await dropMember(db, memberId);
    const pictures = photo === undefined ? unused : [...unused, photo];
    await schedulePictureDeletion(db, pictures);
    return { pictures, tables: await tablesChanged(db) };
  });
}

const SAVED_OFFERS = { table: 'saved_offers', column: 'owner_seal' };
const FEEDBACK = { table: 'feedback', column: 'owner_seal' };

/** Each idempotency key has a separate seal, so its owner is only found by trying. */
async function keySeals({ seal }: Services, db: Db, memberId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('idempotency_keys').select('key').distinct().execute();
  return rows.map(({ key }) => seal(`idempotency ${key}`, memberId));
}

const pendingPictures = async (db: Db, seal: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('pending_pictures').select('key').where(isUploadedBy(seal)).execute();
  return rows.map(({ key }) => key);
};

/** Undefined if another server has taken the part meanwhile. */
const confirmAccountDeletion = (services: Services, part: AccountDeletion): Promise<Leftover | undefined> =>
  inTransaction(services.db, async (db) => {
    if (!(await takePart(db, part))) return undefined;
    const pictures = await carryOut({ ...services, db }, part);
    await schedulePictureDeletion(db, pictures);
    // A lower count leaves nothing to overwrite in a table of many posts.
    return { pictures, tables: part.kind === 'COUNT' ? [] : await tablesChanged(db) };
  });
