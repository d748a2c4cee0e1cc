import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { MAX_PHOTOS, MAX_SHOWN, type PhotoInput } from '../../../core/contributions/own-photos';
import { ownPhotosText } from '../../../core/contributions/own-photos-text';
import { isNarrow } from '../../../core/contributions/photo-problems';
import type { PhotosProblem } from '../../../core/contributions/photos-form';
import { inTurn } from '../../db/in-turn';
import { notFound, Refusal, refusedParts } from '../../http/refusal';
import { missingPictures, schedulePictureDeletion, takePictures } from '../composer/pending-pictures';
import { isUndecided } from '../moderation/company-contributions';
import { forgetModerated } from '../moderation/decision-queries';
import { isDecidedSince, rememberRemoved, takeRemoved } from '../moderation/removed-contributions';
import type { Services } from '../services';
import { countPhotos } from './count-photos';

type Db = Services['db'];

const owned = (db: Db, seal: string) =>
  db
    .selectFrom('photo_reports')
    .innerJoin('companies', 'companies.id', 'photo_reports.company_id')
    .select(['photo_reports.id', 'photo_reports.company_id'])
    .select(['companies.name as company', 'companies.url_name'])
    .where('author_seal', '=', seal);

const photosOf = (db: Db, report: string): Promise<readonly PhotoInput[]> =>
  db
    .selectFrom('company_photos')
    .select(sql<string>`picture`.as('key'))
    .select(['album', 'caption'])
    .where('report_id', '=', report)
    .orderBy('position')
    .execute();

export async function readOwnPhotos(db: Db, seal: string, id: string) {
  const row = await owned(db, seal).where('photo_reports.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, photos: await photosOf(db, id), isWaiting: await isAnyWaiting(db, id) };
}

async function isAnyWaiting(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from company_photos p where report_id = ${id} and is_hidden and ${isUndecided} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export type OwnPhotosRow = Awaited<ReturnType<typeof readOwnPhotos>>;

export interface Shown {
  readonly seal: string;
  /** The seal of the uploader, who owns the pictures until they are attached. */
  readonly uploader: string;
  readonly company: number;
  readonly photos: readonly PhotoInput[];
  /** 2026-11-01. */
  readonly month: string;
  readonly today: Date;
}

type Keeping = Pick<Services, 'db' | 'newId' | 'media'>;

/** Adds photos to the author's report on the company. Returns the report's id. */
export const savePhotos = ({ db, newId, media }: Keeping, shown: Shown): Promise<string> =>
  inTurn(db, shown.seal, async (transaction) => {
    const { seal, company, month } = shown;
    const known = await owned(transaction, seal).where('company_id', '=', company).executeTakeFirst();
    const id = known?.id ?? newId();
    if (!known) {
      await roomFor(transaction, seal, month);
      await transaction
        .insertInto('photo_reports')
        .values({ id, author_seal: seal, company_id: company, submitted_month: month })
        .execute();
    }
    await putPhotos({ db: transaction, media }, id, shown);
    return id;
  });

/** Returns the keys of pictures that are no longer shown. */
export const changePhotos = ({ db, media }: Keeping, id: string, shown: Shown): Promise<readonly string[]> =>
  inTurn(db, shown.seal, async (transaction) => {
    const known = await readOwnPhotos(transaction, shown.seal, id);
    if (known.company_id !== shown.company) throw new Refusal(409, 'OTHER_COMPANY');
    const left = known.photos.map(({ key }) => key).filter((key) => !keysOf(shown).includes(key));
    await takeDown(transaction, left, shown);
    await putPhotos({ db: transaction, media }, id, shown);
    return left;
  });

/** Returns the keys of pictures that are no longer shown. */
export const removePhotos = (db: Db, id: string, seal: string, today: Date): Promise<readonly string[]> =>
  inTurn(db, seal, async (transaction) => {
    const { photos, company_id } = await readOwnPhotos(transaction, seal, id);
    const keys = photos.map(({ key }) => key);
    await takeDown(transaction, keys, { seal, company: company_id, today });
    await transaction.deleteFrom('photo_reports').where('id', '=', id).execute();
    await countPhotos(transaction, company_id);
    return keys;
  });

const keysOf = ({ photos }: Pick<Shown, 'photos'>): readonly string[] => photos.map(({ key }) => key);

async function takeDown(
  db: Db,
  keys: readonly string[],
  { seal, company: companyId, today }: Pick<Shown, 'seal' | 'company' | 'today'>,
): Promise<void> {
  if (keys.length === 0) return;
  const gone = await db
    .deleteFrom('company_photos')
    .where('picture', 'in', [...keys])
    .returning(['id', 'is_hidden'])
    .execute();
  if (gone.some((photo) => photo.is_hidden)) await rememberRemoved(db, { seal, companyId }, today);
  await forgetModerated(
    db,
    'PHOTO',
    gone.map(({ id }) => id),
  );
  await schedulePictureDeletion(db, keys);
}

/** Updates the captions of known photos, and adds new photos at random positions. */
async function putPhotos({ db, media }: Omit<Keeping, 'newId'>, id: string, shown: Shown): Promise<void> {
  const known = keysOf({ photos: await photosOf(db, id) });
  const added = shown.photos.filter(({ key }) => !known.includes(key));
  if (known.length + added.length > MAX_PHOTOS)
    throw new Refusal(409, 'TOO_MANY_PHOTOS', { params: { limit: MAX_PHOTOS } });
  await takeSound(db, shown, known);
  const isHidden = added.length > 0 && (await isChecked(db, id, shown));
  for (const { key, album, caption } of shown.photos.filter((input) => known.includes(input.key)))
    await db.updateTable('company_photos').set({ album, caption }).where('picture', '=', key).execute();
  for (const { key, album, caption } of added)
    await db
      .insertInto('company_photos')
      .values({
        company_id: shown.company,
        position: randomInt(FIRST_PLACE, LAST_PLACE),
        url: media.url(key),
        album,
        caption,
        report_id: id,
        picture: key,
        is_hidden: isHidden,
      })
      .execute();
  await countPhotos(db, shown.company);
}

/** Whether new photos wait for a moderator, because another photo by the author was removed or still waits. */
async function isChecked(db: Db, id: string, { seal, company: companyId, today }: Shown): Promise<boolean> {
  if (await takeRemoved(db, { seal, companyId }, today)) return true;
  const { rows } = await sql`
    select from company_photos p where report_id = ${id} and is_hidden
      and (${isUndecided} or ${isDecidedSince('PHOTO', sql`p.id`, today)})
    limit 1`.execute(db);
  return rows.length > 0;
}

/** After the company's own photos. Sequential positions would reveal which photos are new or came together. */
const FIRST_PLACE = 1000;
const LAST_PLACE = 2_000_000_000;

/** Attaches the new pictures of this uploader; throws with the indexes of unusable pictures. */
async function takeSound(db: Db, { uploader, photos }: Shown, known: readonly string[]): Promise<void> {
  const added = photos.flatMap(({ key }, index) => (known.includes(key) ? [] : [{ key, at: index }]));
  if (added.length === 0) return;
  const keys = added.map(({ key }) => key);
  const placesOf = (found: readonly number[]) => found.map((item) => added[item]?.at);
  refuse('gone', placesOf(await missingPictures(db, uploader, keys)));
  const sizes = await takePictures(db, uploader, keys);
  refuse('narrow', placesOf(sizes.flatMap((size, index) => (isNarrow(size) ? [index] : []))));
}

function refuse(code: PhotosProblem, places: readonly (number | undefined)[]): void {
  if (places.length === 0) return;
  const problems = Object.fromEntries(places.map((position) => [`photos/${position}/fileKey`, code]));
  throw refusedParts<PhotosProblem>(problems, ownPhotosText.problems);
}

async function roomFor(db: Db, seal: string, month: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from photo_reports
    where author_seal = ${seal} and submitted_month > ${month}::date - interval '3 months'`.execute(db);
  if ((rows[0]?.count ?? 0) >= MAX_SHOWN)
    throw new Refusal(409, 'TOO_MANY_COMPANIES', { params: { limit: MAX_SHOWN } });
}
