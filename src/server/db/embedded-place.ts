import { existsSync, openSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Unix socket paths are limited to about 100 characters. */
const MAX_SOCKET_FOLDER = 85;

export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

/** The socket folder as `host` for a pg client; a long path gets a short alias. */
export function socketOf(folder: string): string {
  if (folder.length <= MAX_SOCKET_FOLDER) return folder;
  if (!existsSync('/proc/self/fd'))
    throw new Error(`The path ${folder} is too long for the database: set DATA_DIR to a shorter path.`);
  return join(`/proc/self/fd/${openSync(dirname(folder), 'r')}`, basename(folder));
}
