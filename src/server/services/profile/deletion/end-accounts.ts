import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { writeDecoys } from '../../../db/decoy-rows';
import { inTransaction } from '../../../db/in-transaction';
import type { AccountDeletionKind, DeletionChoiceRow } from '../../../db/profile-tables';
import { endAllSessions } from '../../../sessions';
import { endChats, forgetChatReports } from '../../chat/end-chats';
import { isUploadedBy } from '../../composer/pending-pictures';
import type { Services } from '../../services';
import { dropPhoto } from '../account/details-queries';
import { dayOf } from '../career/valid-experience';
import {
  ensureFormerMember,
  leaveBenefitReports,
  leaveComments,
  leavePosts,
  releaseContributions,
  removeBenefitReports,
  removeComments,
  removeInterviews,
  removePhotoReports,
  removePosts,
  removeReviews,
  removeSalaries,
  removeVotes,
  resealVotes,
  scatterVotes,
} from './account-deletion-queries';
import { sealsOf } from './account-seals';
import { deleteSealedRows } from './delete-sealed-rows';
import {
  type AccountDeletion,
  type DueDeletion,
  deleteSealed,
  dropAnswerRequests,
  dropMember,
  lockQuestionPosts,
  readAccountDeletions,
  readDue,
  removeAccountDeletion,
  saveAccountDeletion,
  sealColumns,
  tablesChanged,
  uncountFollows,
} from './ending-queries';

type Db = Services['db'];

const A_DAY_MS = 86_400_000;

/** The number of deleted accounts and remaining parts, and the tables that contained their data. */
export interface Ended {
  readonly accounts: number;
  readonly parts: number;
  readonly tables: readonly string[];
}

/** Deletes accounts after their grace period, and the remaining parts of earlier ones. Idempotent. */
export async function endDueAccounts(services: Services): Promise<Ended> {
  const today = dayOf(services.now());
  const due = await readDue(services.db, today);
  const tables: (readonly string[])[] = [];
  for (const deletion of due) tables.push(await endAccount(services, deletion));
  const account_deletion_parts = await readAccountDeletions(services, today);
  for (const farewell of account_deletion_parts)
    tables.push(await confirmAccountDeletion(services, farewell));
  return {
    accounts: due.length,
    parts: account_deletion_parts.length,
    tables: [...new Set(tables.flat())].sort(),
  };
}

async function endAccount(
  services: Services,
  { member_id: memberId, choices }: DueDeletion,
): Promise<readonly string[]> {
  const seals = sealsOf(services, memberId);
  const left = await inTransaction(services.db, async (db) => {
    // In the lock order of decision 117: these posts are counted only after the votes are locked.
    await endAllSessions(db, memberId);
    await lockQuestionPosts(db, seals['answer requests']);
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
    await dropAnswerRequests(db, seals['answer requests']);
    await deleteSealedRows(db, seals);
    await uncountFollows(db, seals.follows);
    for (const column of await sealColumns(db)) await deleteSealed(db, column, all);
    await dropMember(db, memberId);
    const pictures = photo === undefined ? unused : [...unused, photo];
    return { pictures, tables: await tablesChanged(db) };
  });
  for (const key of left.pictures) await services.media.remove(key);
  return left.tables;
}

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
  for (const kind of part.kinds)
    await saveAccountDeletion(services, { seal, kind, fate: part.fateOf(kind), due_on });
}

async function reseal(db: Db, { table, column }: SealedIn, from: string, to: string): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(db);
  if (numAffectedRows > 0n) await writeDecoys(db, { table, column });
}

async function confirmAccountDeletion(
  services: Services,
  farewell: AccountDeletion,
): Promise<readonly string[]> {
  const left = await inTransaction(services.db, async (db) => {
    const pictures = await carryOut(db, farewell, services.now());
    await removeAccountDeletion(db, farewell);
    return { pictures, tables: await tablesChanged(db) };
  });
  for (const key of left.pictures) await services.media.remove(key);
  return left.tables;
}

/** Returns the keys of pictures that are no longer in use. */
async function carryOut(
  db: Db,
  { seal, kind, fate }: AccountDeletion,
  now: Date,
): Promise<readonly string[]> {
  switch (kind) {
    case 'CHAT':
      await endChats(db, seal);
      return [];
    case 'POST':
    case 'COMMENT':
      return releaseAlias(db, seal, kind, fate);
    case 'REVIEW':
      await (fate === 'REMOVE' ? removeReviews(db, seal, now) : releaseContributions(db, kind, seal));
      return [];
    case 'SALARY':
      if (fate === 'REMOVE') await removeSalaries(db, seal);
      return [];
    case 'INTERVIEW':
      await (fate === 'REMOVE' ? removeInterviews(db, seal) : releaseContributions(db, kind, seal));
      return [];
    case 'BENEFITS':
      await (fate === 'REMOVE' ? removeBenefitReports(db, seal) : leaveBenefitReports(db, seal));
      return [];
    case 'PHOTOS':
      if (fate === 'REMOVE') return removePhotoReports(db, seal);
      await releaseContributions(db, kind, seal);
      return [];
    case 'VOTE':
      await (fate === 'REMOVE' ? removeVotes(db, seal) : scatterVotes(db, seal));
      return [];
    default:
      return kind satisfies never;
  }
}

async function releaseAlias(
  db: Db,
  seal: string,
  kind: 'POST' | 'COMMENT',
  fate: DeletionChoiceRow['fate'],
): Promise<readonly string[]> {
  const alias = await db.selectFrom('aliases').select('id').where('owner_seal', '=', seal).executeTakeFirst();
  if (!alias) return [];
  await ensureFormerMember(db);
  const pictures = kind === 'POST' && fate === 'REMOVE' ? await removePosts(db, alias.id) : [];
  if (kind === 'POST' && fate === 'KEEP') await leavePosts(db, alias.id);
  if (kind === 'COMMENT')
    await (fate === 'REMOVE' ? removeComments(db, alias.id) : leaveComments(db, alias.id));
  await sql`
    delete from aliases f where f.id = ${alias.id}
      and not exists (select from posts where alias_id = f.id)
      and not exists (select from comments where alias_id = f.id)`.execute(db);
  return pictures;
}
