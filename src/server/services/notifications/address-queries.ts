import { type Language, languageFor } from '../../../core/shared/languages';
import type { Services } from '../services';
import type { EmailStart } from './emails';

type Writing = Pick<Services, 'db' | 'cursors'>;

const listOf = (box: string) => `address ${box}`;

export interface EmailAddress {
  readonly address: string;
  readonly language: Language;
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

/** The language is encrypted with the address: a separate column would narrow down whose box it is. */
export async function saveAddress(
  { db, cursors }: Writing,
  { box, address, language }: EmailStart,
): Promise<void> {
  const hidden = cursors.pack(listOf(box), [address, language]);
  await db
    .insertInto('notice_addresses')
    .values({ box_seal: box, address: hidden })
    .onConflict((conflict) => conflict.column('box_seal').doUpdateSet({ address: hidden }))
    .execute();
}

/** Unsent emails to the address are deleted with it. */
export async function forgetAddress(db: Services['db'], box: string): Promise<void> {
  await db.deleteFrom('notice_addresses').where('box_seal', '=', box).execute();
  await db.deleteFrom('push_days').where('box_seal', '=', box).where('channel', '=', 'email').execute();
}
