import type { ColumnType, Generated } from 'kysely';

/** PostgreSQL returns bigint as text. */
type Bigint = ColumnType<string, number, number>;

export interface LogTables {
  log_contributions: LogContributionTable;
  log_pending: LogPendingTable;
  log_entries: { index: Bigint; entry: string; commitment: string | null };
  log_hashes: { level: number; index: Bigint; hash: string };
  log_checkpoints: { origin: string; size: Bigint; note: string };
}

interface LogContributionTable {
  resource_type: 'POST' | 'COMMENT' | 'REVIEW' | 'INTERVIEW';
  resource_id: string;
  /** Hides the content behind the commitment; deleted with the contribution. */
  salt: string;
  commitment: string;
  /** Whether the log says that it is public. */
  is_shown: boolean;
}

interface LogPendingTable {
  key: Generated<string>;
  due_at: Date;
  entry: string;
  commitment: string | null;
  /** Already rewritten among other entries. */
  is_mixed: Generated<boolean>;
}
