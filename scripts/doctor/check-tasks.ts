import type { Pool } from 'pg';
import type { Config } from '../../src/server/config';
import { openExisting } from '../../src/server/db/dump/existing-database';
import { countMessages } from '../../src/server/services/notifications/outbox';
import { type Finding, ok, warning } from './finding';

const SUBJECT = 'tasks';
/** A task that waits longer is run by no server. */
const OVERDUE_MINUTES = 10;

/** Scheduled tasks and messages that failed too often, or that no server runs. */
export async function checkTasks(config: Config): Promise<readonly Finding[]> {
  const database = await openExisting(config);
  try {
    const findings = [...(await checkQueue(database.pool)), ...(await checkMessages(database.db))];
    return findings.length === 0 ? [ok(SUBJECT, 'all run, and no message failed for good')] : findings;
  } finally {
    await database.close();
  }
}

async function checkQueue(pool: Pool): Promise<readonly Finding[]> {
  const { rows: tables } = await pool.query<{ there: boolean }>(
    "select to_regclass('pgboss.job') is not null as there",
  );
  if (!tables[0]?.there)
    return [warning(SUBJECT, 'no server has run scheduled tasks on this database', 'start the server')];
  const { rows } = await pool.query<{ name: string; dead: number; reason: string | null; overdue: boolean }>(
    `select singleton_key as name, count(*) filter (where state = 'failed')::integer as dead,
      max(output ->> 'reason') filter (where state = 'failed') as reason,
      bool_or(state = 'created' and start_after < now() - interval '1 minute' * $1) as overdue
    from pgboss.job group by singleton_key order by singleton_key`,
    [OVERDUE_MINUTES],
  );
  const dead = rows.filter((row) => row.dead > 0);
  const overdue = rows.filter((row) => row.overdue);
  return [
    ...dead.map(({ name, dead, reason }) =>
      warning(SUBJECT, `"${name}" failed for good ${dead} times in a week (${reason})`, 'read the log'),
    ),
    ...(overdue.length > 0
      ? [
          warning(
            SUBJECT,
            `${overdue.length} wait for more than ${OVERDUE_MINUTES} minutes`,
            'start a server',
          ),
        ]
      : []),
  ];
}

async function checkMessages(db: Parameters<typeof countMessages>[0]): Promise<readonly Finding[]> {
  const counts = await countMessages(db);
  return counts
    .filter(({ dead }) => dead > 0)
    .map(({ channel, dead }) =>
      warning(
        SUBJECT,
        `${dead} messages by ${channel} could not be sent`,
        `check ${channel} above and below`,
      ),
    );
}
