import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused, runBin, TSX } from './run.mjs';

/**
 * Fills a new database once. The note beside it says whether that was finished:
 * a half-filled embedded database was never served, so it is made again from nothing.
 */
export async function ensureWorld(folder, { env = process.env, fill = seed } = {}) {
  if (env.SEED_SIZE === 'none' || env.NODE_ENV === 'production' || env.DATABASE_URL?.trim()) return;
  const note = join(folder, 'world.json');
  const before = readNote(note);
  if (before === 'finished') return;
  const database = join(folder, 'db');
  if (before === 'begun') rmSync(database, { recursive: true, force: true });
  else if (existsSync(database)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(note, '{"state":"begun"}\n');
  process.stdout.write('Filling the database with the seed world (once) …\n');
  if ((await fill()) !== 0)
    throw new Refused('The seed world could not be made (see above): run npm start again, it begins afresh.');
  writeFileSync(note, '{"state":"finished"}\n');
}

const seed = async () => (await runBin(TSX, ['scripts/seed/main.ts'], { limit: 3600 })).code;

function readNote(note) {
  try {
    return JSON.parse(readFileSync(note, 'utf8')).state;
  } catch {
    return undefined;
  }
}
