import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { runCommand } from '../support/run-command';

/** Asha of the seed data, who owns the items in the contracts' examples. */
const MEMBER = 'Mb1asha2Nair3Qx4';

/** `npm test -- contract` names a server with seed data and counts the requests in the report. */
const { CONTRACT_ORIGIN, CONTRACT_REPORT } = process.env;
let folder: string;
let server: TestServer | undefined;
let origin = CONTRACT_ORIGIN;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'humkaar-contract-'));
  if (origin !== undefined) return;
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server?.close();
});

it('[R-872] the reference server keeps every contract', async () => {
  const report = CONTRACT_REPORT ?? join(folder, 'report.json');
  const target = ['--base-url', origin ?? '', '--sign-in', MEMBER];
  const how = ['--seed', '1', '--seconds', '240', '--report', report];
  const { output, code } = await runCommand('contract', [...target, ...how], {}).ended;
  expect(code, output).toBe(0);
  const { violations, neverSucceeded } = JSON.parse(readFileSync(report, 'utf8'));
  expect({ violations, neverSucceeded }).toEqual({ violations: [], neverSucceeded: [] });
}, 300_000);
