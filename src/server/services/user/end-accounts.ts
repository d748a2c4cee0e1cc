import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { FarewellKind, FateRow } from '../../db/profile-tables';
import { endChats, forgetChatReports } from '../chat/end-chats';
import { isUploadedBy } from '../media/pending-pictures';
import type { Services } from '../services';
import { sealsOf } from './account-seals';
import { dropPhoto } from './details-queries';
import {
  type DueDeletion,
  dropAnswerRequests,
  dropMember,
  readDue,
  readFarewells,
  sealColumns,
  sweep,
  tablesChanged,
} from './ending-queries';
import {
  leaveBenefitReports,
  leaveComments,
  leavePosts,
  leaveTold,
  meetFormerMember,
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
} from './farewell-queries';
import { forgetSealedThings } from './sealed-things';
import { dayOf } from './sound-experience';

type Db = Services['db'];

/** What belonged together must not change together: each part waits up to so many days of its own. */
const LONGEST_WAIT_DAYS = 7;
const A_DAY_MS = 86_400_000;

/** How many accounts and left-over parts were ended, and which tables held something of them. */
export interface Ended {
  readonly accounts: number;
  readonly parts: number;
  readonly tables: readonly string[];
}

/** Ends the accounts whose grace is over, and what is left of earlier ones. Running it twice does nothing twice. */
export async function endDueAccounts(services: Services): Promise<Ended> {
  const today = dayOf(services.now());
  const due = await readDue(services.db, today);
  const tables: (readonly string[])[] = [];
  for (const deletion of due) tables.push(await endAccount(services, deletion));
  const farewells = await readFarewells(services.db, today);
  for (const farewell of farewells) tables.push(await sayFarewell(services, farewell));
  return { accounts: due.length, parts: farewells.length, tables: [...new Set(tables.flat())].sort() };
}

async function endAccount(
  services: Services,
  { member_id: memberId, choices }: DueDeletion,
): Promise<readonly string[]> {
  const seals = sealsOf(services, memberId);
  const left = await inTransaction(services.db, async (db) => {
    const unused = await pendingPictures(db, seals.picture);
    const photo = await dropPhoto(db, memberId);
    await forgetChatReports(db, seals.vote);
    const fateOf = (kind: FarewellKind) =>
      kind === 'CHAT' ? 'REMOVE' : (choices.findLast((one) => one.kind === kind)?.fate ?? 'KEEP');
    for (const part of PARTS) await separate(services, db, { ...part, seal: seals[part.purpose], fateOf });
    const all = [...Object.values(seals), ...(await keySeals(services, db, memberId))];
    await dropAnswerRequests(db, seals['answer requests']);
    await forgetSealedThings(db, seals);
    for (const column of await sealColumns(db)) await sweep(db, column, all);
    await dropMember(db, memberId);
    const pictures = photo === undefined ? unused : [...unused, photo];
    return { pictures, tables: await tablesChanged(db) };
  });
  for (const key of left.pictures) await services.media.remove(key);
  return left.tables;
}

/** Each remembered request has a seal of its own; only by trying is it known whose it was. */
async function keySeals({ seal }: Services, db: Db, memberId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('idempotency_keys').select('key').distinct().execute();
  return rows.map(({ key }) => seal(`idempotency ${key}`, memberId));
}

const pendingPictures = async (db: Db, seal: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('pending_pictures').select('key').where(isUploadedBy(seal)).execute();
  return rows.map(({ key }) => key);
};

/** What an account gave, by the seal it gave it under. Votes are last: they may stand on what goes before. */
const PARTS = [
  { purpose: 'face ANONYMOUS', kinds: ['CHAT', 'COMMENT', 'POST'], columns: ['faces.owner_seal'] },
  { purpose: 'face DESIGNATION', kinds: ['CHAT', 'COMMENT', 'POST'], columns: ['faces.owner_seal'] },
  { purpose: 'review', kinds: ['REVIEW'], columns: ['company_reviews.author_seal'] },
  { purpose: 'salary', kinds: ['SALARY'], columns: ['salary_reports.contributor_seal'] },
  { purpose: 'interview', kinds: ['INTERVIEW'], columns: ['interviews.author_seal'] },
  { purpose: 'benefits', kinds: ['BENEFITS'], columns: ['benefit_reports.author_seal'] },
  { purpose: 'photos', kinds: ['PHOTOS'], columns: ['photo_reports.author_seal'] },
  { purpose: 'vote', kinds: ['VOTE'], columns: [] },
] as const;

interface Part {
  readonly seal: string;
  readonly kinds: readonly FarewellKind[];
  readonly columns: readonly string[];
  readonly fateOf: (kind: FarewellKind) => FateRow['fate'];
}

/** From here on nothing joins this part to the account, nor to another part of it. */
async function separate({ newId, now }: Services, db: Db, part: Part): Promise<void> {
  const seal = newId();
  const dueOn = dayOf(new Date(now().getTime() + randomInt(LONGEST_WAIT_DAYS + 1) * A_DAY_MS));
  if (part.kinds.includes('VOTE')) await resealVotes(db, part.seal, seal);
  for (const place of part.columns) {
    const [table = '', column = ''] = place.split('.');
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${seal} where ${sql.ref(column)} = ${part.seal}`.execute(
      db,
    );
  }
  for (const kind of part.kinds)
    await db
      .insertInto('farewells')
      .values({ seal, kind, fate: part.fateOf(kind), due_on: dueOn })
      .execute();
}

interface Farewell extends Pick<FateRow, 'fate'> {
  readonly kind: FarewellKind;
  readonly seal: string;
}

async function sayFarewell(services: Services, farewell: Farewell): Promise<readonly string[]> {
  const left = await inTransaction(services.db, async (db) => {
    const pictures = await carryOut(db, farewell, services.now());
    await db
      .deleteFrom('farewells')
      .where('seal', '=', farewell.seal)
      .where('kind', '=', farewell.kind)
      .execute();
    return { pictures, tables: await tablesChanged(db) };
  });
  for (const key of left.pictures) await services.media.remove(key);
  return left.tables;
}

/** Answers the pictures nobody shows any more. */
async function carryOut(db: Db, { seal, kind, fate }: Farewell, now: Date): Promise<readonly string[]> {
  switch (kind) {
    case 'CHAT':
      await endChats(db, seal);
      return [];
    case 'POST':
    case 'COMMENT':
      return leaveFace(db, seal, kind, fate);
    case 'REVIEW':
      await (fate === 'REMOVE' ? removeReviews(db, seal, now) : leaveTold(db, kind, seal));
      return [];
    case 'SALARY':
      if (fate === 'REMOVE') await removeSalaries(db, seal);
      return [];
    case 'INTERVIEW':
      await (fate === 'REMOVE' ? removeInterviews(db, seal) : leaveTold(db, kind, seal));
      return [];
    case 'BENEFITS':
      await (fate === 'REMOVE' ? removeBenefitReports(db, seal) : leaveBenefitReports(db, seal));
      return [];
    case 'PHOTOS':
      if (fate === 'REMOVE') return removePhotoReports(db, seal);
      await leaveTold(db, kind, seal);
      return [];
    case 'VOTE':
      await (fate === 'REMOVE' ? removeVotes(db, seal) : scatterVotes(db, seal));
      return [];
    default:
      return kind satisfies never;
  }
}

async function leaveFace(
  db: Db,
  seal: string,
  kind: 'POST' | 'COMMENT',
  fate: FateRow['fate'],
): Promise<readonly string[]> {
  const face = await db.selectFrom('faces').select('id').where('owner_seal', '=', seal).executeTakeFirst();
  if (!face) return [];
  await meetFormerMember(db);
  const pictures = kind === 'POST' && fate === 'REMOVE' ? await removePosts(db, face.id) : [];
  if (kind === 'POST' && fate === 'KEEP') await leavePosts(db, face.id);
  if (kind === 'COMMENT')
    await (fate === 'REMOVE' ? removeComments(db, face.id) : leaveComments(db, face.id));
  await sql`
    delete from faces f where f.id = ${face.id}
      and not exists (select from posts where face_id = f.id)
      and not exists (select from comments where face_id = f.id)`.execute(db);
  return pictures;
}
