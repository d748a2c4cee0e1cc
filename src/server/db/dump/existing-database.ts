import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';
import { type Database, openDatabase } from '../engine';

/** Opens an existing database only: opening a missing embedded database would create it empty. */
export async function openExisting(place: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  if (
    place.databaseUrl === undefined &&
    !['postgres', 'db'].some((name) => existsSync(join(place.dataDir, name)))
  )
    throw new Error(
      `There is no database in ${place.dataDir}: set DATA_DIR or DATABASE_URL to an existing database.`,
    );
  return openDatabase(place);
}
