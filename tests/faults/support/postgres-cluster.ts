import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL that can be pulled from under the server. Undefined programs: none is installed. */

export const POSTGRES_PROGRAMS = findPrograms();

function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

export class PostgresCluster {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'humkaar-cluster-'));
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
    this.url = `postgres://humkaar@127.0.0.1:${port}/postgres`;
    const owner = ownerOfClusters();
    if (owner) chownSync(this.#folder, owner.uid, owner.gid);
    this.#run('initdb', ['-D', this.#data, '-U', 'humkaar', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  start(): void {
    const options = `-p ${this.#port} -k ${this.#folder} -c listen_addresses=127.0.0.1 -c shared_buffers=32MB`;
    this.#run('pg_ctl', ['-D', this.#data, '-o', options, '-l', join(this.#folder, 'log'), '-w', 'start']);
  }

  /** As if the machine lost it: nothing is finished, every connection breaks. */
  pull(): void {
    this.#run('pg_ctl', ['-D', this.#data, '-m', 'immediate', '-w', 'stop']);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(program: string, args: readonly string[]): void {
    const path = join(POSTGRES_PROGRAMS ?? '', program);
    const [command, ...rest] = ownerOfClusters()
      ? ['runuser', '-u', 'postgres', '--', path, ...args]
      : [path, ...args];
    execFileSync(command ?? path, rest, { stdio: 'ignore', cwd: this.#folder });
  }
}

/** PostgreSQL refuses to run as root; Debian made a user for it. */
function ownerOfClusters(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
