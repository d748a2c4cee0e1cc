import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testRestore } from '../../scripts/backup/test-restore';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { runCommand } from '../support/run-command';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'humkaar-backups-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('a scheduled backup is test-restored, the newest 14 stay, and a broken one is reported', async () => {
  for (let day = 10; day < 30; day++) writeFileSync(join(folder, `humkaar-2026-01-${day}-06-00-00.gz`), '');
  writeFileSync(join(folder, 'notes.txt'), 'kept');
  const { output, code } = await runCommand('backups', ['--once'], {
    DATA_DIR: server.config.dataDir,
    DATABASE_URL: server.database.pool.options.connectionString ?? '',
    BACKUP_DIR: folder,
  }).ended;
  expect([output, code]).toEqual([
    expect.stringMatching(/^Backed up \d+ rows to .* and restored them for a test\.\n$/),
    0,
  ]);
  const backups = readdirSync(folder).filter((name) => name.endsWith('.gz'));
  expect(backups).toHaveLength(14);
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true);
  const file = join(folder, backups.sort().at(-1) ?? '');
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  await expect(testRestore(file)).rejects.toThrow();
}, 240_000);

it('scheduled backups need a folder', async () => {
  const { output, code } = await runCommand('backups', ['--once'], {}).ended;
  expect([output, code]).toEqual(['Set BACKUP_DIR to a folder on another disk than DATA_DIR.\n', 1]);
});
