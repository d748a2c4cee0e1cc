import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inclusionProof, TILE_WIDTH } from '../../../core/trust/tree';
import { inTransaction } from '../../db/in-transaction';
import { insertPost } from '../composer/writing-queries';
import type { Person } from '../posts/testing';
import { fileHead } from './log-head';
import { mixPending } from './mix-pending';
import { appendPending } from './pending-queries';
import { publishLog } from './publish-log';
import { type LoggedEnvironment, startLoggedEnvironment } from './testing';
import { storedTree } from './tree-queries';

const A_WEEK_AND_A_DAY = 8 * 24;
let env: LoggedEnvironment;
let author: Person;
beforeEach(async () => {
  env = await startLoggedEnvironment();
  author = await env.person('Author');
});
afterEach(() => env.close());

const sizeOf = async () => Number(String(await env.file('checkpoint')).split('\n')[1]);

it('a post enters the log when its hour is over, without its text, its author or its id', async () => {
  const id = await env.createPost(author.cookie, 'A title to hide');
  await env.publish();
  expect(await sizeOf()).toBe(0);
  env.passHours(1);
  await env.publish();
  expect(await sizeOf()).toBe(1);
  const tile = String(await env.file('tile/entries/000.p/1'));
  expect(tile).toContain('"kind":"accepted","type":"POST"');
  for (const secret of [id, 'A title to hide', author.memberId, author.aliases.ANONYMOUS])
    expect(tile).not.toContain(secret);
});

it('a post that was rolled back leaves nothing in the log', async () => {
  const failing = inTransaction(env.services.db, async (db) => {
    const text = { kind: 'TEXT', title: 'Undone', content: '', media: [], holdReason: null } as const;
    const community = { type: 'TOPIC', entityId: 42 } as const;
    const alias = { id: env.services.newId(), aliasId: author.aliases.ANONYMOUS };
    await insertPost(db, { ...alias, ...text, community, now: env.services.now() });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  env.passHours(1);
  await env.publish();
  expect(await env.entries()).toEqual([]);
});

it('the log contains an edit and a deletion, but no repeated edit that changes nothing', async () => {
  const id = await env.createPost(author.cookie);
  for (let time = 0; time < 2; time++)
    await env.write('PATCH', `/v2/post/${id}`, { title: 'Another title', content: '' }, author.cookie);
  const salts = () => env.services.db.selectFrom('log_contributions').selectAll().execute();
  expect(await salts()).toHaveLength(1);
  await env.write('DELETE', `/v2/post/${id}`, undefined, author.cookie);
  expect(await salts()).toEqual([]);
  env.passHours(24);
  await env.publish();
  env.passHours(A_WEEK_AND_A_DAY);
  await env.publish();
  const kinds = (await env.entries()).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['accepted', 'changed', 'deleted']);
});

it('two servers that publish at once put every entry into the log exactly once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => env.createPost(author.cookie)));
  env.passHours(1);
  await Promise.all([env.publish(), env.publish(), env.publish()]);
  const commitments = (await env.entries()).map(({ commitment }) => commitment);
  expect(new Set(commitments).size).toBe(ids.length);
  expect(await sizeOf()).toBe(ids.length);
});

it('a post deleted while the log is written is in the log, and so is its deletion', async () => {
  const id = await env.createPost(author.cookie);
  env.passHours(1);
  await Promise.all([env.publish(), env.write('DELETE', `/v2/post/${id}`, undefined, author.cookie)]);
  env.passHours(A_WEEK_AND_A_DAY);
  await env.publish();
  const [first, second] = await env.entries();
  expect([first?.kind, second?.kind]).toEqual(['accepted', 'deleted']);
  expect(second?.commitment).toBe(first?.commitment);
});

it('a server that stopped between the tiles and the checkpoint signs the same tree afterwards', async () => {
  await env.createPost(author.cookie);
  env.passHours(1);
  const { head } = env.log;
  const failing = {
    ...env.log,
    head: {
      ...head,
      write: (note: string) => {
        head.write(note);
        throw new Error('stopped');
      },
    },
  };
  await expect(publishLog(env.services, failing)).rejects.toThrow('stopped');
  expect(await env.file('tile/0/000.p/1')).toBeUndefined();
  await env.publish();
  expect(await sizeOf()).toBe(1);
  expect(String(await env.file('checkpoint'))).toContain(
    readFileSync(join(env.config.dataDir, 'public-log.head'), 'utf8'),
  );
});

it('the server does not sign a restored backup: neither a shorter tree nor another one of the same length', async () => {
  await env.createPost(author.cookie);
  env.passHours(1);
  await env.publish();
  const signed = String(await env.file('checkpoint'));
  await sql`truncate log_entries, log_hashes, log_checkpoints`.execute(env.services.db);
  await expect(env.publish()).rejects.toThrow(/does not extend the signed one .*LOG_NAME/);
  await env.services.db
    .insertInto('log_pending')
    .values({ entry: '{}', due_at: new Date(0) })
    .execute();
  await expect(env.publish()).rejects.toThrow(/Nothing was signed/);
  expect(await env.file('checkpoint')).toBeUndefined();
  expect(fileHead(env.config.dataDir).read()?.size).toBe(Number(signed.split('\n')[1]));
});

it('entries of one transaction get new keys and new transaction numbers among decoys', async () => {
  const numbers = async () => {
    const { rows } = await sql<{ entry: string; key: string; number: string }>`
      select entry, key, xmin::text as number from log_pending`.execute(env.services.db);
    return rows;
  };
  for (let post = 0; post < 5; post++) await env.createPost(author.cookie);
  const before = await numbers();
  await mixPending(env.services.db);
  const after = await numbers();
  expect(new Set(before.map(({ number }) => number)).size).toBe(5);
  expect(new Set(after.map(({ number }) => number)).size).toBe(1);
  expect(after.map(({ entry }) => entry).sort()).toEqual(before.map(({ entry }) => entry).sort());
  expect(after.some(({ key }) => before.some((row) => row.key === key))).toBe(false);
});

const GO_PATH = '/usr/share/gocode';
const hasGo =
  existsSync(`${GO_PATH}/src/golang.org/x/mod/sumdb/tlog`) && spawnSync('go', ['version']).status === 0;
const VERIFIER = 'tests/support/foreign-verifier/main.go';

it.skipIf(!hasGo)(
  'Go’s checksum-database packages accept the checkpoint, all tiles and a proof of the log',
  async () => {
    const size = 600;
    const pending = Array.from({ length: size }, (_, index) => ({
      entry: { kind: 'rule', name: `rule ${index}`, hash: '' } as const,
      dueAt: new Date(0),
    }));
    await appendPending(env.services.db, pending);
    await env.publish();
    const tiles: Record<string, string> = {};
    const read = async (path: string) => {
      tiles[path] = (await env.file(path))?.toString('base64') ?? '';
    };
    for (const kind of ['0', 'entries'])
      for (let index = 0; index * TILE_WIDTH < size; index++) {
        const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
        await read(`tile/${kind}/00${index}${width < TILE_WIDTH ? `.p/${width}` : ''}`);
      }
    await read('tile/1/000.p/2');
    const proof = await inclusionProof(storedTree(env.services.db), 513, size);
    const input = {
      Key: String(await env.file('key')).trim(),
      Checkpoint: String(await env.file('checkpoint')),
      Tiles: tiles,
      Index: 513,
      Proof: proof.map((hash) => Buffer.from(hash).toString('base64')),
    };
    const answer = execFileSync('go', ['run', VERIFIER], {
      input: JSON.stringify(input),
      env: { ...process.env, GO111MODULE: 'off', GOPATH: GO_PATH, GOCACHE: `${env.config.dataDir}/go` },
    });
    expect(String(answer)).toBe('600 entries');
  },
  120_000,
);
