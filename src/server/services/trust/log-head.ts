import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Checkpoint, readCheckpoint } from '../../../core/trust/note';

/**
 * The last state that this server signed, stored outside the database, so that a restored backup cannot
 * revert it.
 */
export interface LogHead {
  readonly read: () => Checkpoint | undefined;
  readonly write: (note: string) => void;
}

export function fileHead(dataDir: string): LogHead {
  const file = join(dataDir, 'public-log.head');
  return {
    read: () => {
      try {
        return readCheckpoint(readFileSync(file, 'utf8'));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: (note) => {
      const draft = `${file}.${randomBytes(4).toString('hex')}`;
      const handle = openSync(draft, 'wx', 0o600);
      writeSync(handle, note);
      fsyncSync(handle);
      closeSync(handle);
      renameSync(draft, file);
    },
  };
}
