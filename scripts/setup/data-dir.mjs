import {
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refused } from './run.mjs';

const OURS =
  /^(postgres.*|db|pglite-kept-.*|lock.*|media|mail|secret\.key|public-log\.head.*|world\.json|lost\+found|\..*)$/;

export const dataDirOf = (env = process.env) => resolve(env.DATA_DIR?.trim() || './.data');

/** Refuses an unusable data directory before anything is written to it. */
export function checkDataDir(folder) {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory())
      throw new Refused(`DATA_DIR must be a folder, but ${folder} is a file.`);
    if (existsSync(join(folder, 'PG_VERSION')) || holdsOtherFiles(folder)) {
      throw new Refused(
        `The data directory ${folder} contains files that do not belong to Humkaar: set DATA_DIR to an empty folder.`,
      );
    }
    refuseWhenInUse(folder);
  }
  refuseWhenUnwritable(folder);
}

function holdsOtherFiles(folder) {
  const names = readdirSync(folder);
  return names.length > 0 && names.some((name) => !OURS.test(name));
}

/** The server's own lock decides; this check only reports it before a long build. */
function refuseWhenInUse(folder) {
  const lock = join(folder, 'lock');
  const holder = existsSync(lock) ? holderOf(lock) : undefined;
  if (holder && isLocked(`${lock}.${holder.id}.pipe`)) {
    throw new Refused(
      `The data directory ${folder} is in use by process ${holder.pid}: stop it, or set DATA_DIR to another folder.`,
    );
  }
}

function holderOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A named pipe can be opened for writing only while a process, in any container, has it open for reading. */
function isLocked(pipe) {
  try {
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false;
  }
}

/** Checks the folder, or its nearest existing parent; creates nothing. */
function refuseWhenUnwritable(folder) {
  const probe = join(nearestExisting(folder), `.humkaar-probe-${process.pid}`);
  try {
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe);
  } catch (error) {
    throw new Refused(
      `The data directory ${folder} cannot be written to (${error.code}): set DATA_DIR to a folder you own.`,
    );
  }
}

const nearestExisting = (folder) => (existsSync(folder) ? folder : nearestExisting(dirname(folder)));
