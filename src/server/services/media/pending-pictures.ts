import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { Refusal } from '../../http/refusal';
import type { Services } from '../services';

const A_DAY_MS = 86_400_000;
/** Two posts full of pictures, some of them twice. */
const MOST_PENDING = 40;

export const uploaderSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('picture', memberId);

/** Writes down whose picture is about to be kept, so that it is found and removed when nothing ever uses it. */
export async function addPending(
  { db, now }: Pick<Services, 'db' | 'now'>,
  ownerSeal: string,
  key: string,
): Promise<void> {
  const { count } = await db
    .selectFrom('pending_pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_seal', '=', ownerSeal)
    .executeTakeFirstOrThrow();
  if (count >= MOST_PENDING)
    throw new Refusal(429, 'TOO_MANY_PICTURES', 'Use the pictures you uploaded before you add more.', {
      retryAfter: 3600,
    });
  await db.insertInto('pending_pictures').values({ key, owner_seal: ownerSeal, created_at: now() }).execute();
}

/**
 * Takes uploaded pictures for what is being made, in its transaction: each once, and only by who uploaded it.
 * Another member's key and one that never was are refused alike.
 */
export async function claimPictures(
  db: Kysely<Tables>,
  ownerSeal: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const claimed = await db
    .deleteFrom('pending_pictures')
    .where('owner_seal', '=', ownerSeal)
    .where('key', 'in', [...keys])
    .returning('key')
    .execute();
  if (claimed.length !== new Set(keys).size || claimed.length !== keys.length)
    throw new Refusal(422, 'UNKNOWN_PICTURE', 'One of the pictures is no longer there; please add it again.');
}

/** Removes what was uploaded a day ago and never used: the files first, so that none is forgotten. */
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
  for (const { key } of abandoned) {
    await media.remove(key);
    await db.deleteFrom('pending_pictures').where('key', '=', key).execute();
  }
}
