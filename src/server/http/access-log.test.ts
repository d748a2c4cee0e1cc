import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

interface Line {
  readonly time: string;
  readonly method?: string;
  readonly ms?: number;
}

const logFile = join(tmpdir(), `humkaar-access-log-${process.pid}.log`);
let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer({ env: { LOG_FILE: logFile } });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const lineOf = (method: string): Line | undefined =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
    .find((line) => line.method === method);

const headers = { appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json' };

describe('the access log', () => {
  it.each(['GET', 'POST'])(
    'the access log gives a %s request a timestamp without milliseconds',
    async (method) => {
      await fetch(`${origin}/feed-services/v1/vote`, { method, headers });
      await expect.poll(() => lineOf(method)?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    },
  );

  it('the access log records the duration of reads and no duration for writes, which would reveal their start', async () => {
    for (const method of ['GET', 'POST']) {
      await fetch(`${origin}/feed-services/v1/vote`, { method, headers });
      await expect.poll(() => lineOf(method)).toBeDefined();
    }
    expect([typeof lineOf('GET')?.ms, typeof lineOf('POST')?.ms]).toEqual(['number', 'undefined']);
  });
});
