import { type Env, type ReportMistake, textOf, urlOf } from '../config-values';

export interface DatabaseConfig {
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
  const databaseUrl = urlOf(env, 'DATABASE_URL', POSTGRES, report);
  const databaseDirectUrl = urlOf(env, 'DATABASE_DIRECT_URL', POSTGRES, report);
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

const replicasOf = (env: Env, report: ReportMistake): readonly string[] =>
  (textOf(env, REPLICAS)?.split(/[\s,]+/) ?? []).flatMap(
    (address) => urlOf({ [REPLICAS]: address }, REPLICAS, POSTGRES, report) ?? [],
  );
