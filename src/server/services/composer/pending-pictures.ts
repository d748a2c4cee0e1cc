import { type Kysely, sql } from 'kysely';
import { inTurn } from '../../db/in-turn';
import type { Tables } from '../../db/tables';
import { Refusal } from '../../http/refusal';
import type { SavedPicture } from '../../media/pictures';
import { hourOf } from '../feed/cut-to-hour';
import { sealedFor } from '../profile/deletion/sealed-for';
import type { Services } from '../services';

const A_DAY_MS = 86_400_000;
/** No member's seal: what nothing shows any more is nobody's. */
const NOBODY = '';
/** Two posts full of pictures, some of them twice. */
const MAX_PENDING = 40;

export const uploaderSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('picture', memberId);

/** Each waits under a seal of its own: one for all would join what they are used for. */
export const isUploadedBy = (ownerSeal: string) => sql<boolean>`owner_seal = sealed_for(${ownerSeal}, key)`;

/**
 * Stores a picture. Its row is written before its files, so that the hourly cleaning finds files nothing uses; without
 * a size the row takes no place and nothing can use it.
 */
export async function storePicture(
  { db, media, now }: Pick<Services, 'db' | 'media' | 'now'>,
  ownerSeal: string,
  bytes: Buffer,
): Promise<SavedPicture> {
  const key = media.newKey();
  await db
    .insertInto('pending_pictures')
    .values({ key, owner_seal: sealedFor(ownerSeal, key), created_at: hourOf(now()) })
    .execute();
  try {
    return await media.save(bytes, key);
  } catch (error) {
    // A refused file stored nothing. After any other failure some files may exist, so the row stays.
    if (error instanceof Refusal) await db.deleteFrom('pending_pictures').where('key', '=', key).execute();
    throw error;
  }
}

/** Whether this member may store one more picture. */
export async function hasRoom(db: Kysely<Tables>, ownerSeal: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('pending_pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isUploadedBy(ownerSeal))
    .where('width', 'is not', null)
    .executeTakeFirstOrThrow();
  return count < MAX_PENDING;
}

/** Lets its member use a stored picture. False when all places are taken; uploads are counted one after the other. */
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

/** Takes a picture nothing uses from its member, so that no post can take it while its files go. False when it is not theirs. */
export async function disownPicture(db: Kysely<Tables>, ownerSeal: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pending_pictures')
    .set({ owner_seal: NOBODY, created_at: new Date(0) })
    .where(isUploadedBy(ownerSeal))
    .where('key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const notThere = () =>
  new Refusal(422, 'UNKNOWN_PICTURE', 'One of your photos is no longer available. Please add it again.');

/** Which of them cannot be taken, by their places. */
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
  return keys.flatMap((key, at) => (there.has(key) && keys.indexOf(key) === at ? [] : [at]));
}

/**
 * Takes uploaded pictures for what is being made, in its transaction: each once, and only by who uploaded it.
 * Another member's key and one that never was are refused alike. Tells how large each is, in the order of their keys.
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
    const picture = taken.find((one) => one.key === key);
    if (!picture?.width || !picture.height) throw notThere();
    return { key, width: picture.width, height: picture.height };
  });
}

/** Writes pictures that something let go down for removal, in the transaction that lets them go. */
export async function letGo(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ key, owner_seal: NOBODY, created_at: new Date(0) }));
  await db
    .insertInto('pending_pictures')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Removes pictures for good. What stops half-way is finished when the abandoned are removed. */
export async function removePictures(
  { db, media }: Pick<Services, 'db' | 'media'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await media.remove(key);
    await db.deleteFrom('pending_pictures').where('key', '=', key).execute();
  }
}

/** Removes what was uploaded a day ago (counted from its hour) and never used: the files first, so that none is forgotten. */
export async function removeAbandoned({
  db,
  media,
  now,
}: Pick<Services, 'db' | 'media' | 'now'>): Promise<void> {
  const yesterday = new Date(now().getTime() - A_DAY_MS);
  const abandoned = await db
    .selectFrom('pending_pictures')
    .select('key')
    .where('created_at', '<', yesterday)
    .limit(1000)
    .execute();
  await removePictures(
    { db, media },
    abandoned.map(({ key }) => key),
  );
}
