import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenHeader } from '../../src/core/untraceable/token';
import { startUntraceable, type UntraceableEnvironment } from '../support/untraceable';

const logFile = join(tmpdir(), `humkaar-untraceable-traces-${process.pid}.log`);
const POSTS = '/untraceable-services/v1/posts';
let env: UntraceableEnvironment;
let origin: string;
let token: string;
beforeAll(async () => {
  env = await startUntraceable({ env: { LOG_FILE: logFile } });
  origin = await env.app.listen({ host: '127.0.0.1', port: 0 });
  const tokens = await env.fetchTokens((await env.employee('Employee')).cookie);
  token = tokens[0] ?? '';
  await env.enlarge(20);
});
afterAll(() => env.close());

/** Our own figures; those of the process change all the time. */
const figures = async () =>
  (await (await fetch(`${origin}/metrics`)).text()).split('\n').filter((line) => line.startsWith('humkaar_'));
const logged = () => readFileSync(logFile, 'utf8').split('\n');
/** A request that is logged and counted, so that what came before it is too. */
const requestHealth = async () => expect((await fetch(`${origin}/health/live`)).status).toBe(200);
const withoutHealth = (lines: readonly string[]) => lines.filter((line) => !/health|metrics/.test(line));

async function write(title: string): Promise<number> {
  const { body } = await env.draft(title);
  const headers = { authorization: tokenHeader(token), 'content-type': 'application/json' };
  return (await fetch(origin + POSTS, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

describe('an operator who collects metrics and logs', () => {
  it('an operator cannot read from a metric or the log that an untraceable post was written, edited or read', async () => {
    await requestHealth();
    const before = withoutHealth(await figures());
    const lines = withoutHealth(logged());
    expect(await write('Written while metrics are collected')).toBe(201);
    expect(await write('The same token again')).toBe(409);
    expect((await fetch(`${origin}/untraceable-services/v1/keys`)).status).toBe(200);
    await requestHealth();
    expect(withoutHealth(await figures())).toEqual(before);
    expect(withoutHealth(logged())).toEqual(lines);
  });

  it('a failed attempt to write untraceably is logged once, on a later day', async () => {
    const { db } = env.services;
    const failures = () => logged().filter((line) => line.includes('nameless requests failed'));
    await sql`alter table spent_tokens rename to spent_elsewhere`.execute(db);
    for (const title of ['First attempt', 'Second attempt']) expect(await write(title)).toBe(500);
    await sql`alter table spent_elsewhere rename to spent_tokens`.execute(db);
    await requestHealth();
    expect(logged().filter((line) => line.includes('"level":50'))).toEqual([]);
    env.passHours(24);
    await requestHealth();
    await expect.poll(() => failures().length).toBe(1);
    expect(failures()[0]).toContain('"code":"42P01"');
    await requestHealth();
    expect(failures()).toHaveLength(1);
  });
});

it('an operator cannot read from the statistics of the database when an untraceable comment was accepted', async () => {
  const vacuumed = async () => {
    const { rows } = await sql<{ at: Date | null }>`
      select last_vacuum as at from pg_stat_user_tables where relname = 'untraceable_pending'`.execute(
      env.services.db,
    );
    return rows[0]?.at?.getTime() ?? 0;
  };
  await env.mix();
  const before = await vacuumed();
  expect(before).toBeGreaterThan(0);
  await env.mix();
  expect(await vacuumed()).toBeGreaterThan(before);
});
