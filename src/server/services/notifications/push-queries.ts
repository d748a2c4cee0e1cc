import { sql } from 'kysely';
import type {
  Channel,
  NotificationPreferences,
} from '../../../core/notifications/notification-preferences-port';
import { DEFAULT_PREFERENCES, type PushDay, withKinds } from '../../../core/notifications/push-rules';
import { inTurn } from '../../db/in-turn';
import { whileAccountExists } from '../../http/during-account';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';
import { inRandomOrder } from './in-random-order';
import { boxSeal, encryptBox, readBox, recipientSeals } from './notification-boxes';

type Db = Services['db'];
type Sealing = Pick<Services, 'seal' | 'cursors'>;

/** The delivery target for notices to one of a member's seals. */
export interface Box {
  readonly seal: string;
  readonly preferences: NotificationPreferences;
  /** The channels outside the site that reach the member. */
  readonly reached: readonly Channel[];
}

interface PreferencesRow {
  readonly box_seal: string;
  readonly preferences: NotificationPreferences | null;
  readonly reached: readonly Channel[];
}

/** Seals without a box are omitted: members with default preferences and no device or address need none. */
export async function boxesOf(
  services: Sealing,
  db: Db,
  owners: readonly string[],
): Promise<ReadonlyMap<string, Box>> {
  const { rows: found } = await sql<{ owner_seal: string; box: string }>`
    select owner_seal, box from notice_boxes where owner_seal = any(${owners})`.execute(db);
  if (found.length === 0) return new Map();
  const sealOf = new Map(found.map((row) => [row.owner_seal, readBox(services, row.owner_seal, row.box)]));
  const { rows } = await sql<PreferencesRow>`
    select wanted.box_seal, w.preferences, array_remove(array[
      case when exists (select from notice_addresses a where a.box_seal = wanted.box_seal) then 'email' end,
      case when exists (select from push_devices d where d.box_seal = wanted.box_seal) then 'push' end
    ], null) as reached
    from unnest(${[...new Set(sealOf.values())]}::text[]) as wanted (box_seal)
    left join notice_preferences w on w.box_seal = wanted.box_seal`.execute(db);
  const boxes = new Map(
    rows.map(({ box_seal: seal, preferences, reached }) => [
      seal,
      { seal, preferences: fullPreferences(preferences), reached },
    ]),
  );
  return new Map(
    [...sealOf].flatMap(([owner, seal]) => {
      const box = boxes.get(seal);
      return box ? [[owner, box] as const] : [];
    }),
  );
}

const fullPreferences = (preferences: NotificationPreferences | null): NotificationPreferences =>
  preferences
    ? withKinds(DEFAULT_PREFERENCES, { ...preferences, quiet: preferences.quiet ?? undefined })
    : DEFAULT_PREFERENCES;

/**
 * Maps each of a member's seals to their box. Each row has a separate transaction that never touches the account: a
 * shared transaction id would link the seals. Returns the box.
 */
export async function openBox(services: Sealing & Pick<Services, 'db'>, memberId: string): Promise<string> {
  const box = boxSeal(services, memberId);
  for (const owner of inRandomOrder(recipientSeals(services, memberId)))
    await whileAccountExists(services.db, { memberId }, (db) =>
      db
        .insertInto('notice_boxes')
        .values({ owner_seal: owner, box: encryptBox(services, owner, box) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  return box;
}

export async function readNoticePreferences(db: Db, box: string): Promise<NotificationPreferences> {
  const row = await db
    .selectFrom('notice_preferences')
    .select('preferences')
    .where('box_seal', '=', box)
    .executeTakeFirst();
  return fullPreferences(row?.preferences ?? null);
}

/** One change at a time: all kinds are in one row. Returns the preferences as saved. */
export const changeNoticePreferences = (
  db: Db,
  box: string,
  change: (preferences: NotificationPreferences) => NotificationPreferences,
): Promise<NotificationPreferences> =>
  inTurn(db, `notice preferences ${box}`, async (transaction) => {
    const changed = change(await readNoticePreferences(transaction, box));
    const preferences = JSON.stringify(changed);
    await transaction
      .insertInto('notice_preferences')
      .values({ box_seal: box, preferences })
      .onConflict((conflict) => conflict.column('box_seal').doUpdateSet({ preferences }))
      .execute();
    return changed;
  });

interface DayRow {
  readonly day: string;
  readonly sent: number;
  readonly waiting: number;
  readonly digest_on: string | null;
}

export interface BoxChannel {
  readonly box: string;
  readonly channel: Channel;
}

/** Locks the day's row until the transaction ends, so that concurrent sends cannot exceed the cap. */
export async function lockDay(db: Db, { box, channel }: BoxChannel, today: string): Promise<PushDay> {
  const { rows } = await sql<DayRow>`
    insert into push_days (box_seal, channel, day) values (${box}, ${channel}, ${today}::date)
    on conflict (box_seal, channel) do update set box_seal = excluded.box_seal
    returning to_char(day, 'YYYY-MM-DD') as day, sent, waiting, to_char(digest_on, 'YYYY-MM-DD') as digest_on`.execute(
    db,
  );
  const [row] = rows;
  return row
    ? { day: row.day, sent: row.sent, waiting: row.waiting, digestOn: row.digest_on ?? undefined }
    : { day: today, sent: 0, waiting: 0, digestOn: undefined };
}

export async function saveDay(db: Db, { box, channel }: BoxChannel, day: PushDay): Promise<void> {
  await sql`
    update push_days set day = ${day.day}::date, sent = ${day.sent}, waiting = ${day.waiting},
      digest_on = ${day.digestOn ?? null}::date, is_mixed = false
    where box_seal = ${box} and channel = ${channel}`.execute(db);
}

export interface Queued extends BoxChannel {
  readonly id: string;
  /** Null for a digest. */
  readonly noticeId: string | null;
  readonly figure: number;
}

export async function queue(
  services: Pick<Services, 'cursors' | 'now'>,
  db: Db,
  rows: readonly Queued[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('push_outbox')
    .values(
      rows.map(({ id, box, channel, noticeId, figure }) => ({
        id,
        channel,
        box: encryptBox(services, id, box),
        notice_id: noticeId,
        figure,
        due_at: hourOf(services.now()),
      })),
    )
    .execute();
}

/** The boxes with messages that wait for today's digest. */
export async function waitingWays(db: Db, today: string): Promise<readonly BoxChannel[]> {
  const rows = await db
    .selectFrom('push_days')
    .select(['box_seal', 'channel'])
    .where('waiting', '>', 0)
    .where(sql<boolean>`digest_on is distinct from ${today}::date`)
    .execute();
  return rows.map(({ box_seal: box, channel }) => ({ box, channel }));
}
