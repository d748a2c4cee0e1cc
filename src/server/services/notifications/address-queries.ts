import { type Language, languageFor } from '../../../core/shared/languages';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import type { EmailStart, EmailStop } from './emails';

type Writing = Pick<Services, 'db' | 'cursors'>;

const listOf = (box: string) => `address ${box}`;

export interface EmailAddress {
  readonly address: string;
  readonly language: Language;
}

export interface BoxAddress extends EmailAddress {
  readonly box: string;
}

export async function readAddress({ db, cursors }: Writing, box: string): Promise<EmailAddress | undefined> {
  const row = await db
    .selectFrom('notice_addresses')
    .select('address')
    .where('box_seal', '=', box)
    .executeTakeFirst();
  if (!row) return undefined;
  const [address, language] = cursors.unpack(listOf(box), row.address).map(String);
  return address === undefined ? undefined : { address, language: languageFor(language) };
}

/** Ends the links of earlier requests. */
export async function saveRequest(db: Services['db'], box: string, request: string): Promise<void> {
  await db
    .insertInto('email_requests')
    .values({ box_seal: box, request })
    .onConflict((conflict) => conflict.column('box_seal').doUpdateSet({ request }))
    .execute();
}

const requestOf = (db: Services['db'], box: string) =>
  db.selectFrom('email_requests').select('request').where('box_seal', '=', box);

/** False also after an account deletion: nothing would ever delete what is stored for the box then. */
export async function isLatestRequest(db: Services['db'], { box, request }: EmailStart): Promise<boolean> {
  return (await requestOf(db, box).executeTakeFirst())?.request === request;
}

/** Saves the address unless a newer request, a stop or an account deletion has ended this one. */
export const confirmAddress = (services: Writing, started: EmailStart): Promise<boolean> =>
  inTransaction(services.db, async (db) => {
    const latest = await requestOf(db, started.box).forUpdate().executeTakeFirst();
    if (latest?.request !== started.request) return false;
    await saveAddress({ ...services, db }, started);
    return true;
  });

/** An email to an earlier address does not stop those to the present one. */
export const stopEmailsTo = (services: Writing, { box, address }: EmailStop): Promise<void> =>
  inTransaction(services.db, async (db) => {
    await requestOf(db, box).forUpdate().execute();
    const present = await readAddress({ ...services, db }, box);
    if (address === undefined || present?.address === address) await forgetAddress(db, box);
  });

/** The language is encrypted with the address: a separate column would narrow down whose box it is. */
export async function saveAddress(
  { db, cursors }: Writing,
  { box, address, language }: BoxAddress,
): Promise<void> {
  const hidden = cursors.pack(listOf(box), [address, language]);
  await db
    .insertInto('notice_addresses')
    .values({ box_seal: box, address: hidden })
    .onConflict((conflict) => conflict.column('box_seal').doUpdateSet({ address: hidden }))
    .execute();
}

/** Unsent emails to the address are deleted with it, and an unopened link ends. */
export async function forgetAddress(db: Services['db'], box: string): Promise<void> {
  await db.deleteFrom('email_requests').where('box_seal', '=', box).execute();
  await db.deleteFrom('notice_addresses').where('box_seal', '=', box).execute();
  await db.deleteFrom('push_days').where('box_seal', '=', box).where('channel', '=', 'email').execute();
}
