import { sql } from 'kysely';
import { dropDevicesOf } from './services/notifications/device-queries';
import type { Services } from './services/services';

/**
 * Deletes ended logins and the devices that registered in them: their owner can no longer see or end them. Skips rows
 * locked by a request until the next hour, so neither waits for the other.
 */
export async function forgetSessions(services: Pick<Services, 'db' | 'seal'>, now: Date): Promise<void> {
  const { db } = services;
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where expires_at < ${now} for update skip locked)`.execute(db);
  const { rows } = await sql<{
    id: string;
  }>`select id from session_families where expires_at < ${now}`.execute(db);
  // Before the logins: after an interruption no one would look for these devices again.
  await dropDevicesOf(
    services,
    rows.map(({ id }) => id),
  );
  const { rows: ended } = await sql<{ id: string }>`
    delete from session_families where id in (
      select id from session_families where expires_at < ${now} order by id for update skip locked)
    returning id`.execute(db);
  // Devices that registered in the meantime.
  await dropDevicesOf(
    services,
    ended.map(({ id }) => id),
  );
}
