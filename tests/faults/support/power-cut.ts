import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHIM = fileURLToPath(new URL('./power-cut.c', import.meta.url));
const COMPILER = ['/usr/bin/cc', '/usr/bin/gcc', '/usr/bin/clang'].find((path) => existsSync(path));
const RECORD_BYTES = 24;

export const CAN_CUT = process.platform === 'linux' && COMPILER !== undefined;

/** Simulates a power cut for one database folder: writes that were not synced are lost. */
export class UnreliablePower {
  /** For the server's environment: the shell that starts PostgreSQL preloads the shim. */
  readonly path: string;
  readonly #cluster: string;
  readonly #journal: string;
  readonly #folder: string;

  /** More settings for PostgreSQL, such as disabling sync. */
  constructor(dataDir: string, settings: readonly string[] = []) {
    this.#cluster = join(realpathSync(dataDir), 'postgres');
    this.#folder = mkdtempSync(join(tmpdir(), 'humkaar-power-'));
    this.#journal = join(this.#folder, 'journal');
    const library = join(this.#folder, 'power-cut.so');
    execFileSync(COMPILER ?? '', ['-O2', '-shared', '-fPIC', '-w', '-o', library, SHIM, '-ldl']);
    mkdirSync(this.#journal);
    for (const path of [this.#folder, this.#journal]) chmodSync(path, 0o777);
    const shell = [
      '#!/bin/sh',
      `export LD_PRELOAD='${library}' POWER_CUT_DATA='${this.#cluster}/' POWER_CUT_JOURNAL='${this.#journal}'`,
      `exec /bin/sh "$@" ${settings.map((setting) => `-c ${setting}`).join(' ')}`,
    ].join('\n');
    writeFileSync(join(this.#folder, 'sh'), `${shell}\n`, { mode: 0o755 });
    this.path = `${this.#folder}:${process.env.PATH}`;
  }

  /** Ends every database process at once and reverts unsynced writes. Returns the number of writes. */
  cut(): number {
    const processes = this.#processes();
    for (const pid of processes) signal(pid, 'SIGSTOP');
    for (const pid of processes) signal(pid, 'SIGKILL');
    while (this.#processes().length > 0);
    let lost = 0;
    for (const path of filesIn(this.#cluster)) {
      const journal = join(this.#journal, String(statSync(path).ino));
      if (existsSync(journal)) lost += takeBack(path, readFileSync(journal));
      rmSync(journal, { force: true });
    }
    return lost;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #processes(): readonly number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => workingDirectory(pid) === this.#cluster);
  }
}

function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The newest write first, each reverted to the previous bytes and size. */
function takeBack(path: string, journal: Buffer): number {
  const records: { offset: number; size: number; old: Buffer }[] = [];
  for (let position = 0; position < journal.length; ) {
    const [offset = 0, length = 0, size = 0] = [0, 8, 16].map((field) =>
      Number(journal.readBigInt64LE(position + field)),
    );
    position += RECORD_BYTES;
    records.push({ offset, size, old: journal.subarray(position, position + length) });
    position += length;
  }
  const file = openSync(path, 'r+');
  for (const { offset, size, old } of records.reverse()) {
    ftruncateSync(file, size);
    if (old.length > 0) writeSync(file, old, 0, old.length, offset);
  }
  closeSync(file);
  return records.length;
}
