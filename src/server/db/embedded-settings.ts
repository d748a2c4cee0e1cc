/** For a small machine that also does other work: about 100 MB. */
const SMALL_MACHINE = [
  'shared_buffers=64MB',
  'effective_cache_size=512MB',
  'maintenance_work_mem=64MB',
  'max_wal_size=256MB',
  'min_wal_size=32MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'jit=off',
  'random_page_cost=1.1',
  // Without I/O workers a read takes less processor time; the kernel still reads ahead.
  'io_method=sync',
];

/** Reachable only through its socket in the data directory, which no other user may enter. */
const PRIVATE = ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700'];

/**
 * The log records starts, stops and crashes. Query errors, texts and values stay out: they would reveal what a member
 * did, and when.
 */
const DISCREET = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
  'log_autovacuum_min_duration=-1',
  // Deleted data must not stay in a log segment that waits to be reused.
  'wal_recycle=off',
];

/** An acknowledged write survives a power cut. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];

/** Connections for one process and for commands that run at the same time. */
const CONNECTIONS = 40;
/** Connections of each further process: for requests, socket events, removals and locks of tasks. */
const CONNECTIONS_OF_WORKER = 14;

export const serverSettings = (workers: number): readonly string[] => [
  ...SMALL_MACHINE,
  `max_connections=${CONNECTIONS + (workers - 1) * CONNECTIONS_OF_WORKER}`,
  ...PRIVATE,
  ...DISCREET,
  ...DURABLE,
  'timezone=UTC',
];
