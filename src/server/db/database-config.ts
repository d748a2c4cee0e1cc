import { type Env, type ReportMistake, textOf, urlOf } from '../config-values';
import { addressesOf } from './primary';

export interface DatabaseConfig {
  /** May list several hosts; the primary among them is used. */
  readonly databaseUrl: string | undefined;
  /** Whether databaseUrl is a pooler that assigns a connection per transaction. */
  readonly isPooled: boolean;
  /** The database itself when there is a pooler in front of it: for connections that listen. */
  readonly databaseDirectUrl: string | undefined;
  /** Replicas of the database that answer reads. */
  readonly replicaUrls: readonly string[];
}

const POSTGRES = ['postgres:', 'postgresql:'];
const REPLICAS = 'DATABASE_REPLICA_URLS';

export function databaseOf(env: Env, report: ReportMistake): DatabaseConfig {
  const databaseUrl = primaryUrlOf(env, 'DATABASE_URL', report);
  const databaseDirectUrl = primaryUrlOf(env, 'DATABASE_DIRECT_URL', report);
  const pooler = textOf(env, 'DATABASE_POOLER');
  const isPooled = pooler === 'transaction';
  if (pooler !== undefined && !isPooled) report(`DATABASE_POOLER must be transaction, not "${pooler}".`);
  if (isPooled && (databaseUrl === undefined || databaseDirectUrl === undefined))
    report('DATABASE_POOLER requires DATABASE_URL of the pooler and DATABASE_DIRECT_URL of the database.');
  const replicaUrls = replicasOf(env, report);
  if (replicaUrls.length > 0 && databaseUrl === undefined)
    report(`${REPLICAS} requires DATABASE_URL of the primary.`);
  return { databaseUrl, isPooled, databaseDirectUrl, replicaUrls };
}

/** libpq's words for a server that accepts writes; other servers are of no use to us. */
const PRIMARY_ONLY = ['read-write', 'primary'];

function primaryUrlOf(env: Env, name: string, report: ReportMistake): string | undefined {
  const value = textOf(env, name);
  if (value === undefined) return undefined;
  const addresses = addressesOf(value);
  const [first] = addresses.map((address) => urlOf({ [name]: address }, name, POSTGRES, report));
  if (first === undefined) return undefined;
  const wanted = new URL(first).searchParams.get('target_session_attrs');
  if (addresses.length > 1 && wanted !== null && !PRIMARY_ONLY.includes(wanted))
    return report(`${name} may have target_session_attrs=read-write only.`);
  return value;
}

const replicasOf = (env: Env, report: ReportMistake): readonly string[] =>
  (textOf(env, REPLICAS)?.split(/[\s,]+/) ?? []).flatMap(
    (address) => urlOf({ [REPLICAS]: address }, REPLICAS, POSTGRES, report) ?? [],
  );
