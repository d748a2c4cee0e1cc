import { type Kysely, sql } from 'kysely';
import { inTurn } from '../../db/in-turn';
import type { Tables } from '../../db/tables';
import { whileAccountExists } from '../../http/during-account';
import { Refusal } from '../../http/refusal';
import type { SavedPicture } from '../../media/pictures';
import { sealedFor } from '../profile/deletion/sealed-for';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';

const A_DAY_MS = 86_400_000;
/** No member's seal: unused pictures belong to no member. */
const ANONYMOUS = '';
/** The next cleanup deletes it. */
const DETACHED = { owner_seal: ANONYMOUS, created_at: new Date(0) };
/** Two posts full of pictures, with room for some repeats. */
const MAX_PENDING = 40;

export const uploaderSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('picture', memberId);

/** A separate seal per picture: a shared one would link the content that uses them. */
export const isUploadedBy = (ownerSeal: string) => sql<boolean>`owner_seal = sealed_for(${ownerSeal}, key)`;

/**
 * Inserts the row before writing files, so that the hourly cleanup finds unused ones; a row without a size is not
 * usable.
 */
export async function storePicture(
  services: Pick<Services, 'db' | 'seal' | 'media' | 'now'>,
  memberId: string,
  bytes: Buffer,
): Promise<SavedPicture> {
  const { db, media, now } = services;
  const key = media.newKey();
  const row = {
    key,
    owner_seal: sealedFor(uploaderSeal(services, memberId), key),
    created_at: hourOf(now()),
  };
  await whileAccountExists(db, { memberId }, (transaction) =>
    transaction.insertInto('pending_pictures').values(row).execute(),
  );
  try {
    return await media.save(bytes, key);
  } catch (error) {
    // A rejected file stored nothing. After any other failure some files may exist, so the row stays.
    if (error instanceof Refusal) await db.deleteFrom('pending_pictures').where('key', '=', key).execute();
    throw error;
  }
}

export async function hasRoom(db: Kysely<Tables>, ownerSeal: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('pending_pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isUploadedBy(ownerSeal))
    .where('width', 'is not', null)
    .executeTakeFirstOrThrow();
  return count < MAX_PENDING;
}

/** Makes a stored picture usable. Returns false at the limit; uploads are counted one at a time to avoid a race. */
export const offerPicture = (
  db: Kysely<Tables>,
  ownerSeal: string,
  { key, width, height }: SavedPicture,
): Promise<boolean> =>
  inTurn(db, `pictures ${ownerSeal}`, async (transaction) => {
    if (!(await hasRoom(transaction, ownerSeal))) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('pending_pictures')
      .set({ width, height })
      .where('key', '=', key)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });

/**
 * Detaches an unused picture from its owner, so that no post can use it while its files are deleted. False if not
 * theirs.
 */
export async function releasePicture(db: Kysely<Tables>, ownerSeal: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pending_pictures')
    .set(DETACHED)
    .where(isUploadedBy(ownerSeal))
    .where('key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const notThere = () => new Refusal(422, 'UNKNOWN_PICTURE');

/** The indexes of pictures that cannot be used. */
export async function missingPictures(
  db: Kysely<Tables>,
  ownerSeal: string,
  keys: readonly string[],
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('pending_pictures')
    .select('key')
    .where(isUploadedBy(ownerSeal))
    .where('key', 'in', [...keys])
    .where('width', 'is not', null)
    .execute();
  const there = new Set(rows.map(({ key }) => key));
  return keys.flatMap((key, index) => (there.has(key) && keys.indexOf(key) === index ? [] : [index]));
}

/**
 * Claims pictures once, for their uploader, in the caller's transaction; foreign and unknown keys fail alike. Sizes
 * in key order.
 */
export async function takePictures(
  db: Kysely<Tables>,
  ownerSeal: string,
  keys: readonly string[],
): Promise<readonly SavedPicture[]> {
  if (keys.length === 0) return [];
  const taken = await db
    .deleteFrom('pending_pictures')
    .where(isUploadedBy(ownerSeal))
    .where('key', 'in', [...keys])
    .where('width', 'is not', null)
    .returning(['key', 'width', 'height'])
    .execute();
  if (taken.length !== keys.length) throw notThere();
  return keys.map((key) => {
    const picture = taken.find((item) => item.key === key);
    if (!picture?.width || !picture.height) throw notThere();
    return { key, width: picture.width, height: picture.height };
  });
}

/** Schedules removed pictures for deletion, in the transaction that removes them. */
export async function schedulePictureDeletion(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ key, ...DETACHED }));
  await db
    .insertInto('pending_pictures')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Deletes pictures. If it is interrupted, the cleanup of abandoned uploads finishes it. */
export async function removePictures(
  { db, media }: Pick<Services, 'db' | 'media'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await media.remove(key);
    await db.deleteFrom('pending_pictures').where('key', '=', key).execute();
  }
}

/**
 * Deletes uploads unused after a day: the files before the rows, so that no file is left over. Detaches them first, so
 * that no post takes one whose files are about to be deleted.
 */
export async function removeAbandoned({
  db,
  media,
  now,
}: Pick<Services, 'db' | 'media' | 'now'>): Promise<void> {
  const yesterday = new Date(now().getTime() - A_DAY_MS);
  const abandoned = await db
    .updateTable('pending_pictures')
    .set(DETACHED)
    .where('key', 'in', (pending) =>
      pending
        .selectFrom('pending_pictures')
        .select('key')
        .where('created_at', '<', yesterday)
        .orderBy('key')
        .limit(1000),
    )
    .returning('key')
    .execute();
  await removePictures(
    { db, media },
    abandoned.map(({ key }) => key),
  );
}
