import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DirectoryInUse, type DirectoryLock, lockDirectory } from './directory-lock';
import { clusterFolder } from './embedded-place';

/** Max time for PostgreSQL to end by itself after its server was killed. */
const BY_ITSELF_MS = 5_000;
const AFTER_QUIT_MS = 5_000;
const LOOK_EVERY_MS = 50;

/** Locks a data directory; waits for a PostgreSQL whose server was killed, then ends it. */
export async function lockDataDir(dataDir: string, report: (label: string) => void): Promise<DirectoryLock> {
  const lock = await lockOnceFree(dataDir, BY_ITSELF_MS);
  if (lock) return lock;
  report('The database of a killed server is still running. Stopping it.');
  quit(clusterFolder(dataDir));
  return (await lockOnceFree(dataDir, AFTER_QUIT_MS)) ?? lockDirectory(dataDir);
}

/** Undefined while processes of a killed server still hold the lock. */
async function lockOnceFree(dataDir: string, timeout: number): Promise<DirectoryLock | undefined> {
  for (let waited = 0; waited <= timeout; waited += LOOK_EVERY_MS) {
    try {
      return await lockDirectory(dataDir);
    } catch (error) {
      if (!(error instanceof DirectoryInUse && error.isOrphaned)) throw error;
      await wait(LOOK_EVERY_MS);
    }
  }
  return undefined;
}

/**
 * Ends it at once; acknowledged data is on disk. Ends only a process that works in this folder: its id may have been
 * reused since.
 */
function quit(folder: string): void {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (process.platform === 'linux' && readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(folder)) return;
    process.kill(pid, 'SIGQUIT');
  } catch {
    // The process has ended in the meantime.
  }
}
