import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';

type Db = Services['db'];

const MAX_DEVICES = 10;
/** Minimum time between two prompts, counted from the end of the hour of the first. */
const HOUR_MS = 3_600_000;
const ASK_AGAIN_MS = 24 * HOUR_MS;

const nextHour = (exact: Date): Date => new Date(Math.ceil(exact.getTime() / HOUR_MS) * HOUR_MS);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Sealed: in clear text it would link the notices of the device to the member of the session. */
const signInSeal = ({ seal }: Pick<Services, 'seal'>, signIn: string): string =>
  seal('device sign-in', signIn);

interface Keeping {
  readonly box: string;
  readonly signIn: string;
}

/** A device belongs to the member who signed in on it last. */
export const saveDevice = (
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  { box, signIn }: Keeping,
  token: string,
): Promise<void> =>
  inTurn(db, `devices ${box}`, async (transaction) => {
    const saved = { box_seal: box, sign_in_seal: signInSeal({ seal }, signIn) };
    await transaction
      .insertInto('push_devices')
      .values({ token_hash: hashOf(token), token, ...saved })
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(saved))
      .execute();
    await sql`
      delete from push_devices where box_seal = ${box} and token_hash not in (
        select token_hash from push_devices where box_seal = ${box}
        order by place desc limit ${MAX_DEVICES})`.execute(transaction);
  });

export const dropDevice = (db: Db, box: string, token: string) =>
  db.deleteFrom('push_devices').where('token_hash', '=', hashOf(token)).where('box_seal', '=', box).execute();

export const dropDevicesOf = (services: Pick<Services, 'db' | 'seal'>, signIns: readonly string[]) =>
  sql`
    delete from push_devices
    where sign_in_seal = any(${signIns.map((signIn) => signInSeal(services, signIn))}::text[])`.execute(
    services.db,
  );

export const dropDevicesIn = (db: Db, box: string) =>
  db.deleteFrom('push_devices').where('box_seal', '=', box).execute();

export const readDevices = async (db: Db, box: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('push_devices').select('token').where('box_seal', '=', box).execute();
  return rows.map(({ token }) => token);
};

/** Counts another prompt if the interval has passed. */
export const retryOptionalPart = (
  db: Db,
  box: string,
  popupType: string,
  now: Date,
): Promise<{ readonly shown: number; readonly isDue: boolean }> =>
  inTransaction(db, async (transaction) => {
    const before = new Date(now.getTime() - ASK_AGAIN_MS);
    const { rows } = await sql<{ shown: number }>`
      insert into popup_checks (box_seal, popup_type, shown, last_at) values (${box}, ${popupType}, 1, ${nextHour(now)})
      on conflict (box_seal, popup_type) do update set shown = popup_checks.shown + 1, last_at = excluded.last_at
        where popup_checks.last_at <= ${before}
      returning shown`.execute(transaction);
    const [request] = rows;
    if (request) return { shown: request.shown, isDue: true };
    const known = await transaction
      .selectFrom('popup_checks')
      .select('shown')
      .where('box_seal', '=', box)
      .where('popup_type', '=', popupType)
      .executeTakeFirst();
    return { shown: known?.shown ?? 0, isDue: false };
  });
