import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ASHA, IMRAN, listen, ROOM, until } from '../../src/server/services/chat/testing';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { buildForFaults, launch, type Running, untilReady } from '../faults/support/built-server';
import { Reading } from '../faults/support/steady-readers';
import { freePort } from '../support/free-port';
import { workersOf } from '../support/processes-of';
import { StubCollector } from '../support/stub-collector';

const SECRET_KEY = 'the same secret on every server here';
const WORKERS = 2;
const READERS = 8;
/** More than the number of connections left by other tests, which may all belong to one process. */
const MANY_READERS = 20;
/** Time for three processes to start on a busy machine. */
const SLOW = { timeout: 120_000 };

describe.runIf(process.env.TEST_DATABASE_URL)('a server of several processes', () => {
  /** Creates the data; it serves no requests. */
  let environment: TestServer;
  let built: string;
  let server: Running;
  const closing: (() => void)[] = [];
  const collector = new StubCollector();
  beforeAll(async () => {
    await collector.listen();
    [environment, built] = await Promise.all([startTestServer({ env: { SECRET_KEY } }), buildForFaults()]);
    server = launch(built, { port: await freePort(), dataDir: environment.config.dataDir, env: env() });
    await untilReady(server);
  }, 240_000);
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  afterAll(async () => {
    server?.child.kill('SIGTERM');
    await server?.ended;
    await environment?.close();
    await collector.close();
    if (built !== undefined) rmSync(built, { recursive: true, force: true });
  });

  const env = () => ({
    WORKERS: String(WORKERS),
    DATABASE_URL: environment.database.pool.options.connectionString ?? '',
    SECRET_KEY,
    LOG_FILE: '/dev/null',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const pids = (role: 'web' | 'jobs') => workersOf(server.child.pid, role);
  const areRunning = () =>
    expect.poll(metrics, SLOW).toMatch(/humkaar_workers\{role="web"\} 2\n.*role="jobs"\} 1\n/);
  const metrics = () => fetch(`${server.origin}/metrics`).then((response) => response.text());
  const counted = (text: string) =>
    Number(
      /humkaar_request_seconds_count\{[^}]*"\/feed-services\/v3\/feed"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0,
    );
  const underLoad = async (
    during: (reading: Reading) => Promise<void>,
    readers = READERS,
  ): Promise<Reading> => {
    const reading = new Reading();
    const done = new AbortController();
    const load = reading.go(server.origin, readers, done.signal);
    await expect.poll(() => reading.responses.length, SLOW).toBeGreaterThan(READERS * 3);
    await during(reading);
    done.abort();
    await load;
    return reading;
  };

  it('a server of several processes delivers a chat message once to the sockets of every process', async () => {
    const [hers, his] = [await environment.signIn(ASHA), await environment.signIn(IMRAN)];
    const asha = await listen(server.origin, hers);
    const sockets = [await listen(server.origin, his), await listen(server.origin, his)];
    closing.push(...[asha, ...sockets].map((socket) => () => socket.close()));
    for (const socket of [asha, ...sockets]) expect((await socket.ask('joinRoom', [ROOM])).ok).toBe(true);
    const message = { groupId: ROOM, clientId: 'ClWorkers0000001', text: 'To every process' };
    expect((await asha.ask('message', message)).ok).toBe(true);
    await until(() => sockets.every((socket) => socket.messages().length === 1));
    const last = { ...message, clientId: 'ClWorkers0000002', text: 'Nothing came twice' };
    expect((await asha.ask('message', last)).ok).toBe(true);
    await until(() => sockets.every((socket) => socket.messages().length === 2));
    for (const socket of sockets)
      expect(socket.messages().map(({ text }) => text)).toEqual(['To every process', 'Nothing came twice']);
  });

  it('a server of several processes restarts every process on SIGHUP without a failed request, and loses no counts', async () => {
    await areRunning();
    const before = [...pids('web'), ...pids('jobs')];
    expect(before).toHaveLength(WORKERS + 1);
    const reading = await underLoad(async ({ responses }) => {
      server.child.kill('SIGHUP');
      await expect.poll(server.output, SLOW).toContain('All workers were restarted.');
      const renewed = responses.length;
      await expect.poll(() => responses.length, SLOW).toBeGreaterThan(renewed + READERS);
    });
    expect(reading.cut).toEqual([]);
    expect(reading.responses.filter(({ status }) => status !== 200)).toEqual([]);
    const after = [...pids('web'), ...pids('jobs')];
    expect(after).toHaveLength(WORKERS + 1);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    // Every third request of a reader uses another route.
    const feeds = reading.responses.filter(({ posts }) => posts !== undefined).length;
    expect(counted(await metrics())).toBeGreaterThanOrEqual(Math.floor(feeds / 2));
  }, 300_000);

  it('a server of several processes replaces a killed process while the others continue', async () => {
    await areRunning();
    const [first = 0, second] = pids('web');
    const reading = await underLoad(async ({ responses }) => {
      process.kill(first, 'SIGKILL');
      const killed = responses.length;
      await expect.poll(() => responses.length, SLOW).toBeGreaterThan(killed + READERS);
      await expect.poll(() => pids('web').filter((pid) => pid !== first), SLOW).toHaveLength(WORKERS);
    }, MANY_READERS);
    expect(reading.cut.length).toBeLessThan(MANY_READERS);
    expect(reading.responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(pids('web')).toContain(second);
    await areRunning();
    expect(await metrics()).toContain('humkaar_worker_crashes_total{role="web"} 1');
  }, 240_000);

  it('a server of several processes ends with one sentence when it cannot listen', async () => {
    const { port } = new URL(server.origin);
    const second = launch(built, {
      port: Number(port),
      dataDir: environment.config.dataDir,
      env: {
        WORKERS: '2',
        DATABASE_URL: environment.database.pool.options.connectionString ?? '',
        SECRET_KEY,
      },
    });
    expect(await second.ended).toBe(1);
    expect(second.output().match(/EADDRINUSE/g)).toHaveLength(1);
  });

  it('a server of several processes serves everything it accepted before it stops', async () => {
    const reading = await underLoad(async () => {
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    });
    expect(reading.cut).toEqual([]);
    expect(reading.responses.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('the process for scheduled work sends its metrics to the collector, and no traces', () => {
    const measured = collector.processes().filter(({ metrics }) => metrics.has('humkaar_task_seconds'));
    expect(measured.length).toBeGreaterThan(0);
    for (const { metrics, hasTraces } of measured) {
      expect(hasTraces).toBe(false);
      expect(metrics.has('humkaar_request_seconds')).toBe(false);
    }
  });
});
