import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASHA, IMRAN, listen, ROOM, until } from '../../src/server/services/chat/testing';
import { findRedis, type RedisServer, startRedis } from '../../src/server/testing/redis-server';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { buildForFaults, launch, type Running, untilReady } from '../faults/support/built-server';
import { freePort } from '../support/free-port';

/** Twice this number, over both servers, stays below a member's limit. */
const MESSAGE = 6;
const SECRET_KEY = 'the same secret on every server here';
const redisProgram = findRedis();
const HEADERS = {
  appid: '999',
  systemid: 'desktop',
  clienttype: 'desktop',
  'content-type': 'application/json',
};

describe.runIf(process.env.TEST_DATABASE_URL)('two server processes', () => {
  /** Creates the data; it serves no requests. */
  let environment: TestServer;
  let built: string;
  beforeAll(async () => {
    [environment, built] = await Promise.all([startTestServer({ env: { SECRET_KEY } }), buildForFaults()]);
  }, 120_000);
  afterAll(async () => {
    await environment?.close();
    if (built !== undefined) rmSync(built, { recursive: true, force: true });
  });

  const start = async (env: Record<string, string>): Promise<Running> => {
    const { connectionString = '' } = environment.database.pool.options;
    const server = await launch(built, {
      port: await freePort(),
      dataDir: environment.config.dataDir,
      env: { ...env, DATABASE_URL: connectionString, SECRET_KEY, LOG_FILE: '/dev/null' },
    });
    await untilReady(server);
    return server;
  };

  const chat = async (env: Record<string, string>) => {
    const servers = [await start(env), await start(env)] as const;
    try {
      await talk(...servers);
    } finally {
      for (const { child } of servers) child.kill('SIGTERM');
      expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
    }
  };

  const talk = async ({ origin: here }: Running, { origin: there }: Running) => {
    const [hers, his] = [await environment.signIn(ASHA), await environment.signIn(IMRAN)];
    const [asha, imran] = [await listen(here, hers), await listen(there, his)];
    expect([asha.outcome, imran.outcome]).toEqual(['connected', 'connected']);
    for (const socket of [asha, imran]) expect((await socket.ask('joinRoom', [ROOM])).ok).toBe(true);
    for (let position = 0; position < MESSAGE; position++) {
      const message = {
        groupId: ROOM,
        clientId: `ClTwo${here.slice(-5)}${position}`.replace(/\W/g, '0'),
        text: `From here ${position}`,
      };
      expect((await asha.ask('message', message)).ok).toBe(true);
    }
    await until(() => imran.messages().length >= MESSAGE);
    expect(imran.messages().map(({ text }) => text)).toEqual(
      Array.from({ length: MESSAGE }, (_, index) => `From here ${index}`),
    );
    asha.socket.emit('typing', ROOM);
    await until(() => imran.of('typing').length === 1);
    // Leaving on one server also removes the sockets of the other.
    const left = await fetch(`${here}/api/chat/v1/message/group/${ROOM}/status`, {
      method: 'PUT',
      headers: { ...HEADERS, cookie: his },
      body: JSON.stringify({ status: 'LEFT', profileType: 'ANONYMOUS' }),
    });
    expect(left.status).toBe(200);
    const before = imran.messages().length;
    const last = {
      groupId: ROOM,
      clientId: `ClGone${here.slice(-5)}`.replace(/\W/g, '0'),
      text: 'He is gone',
    };
    expect((await asha.ask('message', last)).ok).toBe(true);
    // Signing out on one server ends the sockets of the other.
    await fetch(`${here}/logout`, { headers: { ...HEADERS, cookie: his } });
    expect(await imran.ended).toBe('io server disconnect');
    expect(imran.messages()).toHaveLength(before);
    const again = await fetch(`${here}/api/chat/v1/message/group/${ROOM}/status`, {
      method: 'PUT',
      headers: { ...HEADERS, cookie: await environment.signIn(IMRAN) },
      body: JSON.stringify({ status: 'ACTIVE', profileType: 'ANONYMOUS' }),
    });
    expect(again.status).toBe(200);
    asha.close();
  };

  it('[R-872] two server processes exchange chat messages over a shared PostgreSQL', () => chat({}), 60_000);

  it('[R-872] two server processes exchange chat messages over a shared Redis', async () => {
    expect(redisProgram).toBeDefined();
    const redis: RedisServer = await startRedis(redisProgram ?? '');
    try {
      await chat({ REDIS_URL: redis.url });
    } finally {
      await redis.stop();
    }
  }, 60_000);
});
