import { existsSync, openSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The path of a Unix socket may have about 100 characters. */
const MAX_SOCKET_FOLDER = 85;

export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

/** The folder of a cluster's socket, as `host` of a pg client; a long path gets a short name. */
export function socketOf(folder: string): string {
  if (folder.length <= MAX_SOCKET_FOLDER) return folder;
  if (!existsSync('/proc/self/fd'))
    throw new Error(`The path ${folder} is too long for the database: set DATA_DIR to a shorter path.`);
  return join(`/proc/self/fd/${openSync(dirname(folder), 'r')}`, basename(folder));
}
