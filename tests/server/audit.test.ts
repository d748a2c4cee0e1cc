import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuditOptions, audit } from '../../scripts/audit/audit';
import { nodeDigest } from '../../scripts/audit/log-reader';
import { leafHash } from '../../src/core/trust/tree';
import { logChange } from '../../src/server/services/trust/log-contributions';
import { logSigner } from '../../src/server/services/trust/log-signer';
import { type LoggedEnvironment, startLoggedEnvironment } from '../../src/server/services/trust/testing';
import { RULES, SIZE, writeHistory } from '../support/logged-history';

let env: LoggedEnvironment;
let ids: Awaited<ReturnType<typeof writeHistory>>['ids'];
let earlier: string;
beforeEach(async () => {
  env = await startLoggedEnvironment();
  ({ ids, earlier } = await writeHistory(env));
});
afterEach(() => env.close());

const run = (options: Partial<AuditOptions> = {}) =>
  audit(env.file, { now: env.services.now().getTime(), since: earlier, ...options });
const alter = (statement: ReturnType<typeof sql>) => statement.execute(env.services.db);

/** The place in the log of the entry that accepted this contribution. */
async function entryOf(id: string): Promise<string> {
  const { rows } = await sql<{ index: string }>`
    select e.index from log_entries e join log_contributions l on l.commitment = e.commitment
    where l.resource_id = ${id}`.execute(env.services.db);
  return `entry ${rows[0]?.index}`;
}

const replaceEntry = async (index: number, entry: string) => {
  const hash = Buffer.from(await leafHash((bytes) => nodeDigest.sha256(bytes), Buffer.from(entry)));
  await alter(sql`update log_entries set entry = ${entry} where index = ${index}`);
  await alter(
    sql`update log_hashes set hash = ${hash.toString('base64')} where level = 0 and index = ${index}`,
  );
};

it('an honest server passes before and after an edit', async () => {
  expect(await run()).toMatchObject({ findings: [], waiting: [], size: SIZE });
  const text = { title: 'Another title', content: '' };
  const { cookie } = await env.person('Newcomer');
  const fresh = await env.createPost(cookie);
  env.passHours(1);
  await env.publish();
  await env.write('PATCH', `/v2/post/${fresh}`, text, cookie);
  expect(await run()).toMatchObject({ findings: [], waiting: [{ index: SIZE }], size: SIZE + 1 });
  env.passHours(24);
  await env.publish();
  expect(await run()).toMatchObject({ findings: [], waiting: [], size: SIZE + 2 });
});

it('a deletion whose entry is still pending is reported as promised', async () => {
  const { cookie } = await env.person('Newcomer');
  const id = await env.createPost(cookie);
  env.passHours(1);
  await env.publish();
  await env.write('DELETE', `/v2/post/${id}`, undefined, cookie);
  const { findings, waiting } = await run();
  expect([findings, waiting.length]).toEqual([[], 1]);
});

it('a comment below a hidden post is not shown by the log either', async () => {
  const { services } = env;
  await services.db.updateTable('posts').set({ status: 'FLAGGED' }).where('id', '=', ids.post).execute();
  await logChange(services.db, { type: 'POST', id: ids.post }, services.now());
  expect((await run()).findings).toEqual([]);
  expect(String(await env.file('served/1'))).not.toContain('A comment');
  env.passHours(24);
  await env.publish();
  expect((await run()).findings).toEqual([]);
});

describe('a planted manipulation is found and located', () => {
  const GONE = 'no entry says why';
  it.each<[string, 'post' | 'comment' | 'review', () => ReturnType<typeof sql>, string]>([
    ['a deleted post', 'post', () => sql`delete from posts where id = ${ids.post}`, GONE],
    ['a deleted comment', 'comment', () => sql`delete from comments where id = ${ids.comment}`, GONE],
    ['a deleted review', 'review', () => sql`delete from company_reviews where id = ${ids.review}`, GONE],
    [
      'a changed title',
      'post',
      () => sql`update posts set title = 'x' where id = ${ids.post}`,
      'other content',
    ],
    [
      'a changed comment',
      'comment',
      () => sql`update comments set text = 'x' where id = ${ids.comment}`,
      'other content',
    ],
    [
      'a changed rating',
      'review',
      () => sql`update company_reviews set overall = 1 where id = ${ids.review}`,
      'other content',
    ],
    [
      'a hidden post',
      'post',
      () =>
        sql`update posts set status = 'AUTHOR_REJECTED', hold_reason = 'MODERATOR' where id = ${ids.post}`,
      GONE,
    ],
    [
      'a hidden comment',
      'comment',
      () => sql`update comments set status = 'FLAGGED', hold_reason = 'MODERATOR' where id = ${ids.comment}`,
      GONE,
    ],
    [
      'a hidden review',
      'review',
      () => sql`update company_reviews set status = 'HIDDEN' where id = ${ids.review}`,
      GONE,
    ],
    [
      'a forgotten salt',
      'post',
      () => sql`delete from log_contributions where resource_id = ${ids.post}`,
      GONE,
    ],
    [
      'another salt',
      'review',
      () => sql`update log_contributions set salt = 'x' where resource_id = ${ids.review}`,
      'other content',
    ],
    [
      'the text and the hash of a row',
      'comment',
      () => sql`update log_contributions set commitment = 'x' where resource_id = ${ids.comment}`,
      GONE,
    ],
  ])('a manipulated row is found: %s', async (_, kind, statement, what) => {
    const where = await entryOf(ids[kind]);
    await alter(statement());
    const { findings } = await run();
    expect(findings).toContainEqual({ where, what: expect.stringContaining(what) });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'an altered entry',
      () => alter(sql`update log_entries set entry = '{"kind":"rule"}' where index = 7`),
      'entry 7',
    ],
    [
      'two swapped entries',
      () =>
        alter(
          sql`update log_entries set entry = (select entry from log_entries where index = 9) where index = 8`,
        ),
      'entry 8',
    ],
    [
      'an entry without an end',
      () => alter(sql`update log_entries set entry = '{' where index = 3`),
      'entry 3',
    ],
    [
      'an entry and its hash',
      () => replaceEntry(11, '{"kind":"rule","name":"mine","hash":""}'),
      'tile/1/000.p/1, hash 0',
    ],
    [
      'an entry and its hash in the last tile',
      () => replaceEntry(RULES + 1, '{"kind":"rule","name":"mine","hash":""}'),
      `checkpoint of ${SIZE} entries`,
    ],
    ['a missing entry', () => alter(sql`delete from log_entries where index = 20`), 'tile/entries/000'],
  ])('a manipulated leaf is found: %s', async (_, change, where) => {
    await change();
    expect((await run()).findings).toContainEqual({ where, what: expect.any(String) });
  });

  it('a reverted deletion is found, with its hash', async () => {
    const { rows } = await sql<{ index: string; commitment: string }>`
      select index, commitment from log_entries where entry like '{"kind":"deleted"%'`.execute(
      env.services.db,
    );
    await replaceEntry(Number(rows[0]?.index), '{"kind":"rule","name":"mine","hash":""}');
    const accepted = (await env.entries()).findIndex(({ commitment }) => commitment === rows[0]?.commitment);
    const { findings } = await run();
    expect(findings).toContainEqual({ where: `entry ${accepted}`, what: expect.stringContaining(GONE) });
  });

  const ZERO = Buffer.alloc(32).toString('base64');
  it.each<[string, () => Promise<unknown>, string]>([
    [
      'another hash of a leaf',
      () => alter(sql`update log_hashes set hash = ${ZERO} where level = 0 and index = 30`),
      'entry 30',
    ],
    [
      'another hash of a full tile',
      () => alter(sql`update log_hashes set hash = ${ZERO} where level = 1`),
      'tile/1/000.p/1, hash 0',
    ],
    [
      'a missing hash',
      () => alter(sql`delete from log_hashes where level = 0 and index = 300`),
      'tile/0/001.p/49',
    ],
    [
      'an older checkpoint',
      () => alter(sql`update log_checkpoints set note = ${earlier.replace(`\n${RULES}\n`, '\n299\n')}`),
      'checkpoint',
    ],
  ])('a manipulated tile is found: %s', async (_, change, where) => {
    await change();
    expect((await run()).findings).toContainEqual({ where, what: expect.any(String) });
  });

  it('a shorter log with a valid signature is found', async () => {
    const { note } = await env.services.db
      .selectFrom('log_checkpoints')
      .select('note')
      .executeTakeFirstOrThrow();
    await alter(sql`update log_checkpoints set note = ${earlier}, size = ${RULES}`);
    const { findings } = await run({ since: note });
    expect(findings).toEqual([
      { where: 'checkpoint', what: `has fewer entries than the earlier one (${SIZE})` },
    ]);
  });

  it('a checkpoint by another key under the same name is found', async () => {
    const key = String(await env.file('key')).trim();
    const forger = logSigner(env.config.logName, Buffer.alloc(32, 7));
    const note = await forger.sign({ size: 1, root: new Uint8Array(32) });
    await alter(sql`update log_checkpoints set note = ${note}`);
    const { findings } = await run({ key });
    expect(findings).toContainEqual({
      where: 'checkpoint',
      what: expect.stringContaining('did not sign it'),
    });
  });
});
