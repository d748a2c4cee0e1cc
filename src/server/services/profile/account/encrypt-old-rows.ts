import { sql } from 'kysely';
import type { Career, RowToEncryptTable } from '../../../db/career-tables';
import { inTransaction } from '../../../db/in-transaction';
import type { Education, Work } from '../../../db/profile-tables';
import type { CommunityMemberTable } from '../../../db/tables';
import type { Services } from '../../services';
import { encryptCareer } from '../career/career-queries';
import { seatsOf } from '../career/cohorts';
import { experienceColumns } from '../career/exact-experience';
import { EDUCATIONS, encryptEntry, WORKS } from '../career/experience-queries';
import { encryptDetails } from './details-queries';
import { type Feedback, feedbackKey, saveFeedback } from './feedback';
import { followerSeal } from './viewer';

type Encrypting = Pick<Services, 'db' | 'seal' | 'encryption'>;

/** Small enough that no batch comes near the query deadline. */
const AT_ONCE = 500;

interface OldRow extends Pick<RowToEncryptTable, 'kind'> {
  readonly id: string;
  readonly owner_id: string;
  readonly content: object;
}

/**
 * Encrypts rows that migrations left in clear text because they have no key. Each batch is a transaction, so a kill
 * loses and repeats nothing; a lock makes a second server wait, which then finds nothing left.
 */
export async function encryptOldRows(services: Encrypting): Promise<void> {
  let hadRows = false;
  while (await encryptBatch(services)) hadRows = true;
  // Deleted rows stay in the table's file until it is truncated.
  if (hadRows) await sql`truncate rows_to_encrypt`.execute(services.db);
}

const encryptBatch = (services: Encrypting): Promise<boolean> =>
  inTransaction(services.db, async (db) => {
    await sql`lock table rows_to_encrypt in share row exclusive mode`.execute(db);
    const { rows } = await sql<OldRow>`
      select id, kind, owner_id, content from rows_to_encrypt order by id limit ${AT_ONCE}`.execute(db);
    for (const row of rows) await store({ ...services, db }, row);
    await storeSeats({ ...services, db }, rows);
    await sql`delete from rows_to_encrypt where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
    return rows.length > 0;
  });

function store(services: Encrypting, { kind, owner_id: owner, content }: OldRow): Promise<unknown> {
  switch (kind) {
    case 'details':
      return storeDetails(services, owner, content as Parameters<typeof encryptDetails>[2]);
    case 'career':
      return storeCareer(services, owner, content as Career & { readonly id: number });
    case 'work':
      return storeEntry(services, WORKS, owner, content as Work & { readonly id: string });
    case 'education':
      return storeEntry(services, EDUCATIONS, owner, content as Education & { readonly id: string });
    case 'follow':
      return storeFollow(services, owner, content as Followed);
    case 'review':
      return storeYears(services, 'company_reviews', owner, content as { readonly years: number });
    case 'interview':
      return storeYears(services, 'interviews', owner, content as { readonly years: number });
    case 'feedback':
      return saveFeedback(services, feedbackKey(services, owner), content as Feedback);
    default:
      return kind satisfies never;
  }
}

const storeDetails = (
  services: Encrypting,
  owner: string,
  details: Parameters<typeof encryptDetails>[2],
): Promise<unknown> =>
  services.db
    .updateTable('members')
    .set({ details: encryptDetails(services, owner, details) })
    .where('id', '=', owner)
    .execute();

async function storeCareer(
  services: Encrypting,
  owner: string,
  { id, ...career }: Career & { readonly id: number },
): Promise<void> {
  const row = { id, member_id: owner, is_settled: true, details: encryptCareer(services, owner, career) };
  await services.db.insertInto('career_statuses').values(row).execute();
}

/** Inserts all seats of a batch sorted by seal: the order of the careers would lead back to them. */
async function storeSeats(services: Encrypting, rows: readonly OldRow[]): Promise<void> {
  const seats = rows
    .filter(({ kind }) => kind === 'career')
    .flatMap(({ owner_id, content }) => seatsOf(services, owner_id, content as Career))
    .sort((item, other) => (item.seat_seal < other.seat_seal ? -1 : 1));
  if (seats.length > 0) await services.db.insertInto('verified_cohorts').values(seats).execute();
}

const storeEntry = <Entry extends object>(
  services: Encrypting,
  list: Parameters<typeof encryptEntry<Entry>>[0],
  owner: string,
  { id, ...entry }: Entry & { readonly id: string },
): Promise<unknown> =>
  services.db
    .insertInto(list.table)
    .values({
      id,
      member_id: owner,
      details: encryptEntry(list, services, { memberId: owner, id }, entry as unknown as Entry),
    })
    .execute();

type Followed = Pick<CommunityMemberTable, 'type' | 'entity_id'>;

const storeFollow = (services: Encrypting, owner: string, { type, entity_id }: Followed): Promise<unknown> =>
  services.db
    .insertInto('community_members')
    .values({ follower_seal: followerSeal(services, owner), type, entity_id })
    .execute();

async function storeYears(
  services: Encrypting,
  table: 'company_reviews' | 'interviews',
  id: string,
  { years }: { readonly years: number },
): Promise<void> {
  const row = await services.db
    .selectFrom(table)
    .select('author_seal')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const { exact_experience } = experienceColumns(services, row.author_seal, years);
  await services.db.updateTable(table).set({ exact_experience }).where('id', '=', id).execute();
}
