import type { PostgresPool } from 'kysely';
import type { Pool, PoolConfig, QueryConfig } from 'pg';
import type { Removals } from '../pages/removal-feed';
import { WalSamples } from './wal-samples';

/**
 * A position in the log of the primary: everything before it has been written. Its upper half is the timeline. A
 * failover starts a new one, because a replica of the former primary may have a longer log without the new writes.
 */
export type Position = bigint;

interface Replica {
  readonly pool: Pool;
  readonly reads: PostgresPool;
  /** The position it shows at least; undefined while it does not answer or lags too far behind. */
  shown: Position | undefined;
}

const CHECK_EVERY_MS = 500;
const MAX_CHECK_MS = 2_000;
/** Reads never show an older state. */
export const MAX_STALENESS_MS = 10_000;

const PRIMARY_POSITION = `select lsn::text, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::integer as timeline
  from pg_current_wal_insert_lsn() as lsn`;
/**
 * A promoted replica no longer follows this primary. The timeline is what the replica receives, or, if the role may not
 * see that, what its control file has reached.
 */
const REPLICA_POSITION = `select lsn::text, greatest((select received_tli from pg_stat_wal_receiver),
    (pg_control_recovery()).min_recovery_end_timeline, (pg_control_checkpoint()).timeline_id) as timeline
  from pg_last_wal_replay_lsn() as lsn where pg_is_in_recovery() and lsn is not null`;

/**
 * Replicas that may answer reads. One that does not answer or lags too far behind is left out until it has caught up;
 * without any, the primary answers.
 */
export class Replicas {
  readonly #primary: Pool;
  readonly #replicas: readonly Replica[];
  readonly #samples = new WalSamples(MAX_STALENESS_MS);
  #removals: Removals | undefined;
  /** What a replica must show since the last removal; undefined until the primary's position is known. */
  #floor: Position | undefined = 0n;
  /** Counts removals: a position that was read before the last one is not a lower bound. */
  #removed = 0;
  #next = 0;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<unknown> | undefined;

  constructor(primary: Pool, replicas: readonly Pick<Replica, 'pool' | 'reads'>[]) {
    this.#primary = primary;
    this.#replicas = replicas.map((replica) => ({ ...replica, shown: undefined }));
    this.#begin();
    this.#timer = setInterval(() => this.#begin(), CHECK_EVERY_MS).unref();
  }

  /** Removed content must not come back from a replica that has not yet seen the removal. */
  follow(removals: Removals): void {
    this.#removals = removals;
    removals.subscribe(() => {
      this.#floor = undefined;
      this.#removed++;
    });
  }

  /** A replica that shows this position; they take turns. */
  pick(position: Position): Replica | undefined {
    const floor = this.#removals?.isComplete() === false ? undefined : this.#floor;
    if (floor === undefined) return undefined;
    const usable = this.#replicas.filter(
      ({ shown }) => shown !== undefined && shown >= position && shown >= floor,
    );
    return usable[this.#next++ % Math.max(1, usable.length)];
  }

  /** It is left out until its next check succeeds. */
  leaveOut(replica: Replica): void {
    replica.shown = undefined;
  }

  /** The position of everything that has been written until now. */
  async position(): Promise<Position> {
    const position = await positionOf(this.#primary, PRIMARY_POSITION);
    if (position === undefined) throw new Error('The primary has no position.');
    return position;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
    await Promise.all(this.#replicas.map(({ pool }) => pool.end()));
  }

  #begin(): void {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
  }

  async #check(): Promise<void> {
    const removed = this.#removed;
    const startedAt = Date.now();
    const position = await positionOf(this.#primary, PRIMARY_POSITION).catch(() => undefined);
    if (position !== undefined) {
      this.#samples.add({ position, at: startedAt });
      if (removed === this.#removed) this.#floor ??= position;
    }
    await Promise.all(this.#replicas.map((replica) => this.#checkReplica(replica)));
  }

  async #checkReplica(replica: Replica): Promise<void> {
    const shown = await positionOf(replica.pool, REPLICA_POSITION).catch(() => undefined);
    const isRecent = shown !== undefined && this.#samples.isRecent(shown, Date.now());
    replica.shown = isRecent ? shown : undefined;
  }
}

export type { Replica };

async function positionOf(pool: Pool, text: string): Promise<Position | undefined> {
  const question: QueryConfig & Pick<PoolConfig, 'query_timeout'> = { text, query_timeout: MAX_CHECK_MS };
  const { rows } = await pool.query<{ lsn: string; timeline: number }>(question);
  return rows[0] && positionAt(rows[0]);
}

const HALF = 32n;

/** PostgreSQL writes a place in the log as two hexadecimal halves, such as 1/5A3F28. */
function positionAt({ lsn, timeline }: { readonly lsn: string; readonly timeline: number }): Position {
  const [high = '0', low = '0'] = lsn.split('/');
  return (((BigInt(timeline) << HALF) + BigInt(`0x${high}`)) << HALF) + BigInt(`0x${low}`);
}
