import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/server/db/migrate';
import { TaskQueue } from '../../src/server/tasks/task-queue';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../../src/server/testing/fresh-database';
import { runCommand } from '../support/run-command';

let folder: string;
let external: FreshDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'humkaar-doctor-'));
  external = await freshDatabase();
});
afterAll(async () => {
  await external.drop();
  rmSync(folder, { recursive: true });
});

function newFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  return path;
}
const doctor = (env: Record<string, string>) => runCommand('doctor', [], env).ended;
const databaseUrl = () => external.database.pool.options.connectionString ?? '';

it('the doctor lists each passed check on one line', async () => {
  const { output } = await doctor({
    DATA_DIR: newFolder('good'),
    DATABASE_URL: databaseUrl(),
    PUBLIC_ORIGIN: 'https://humkaar.example',
    SECRET_KEY: 'a secret that only this test knows of',
  });
  for (const subject of ['permissions', 'keys', 'disk', 'database', 'migrations', 'clock', 'connections'])
    expect(output).toMatch(new RegExp(`^ok +${subject} `, 'm'));
});

it('the doctor lists scheduled tasks and messages that failed permanently', async () => {
  const fresh = await emptyDatabase();
  const { database } = fresh;
  await migrate(database);
  const env = {
    DATA_DIR: newFolder('tasks'),
    DATABASE_URL: database.pool.options.connectionString ?? '',
  };
  expect((await doctor(env)).output).toMatch(/^warning +tasks +no server has run scheduled tasks/m);
  const queue = new TaskQueue(database, () => undefined);
  await queue.open();
  await queue.plan([{ name: 'publish log', every: 0, work: async () => undefined }]);
  expect((await doctor(env)).output).toMatch(/^ok +tasks +all run/m);
  await database.pool.query('update pgboss.job set state = \'failed\', output = \'{"reason": "23505"}\'');
  await database.pool.query(
    "insert into push_outbox (id, box, channel, figure, due_at, attempts) values ('m', 'b', 'email', 1, now(), 5)",
  );
  const { output } = await doctor(env);
  expect(output).toMatch(/^warning +tasks +"publish log" failed for good 1 times in a week \(23505\)/m);
  expect(output).toMatch(/^warning +tasks +1 messages by email could not be sent/m);
  await queue.close();
  await fresh.drop();
});

it('the doctor names settings of the database that keep exact times of writes', async () => {
  const env = { DATA_DIR: newFolder('times'), DATABASE_URL: databaseUrl() };
  const { database } = external;
  const name = database.pool.options.database ?? new URL(databaseUrl()).pathname.slice(1);
  await database.pool.query(`alter database "${name}" set log_statement = 'all'`);
  const { output } = await doctor(env);
  expect(output).toMatch(/^warning +discretion .*log_statement=all/m);
  await database.pool.query(`alter database "${name}" reset log_statement`);
  expect((await doctor(env)).output).not.toContain('log_statement=');
});

it('the doctor says which replicas the server will not use', async () => {
  const { output, code } = await doctor({
    DATA_DIR: newFolder('replicas'),
    DATABASE_URL: databaseUrl(),
    DATABASE_REPLICA_URLS: `${databaseUrl()}, postgres://humkaar:hunter2@127.0.0.1:1/humkaar`,
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^wrong +replicas +\S+ follows no primary → remove it/m);
  expect(output).toMatch(/^wrong +replicas +.+ → start it, or correct DATABASE_REPLICA_URLS/m);
  expect(output).not.toContain('hunter2');
});

it('the doctor says how to fix what is wrong, and repeats no password', async () => {
  const dataDir = newFolder('bad');
  writeFileSync(join(dataDir, 'secret.key'), 'x'.repeat(40), { mode: 0o644 });
  chmodSync(dataDir, 0o755);
  const { output, code } = await doctor({
    DATA_DIR: dataDir,
    BACKUP_DIR: newFolder('no-backups'),
    DATABASE_URL: 'postgres://humkaar:hunter2@127.0.0.1:1/humkaar',
    REDIS_URL: 'redis://:hunter2@127.0.0.1:1',
    SMTP_URL: 'smtp://me:hunter2@127.0.0.1:1',
  });
  expect(code).toBe(1);
  for (const subject of ['permissions', 'keys', 'database', 'Redis', 'mail', 'backups'])
    expect(output).toMatch(new RegExp(`^wrong +${subject} .+ → .+`, 'm'));
  expect(output).toContain(`→ chmod 700 ${dataDir}`);
  expect(output).not.toContain('hunter2');
});

it('the doctor reports a mail server that accepts the connection and stays silent', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const { output } = await doctor({ SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=50` });
  silent.close();
  expect(output).toMatch(/^wrong +mail +the mail server does not answer in time → /m);
});

it('the doctor reports every wrong setting', async () => {
  const { output, code } = await doctor({ PORT: 'four', WORKERS: '0' });
  expect(code).toBe(1);
  expect(output).toContain('wrong    configuration PORT must be a whole number, not "four".');
  expect(output).toContain('wrong    configuration WORKERS must be auto or between 1 and 64, not 0.');
});

it('the doctor reports migrations that the next start will apply, and migrations of a newer build', async () => {
  const { pool } = external.database;
  const row = (
    await pool.query(
      'delete from schema_migrations where name = (select max(name) from schema_migrations) returning name, hash, applied_at::text',
    )
  ).rows[0];
  const env = { DATA_DIR: newFolder('older'), DATABASE_URL: databaseUrl() };
  expect((await doctor(env)).output).toMatch(/^warning +migrations +1 are due/m);
  const insert = 'insert into schema_migrations (name, hash, applied_at) values ($1, $2, $3)';
  // The database is reused, so the row has to be as it was.
  await pool.query(insert, [row.name, row.hash, row.applied_at]);
  await pool.query(insert, ['9999-newer', 'x', row.applied_at]);
  expect((await doctor(env)).output).toMatch(/^wrong +migrations +the database has 9999-newer/m);
  await pool.query("delete from schema_migrations where name = '9999-newer'");
});
