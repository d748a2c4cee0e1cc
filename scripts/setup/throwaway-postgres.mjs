import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from './apt.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { freePort } from './free-port.mjs';
import { end, keep, Refused, run } from './run.mjs';

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** A PostgreSQL of its own in a temporary folder, for tests: loses everything when it stops. */
export async function startThrowawayPostgres() {
  const programs = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const user = await unprivilegedUser();
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  const as = (program, args) => (user ? user.command(program, args) : [program, args]);
  const made = await run(
    ...as(join(programs, 'initdb'), [
      '-D',
      data,
      '-U',
      'humkaar',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
    { show: false, cwd: folder },
  );
  if (made.code !== 0)
    throw new Refused(`${made.output.slice(-1500)}\ninitdb could not make a test database.`);
  const port = await freePort();
  const settings = [
    ...FAST,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ];
  const server = keep(
    ...as(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])]),
    {
      stdio: ['ignore', 'ignore', 'ignore'],
      cwd: folder,
    },
  );
  await untilReady(join(programs, 'pg_isready'), port);
  return {
    url: `postgres://humkaar@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end(server, { signal: 'SIGINT' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root hands over to the user Debian made for it. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const { code, output } = await run('id', ['-u', name], { show: false });
    if (code !== 0) continue;
    const group = await run('id', ['-g', name], { show: false });
    return { uid: Number(output), gid: Number(group.output), command: switchTo(name) };
  }
  throw new Refused(
    'PostgreSQL does not run as root and there is no user postgres: make one, or set TEST_DATABASE_URL.',
  );
}

const switchTo = (name) => (program, args) =>
  onPath('setpriv')
    ? ['setpriv', [`--reuid=${name}`, `--regid=${name}`, '--clear-groups', program, ...args]]
    : ['runuser', ['-u', name, '--', program, ...args]];

async function untilReady(isReady, port) {
  for (let tries = 0; tries < 100; tries++) {
    const { code } = await run(isReady, ['-h', '127.0.0.1', '-p', String(port)], { show: false });
    if (code === 0) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Refused('The test PostgreSQL did not start within ten seconds.');
}
