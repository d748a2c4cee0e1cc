import type { Services } from '../../services';

type Db = Services['db'];
type Records = Pick<Services, 'db' | 'encryption'>;

/** Account details only for the owner, stored encrypted. */
interface PrivateDetails {
  readonly placeId: number | null;
  readonly experienceYears: number | null;
}

const NO_DETAILS: PrivateDetails = { placeId: null, experienceYears: null };

export const encryptDetails = (
  { encryption }: Pick<Services, 'encryption'>,
  memberId: string,
  details: PrivateDetails,
): string => encryption.encrypt(`details ${memberId}`, details);

const decryptDetails = (
  { encryption }: Pick<Services, 'encryption'>,
  memberId: string,
  details: string | null,
): PrivateDetails =>
  details === null ? NO_DETAILS : encryption.decrypt<PrivateDetails>(`details ${memberId}`, details);

export async function readDetails(records: Records, memberId: string) {
  const row = await records.db
    .selectFrom('members')
    .leftJoin('profile_photos', 'profile_photos.member_id', 'members.id')
    .select(['members.name', 'members.details', 'profile_photos.picture'])
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { placeId, experienceYears } = decryptDetails(records, memberId, row.details);
  return {
    name: row.name,
    picture: row.picture,
    experienceYears,
    location: placeId === null ? null : await nameOfPlace(records.db, placeId),
  };
}

const nameOfPlace = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('places').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null;

export const saveDetails = (records: Records, memberId: string, name: string, details: PrivateDetails) =>
  records.db
    .updateTable('members')
    .set({ name, details: encryptDetails(records, memberId, details) })
    .where('id', '=', memberId)
    .execute();

/** A listed work city also becomes the member's city; any other name changes nothing. */
export async function moveTo(records: Records, memberId: string, city: string | null): Promise<void> {
  const { db } = records;
  const place = city === null ? undefined : await placeNamed(db, city);
  if (!place) return;
  const row = await db
    .selectFrom('members')
    .select('details')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  const known = decryptDetails(records, memberId, row?.details ?? null);
  if (known.placeId === place.id) return;
  const details = encryptDetails(records, memberId, { ...known, placeId: place.id });
  await db.updateTable('members').set({ details }).where('id', '=', memberId).execute();
}

/** Cities come from our list; ignores case. */
export const placeNamed = (db: Db, name: string) =>
  db
    .selectFrom('places')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();

/** Replaces the photo; returns the key of the old photo, which is no longer needed. */
export async function replacePhoto(db: Db, memberId: string, picture: string): Promise<string | undefined> {
  const before = await photoOf(db, memberId);
  await db
    .insertInto('profile_photos')
    .values({ member_id: memberId, picture })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ picture }))
    .execute();
  return before;
}

export async function dropPhoto(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('profile_photos')
    .where('member_id', '=', memberId)
    .returning('picture')
    .executeTakeFirst();
  return row?.picture;
}

export async function photoOf(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('profile_photos')
    .select('picture')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.picture;
}
