import type { Services } from '../services';

type Db = Services['db'];

export const readDetails = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .leftJoin('places', 'places.id', 'members.place_id')
    .leftJoin('profile_photos', 'profile_photos.member_id', 'members.id')
    .select(['members.name', 'places.name as location', 'members.experience_years', 'profile_photos.picture'])
    .where('members.id', '=', memberId)
    .executeTakeFirst();

export interface DetailsChange {
  readonly name: string;
  readonly place_id: number | null;
  readonly experience_years: number | null;
}

export const saveDetails = (db: Db, memberId: string, change: DetailsChange) =>
  db.updateTable('members').set(change).where('id', '=', memberId).execute();

/** Cities are those of our list, in any case. */
export const placeNamed = (db: Db, name: string) =>
  db
    .selectFrom('places')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();

/** Puts the picture in the last one's place; answers the key of the one that is not needed any more. */
export async function keepPhoto(db: Db, memberId: string, picture: string): Promise<string | undefined> {
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
