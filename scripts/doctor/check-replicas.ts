import { Client } from 'pg';
import type { Config } from '../../src/server/config';
import { addressesOf } from '../../src/server/db/primary';
import { type Finding, findingsOf, ok, warning, wrong } from './finding';

const SUBJECT = 'replicas';
const CONNECT_MS = 3_000;
/** The server leaves out replicas that are further behind. */
const MAX_LAG_SECONDS = 10;

/** Whether the server will use each replica. */
export async function checkReplicas({ replicaUrls, databaseUrl = '' }: Config): Promise<readonly Finding[]> {
  const findings = await Promise.all(
    replicaUrls.map((url) =>
      findingsOf(SUBJECT, 'start it, or correct DATABASE_REPLICA_URLS', () =>
        checkReplica(url, addressesOf(databaseUrl).length > 1),
      ),
    ),
  );
  return findings.flat();
}

async function checkReplica(url: string, mayLead: boolean): Promise<readonly Finding[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    const { rows } = await client.query<{ follows: boolean; lag: number | null }>(`
      select pg_is_in_recovery() as follows,
        case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
          else extract(epoch from now() - pg_last_xact_replay_timestamp())::integer end as lag`);
    const host = new URL(url).host;
    if (mayLead && !rows[0]?.follows)
      return [ok(SUBJECT, `${host} is the primary; reads use it after the next failover`)];
    return [findingOf(host, rows[0]?.follows ?? false, rows[0]?.lag ?? 0)];
  } finally {
    await client.end();
  }
}

function findingOf(host: string, follows: boolean, lag: number): Finding {
  if (!follows)
    return wrong(
      SUBJECT,
      `${host} follows no primary`,
      'remove it, or set DATABASE_URL to it after a failover',
    );
  return lag > MAX_LAG_SECONDS
    ? warning(SUBJECT, `${host} is ${lag} s behind, so it is not used`, 'look at its load and its network')
    : ok(SUBJECT, `${host} follows the primary, ${lag} s behind`);
}
