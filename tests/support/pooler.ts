import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { ownerOf } from '../../src/server/db/embedded-owner';
import { freePort } from './free-port';

export const NO_POOLER = 'there is no pgbouncer on this machine: install the package pgbouncer';

export const findPooler = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((file) => existsSync(file));

export interface Pooler {
  /** The address of a database of this server through the pooler. */
  readonly through: (url: string) => string;
  readonly stop: () => void;
}

/** PgBouncer in transaction mode in front of the server of this URL, with few connections, so that they are shared. */
export async function startPooler(program: string, url: string, connections = 2): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-pooler-'));
  const port = await freePort();
  const { hostname, port: theirs, username, password } = new URL(url);
  const place = `host=${hostname} port=${theirs || 5432} user=${username}${password && ` password=${password}`}`;
  const settings = [
    '[databases]',
    `* = ${place}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = any\npool_mode = transaction\ndefault_pool_size = ${connections}\nmax_client_conn = 200`,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${settings.join('\n')}\n`);
  const owner = ownerOf(folder);
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(program, [file], { ...owner, stdio: 'ignore' });
  const through = (target: string): string => {
    const address = new URL(target);
    address.host = `127.0.0.1:${port}`;
    return address.href;
  };
  while (!(await answers(through(url)))) await wait(50);
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  };
  return { through, stop };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(() => client.query('select'))
    .then(
      () => client.end().then(() => true),
      () => false,
    );
}
