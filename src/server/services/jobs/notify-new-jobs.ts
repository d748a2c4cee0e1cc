import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import { readBox } from '../notifications/notification-boxes';
import { sendNotification } from '../notifications/notify';
import type { Services } from '../services';
import { BANDS, FITS } from './alert-queries';

type Db = Services['db'];

const AT_ONCE = 50;
/** Members notified per statement. */
const TOGETHER = 500;
/** Openings posted earlier are too old for a notification. */
const NEWS_DAYS = 7;

/** Notifies owners of matching alerts; an opening counts once per member, however many alerts it matches. */
export async function notifyNewJobs(services: Services): Promise<void> {
  const oldest = new Date(services.now().getTime() - NEWS_DAYS * 86_400_000);
  await sql`
    update jobs set is_notified = true
    where not is_notified and posted_on < ${oldest.toISOString().slice(0, 10)}::date`.execute(services.db);
  while ((await notifySome(services)) === AT_ONCE);
}

const notifySome = (services: Services): Promise<number> =>
  inTransaction(services.db, async (db) => {
    const ids = await takeNewJobs(db);
    const reported = (await readMatchesFor(db, ids)).map(({ owner_seal, box, jobs }) => ({
      recipient: readBox(services, owner_seal, box),
      jobs,
    }));
    // A fixed order prevents deadlocks between two servers.
    reported.sort((item, other) => (item.recipient < other.recipient ? -1 : 1));
    for (let from = 0; from < reported.length; from += TOGETHER)
      await sendNotification(services, db, {
        kind: 'jobs came',
        recipients: reported.slice(from, from + TOGETHER),
      });
    return ids.length;
  });

async function takeNewJobs(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update jobs set is_notified = true
    where id in (
      select id from jobs where not is_notified order by posted_on, id limit ${AT_ONCE} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

interface JobMatch {
  readonly owner_seal: string;
  readonly box: string;
  readonly jobs: number;
}

async function readMatchesFor(db: Db, ids: readonly string[]): Promise<readonly JobMatch[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<JobMatch>`
    select a.owner_seal, min(a.box) as box, count(distinct j.id)::integer as jobs
    from job_alerts a left join ${BANDS} on band.name = a.ctc join jobs j on ${FITS}
    where j.id = any(${ids}::text[])
    group by a.owner_seal`.execute(db);
  return rows;
}
