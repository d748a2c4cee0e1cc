import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthorKeyPair } from '../../src/core/untraceable/author-keys';
import type { AuthorAction } from '../../src/core/untraceable/author-request';
import { inTurn } from '../../src/server/db/in-turn';
import { until } from '../../src/server/services/chat/testing';
import { turnOf } from '../../src/server/services/moderation/decision-queries';
import type { Services } from '../../src/server/services/services';
import { waitingQueries } from '../../src/server/testing/waiting-queries';
import {
  olderAuthorKey,
  publicPart,
  startUntraceable,
  type UntraceableEnvironment,
} from '../support/untraceable';

let env: UntraceableEnvironment;
let tokens: string[];
beforeAll(async () => {
  env = await startUntraceable();
  tokens = [];
});
afterAll(() => env.close());

async function write(title = 'A title', makePair?: () => Promise<AuthorKeyPair>) {
  if (tokens.length === 0) tokens = [...(await env.fetchTokens((await env.employee('Employee')).cookie))];
  await env.enlarge(20);
  const { pair, body } = await env.draft(title, 'A text', makePair);
  const reply = await env.publish(tokens.pop() ?? '', body);
  const postId: string = reply.body.postId;
  return {
    postId,
    pair,
    ask: (number: number, action: AuthorAction, key: AuthorKeyPair = pair) =>
      env.asAuthor(postId, key, number, action),
  };
}

async function publish(title?: string, makePair?: () => Promise<AuthorKeyPair>) {
  const post = await write(title, makePair);
  env.passHours(7);
  await env.release();
  return post;
}

const readTitle = async (postId: string) => (await env.get(`/v1/feed/${postId}`)).body.title;

it('the author edits and deletes a post that waits, with nothing but its key', async () => {
  const { postId, ask } = await write();
  expect((await ask(1, { kind: 'READ' })).body).toMatchObject({ status: 'WAITING', isEditable: true });
  const edited = await ask(1, { kind: 'EDIT', title: 'Better', text: 'Text' });
  expect(edited.body).toMatchObject({ status: 'WAITING', title: 'Better' });
  expect((await ask(2, { kind: 'DELETE' })).body.status).toBe('DELETED');
  env.passHours(7);
  await env.release();
  expect((await env.get(`/v1/feed/${postId}`)).status).toBe(404);
  expect((await ask(3, { kind: 'READ' })).status).toBe(404);
});

it('a deletion of a waiting post can be repeated until its hour, and the post stays deleted', async () => {
  const { postId, ask } = await write('To delete');
  const first = await ask(1, { kind: 'DELETE' });
  expect(first.body).toMatchObject({ postId, status: 'DELETED', title: '', content: '', isEditable: false });
  for (const number of [1, 2]) expect(await ask(number, { kind: 'DELETE' })).toEqual(first);
  expect((await ask(3, { kind: 'READ' })).body.status).toBe('DELETED');
  expect((await ask(3, { kind: 'EDIT', title: 'Back again', text: '' })).status).toBe(404);
  const { pair: other } = await env.draft('x');
  expect((await ask(3, { kind: 'DELETE' }, other)).status).toBe(401);
  env.passHours(7);
  await env.release();
  expect((await env.get(`/v1/feed/${postId}`)).status).toBe(404);
  expect((await ask(4, { kind: 'DELETE' })).status).toBe(404);
});

it('reading leaves no transaction number at the post or its key, neither before its hour nor after', async () => {
  const { postId, ask } = await write();
  const rows = async () => [
    await env.rowOf('untraceable_pending', 'item_id', postId),
    await env.rowOf('untraceable_items', 'item_id', postId),
    await env.rowOf('posts', 'id', postId),
  ];
  const waiting = await rows();
  expect((await ask(1, { kind: 'READ' })).status).toBe(200);
  expect(await rows()).toEqual(waiting);
  env.passHours(7);
  await env.release();
  const published = await rows();
  expect((await ask(2, { kind: 'READ' })).status).toBe(200);
  expect(await rows()).toEqual(published);
  expect([waiting[0], published[1], published[2]]).not.toContain(undefined);
});

it('the author edits a public post for a day, reads replies, and deletes it at any time', async () => {
  const { postId, ask } = await publish();
  const reader = await env.person('Reader');
  await env.comment(reader.aliases.ANONYMOUS, postId);
  expect((await ask(1, { kind: 'EDIT', title: 'Better', text: 'Text' })).status).toBe(200);
  expect(await readTitle(postId)).toBe('Better');
  expect((await ask(2, { kind: 'READ' })).body.replies).toMatchObject([{ text: 'A comment' }]);
  env.passHours(26);
  expect(await ask(2, { kind: 'EDIT', title: 'Late', text: '' })).toMatchObject({
    status: 403,
    body: { code: 'TOO_LATE' },
  });
  expect((await ask(3, { kind: 'DELETE' })).body).toMatchObject({ status: 'DELETED', title: '' });
  expect((await env.get(`/v1/feed/${postId}`)).status).toBe(410);
});

it('a recorded request has no effect later, and the last one may be repeated after a lost response', async () => {
  const { postId, ask } = await publish();
  const first = { kind: 'EDIT', title: 'First', text: '' } as const;
  await ask(1, first);
  await ask(2, { kind: 'EDIT', title: 'Second', text: '' });
  expect(await ask(1, first)).toMatchObject({
    status: 409,
    body: { code: 'OLD_REQUEST', params: { last: 2 } },
  });
  expect(await readTitle(postId)).toBe('Second');
  expect((await ask(2, { kind: 'EDIT', title: 'Second', text: '' })).status).toBe(200);
});

it('another key, another post and a changed text are refused', async () => {
  const { postId, pair, ask } = await publish();
  const { pair: other } = await env.draft('x');
  expect(await ask(1, { kind: 'DELETE' }, other)).toMatchObject({ status: 401 });
  const post = await publish();
  expect((await post.ask(1, { kind: 'DELETE' }, pair)).status).toBe(401);
  const signature = randomBytes(64).toString('base64url');
  const request = { number: 1, kind: 'DELETE', authorKey: publicPart(pair), signature };
  const reply = await env.nameless(`posts/${postId}/author`, request);
  expect(reply).toMatchObject({ status: 401, body: { code: 'AUTHOR_KEY_REFUSED' } });
});

it('an author whose browser has no Ed25519 edits and deletes a post, before its hour and after it', async () => {
  const { postId, pair, ask } = await write('A title', olderAuthorKey);
  expect(pair.algorithm).toBe('P-256');
  expect((await ask(1, { kind: 'EDIT', title: 'Better', text: '' })).status).toBe(200);
  env.passHours(7);
  await env.release();
  // A P-256 signature of the same request differs each time; the last request may be repeated all the same.
  for (let time = 0; time < 2; time++)
    expect((await ask(2, { kind: 'EDIT', title: 'Best', text: '' })).status).toBe(200);
  expect(await readTitle(postId)).toBe('Best');
  const { pair: other } = await env.draft('x', '', olderAuthorKey);
  expect((await ask(3, { kind: 'DELETE' }, other)).status).toBe(401);
  expect((await ask(3, { kind: 'DELETE' })).body.status).toBe('DELETED');
});

it('no row shows which kind of key an author has, so posts from older browsers look like all others', async () => {
  const written = [await publish('Usual'), await publish('Older', olderAuthorKey)];
  const shape = async ({ postId, ask }: (typeof written)[number]) => {
    await ask(1, { kind: 'EDIT', title: 'Changed', text: '' });
    const row = await env.services.db
      .selectFrom('untraceable_items')
      .selectAll()
      .where('item_id', '=', postId)
      .executeTakeFirstOrThrow();
    return Object.entries(row).map(([column, value]) => [column, String(value).length]);
  };
  const [usual, older] = await Promise.all(written.map(shape));
  expect(usual).toEqual(older);
  const rows = JSON.stringify(await env.services.db.selectFrom('untraceable_items').selectAll().execute());
  for (const { pair } of written)
    for (const part of [pair.value, 'Ed25519', 'P-256']) expect(rows).not.toContain(part);
});

const HIDE = { decision: 'HIDE', rule: 'A1', message: 'An insult', is_appeal: false } as const;
const KEEP = { ...HIDE, decision: 'KEEP', rule: 'K1' } as const;

async function decide(db: Services['db'], postId: string, decision: typeof HIDE | typeof KEEP) {
  const hidden = { status: 'AUTHOR_REJECTED', hold_reason: 'MODERATOR' } as const;
  await db
    .updateTable('posts')
    .set(decision.decision === 'HIDE' ? hidden : { status: 'LIVE', hold_reason: null })
    .where('id', '=', postId)
    .execute();
  const about = { id: env.services.newId(), resource_type: 'POST', resource_id: postId } as const;
  await db
    .insertInto('moderation_decisions')
    .values({ ...about, ...decision, decided_on: '2026-11-20' })
    .execute();
}

it('the author reads why a moderator hid the post, and appeals once', async () => {
  const { postId, ask } = await publish();
  expect(await ask(1, { kind: 'APPEAL', text: 'Please look again' })).toMatchObject({
    status: 409,
    body: { code: 'NOT_HIDDEN' },
  });
  await decide(env.services.db, postId, HIDE);
  expect((await ask(2, { kind: 'READ' })).body).toMatchObject({
    status: 'AUTHOR_REJECTED',
    decision: { verdict: 'HIDE', rule: 'A1', text: 'An insult', appeal: 'NONE' },
  });
  const appealed = await ask(2, { kind: 'APPEAL', text: 'Please look again' });
  expect(appealed.body.decision.appeal).toBe('OPEN');
  expect(await ask(3, { kind: 'APPEAL', text: 'And again' })).toMatchObject({
    status: 409,
    body: { code: 'APPEALED_ALREADY' },
  });
});

it('no appeal waits for a decision that a moderator takes back at the same moment', async () => {
  const { postId, ask } = await publish();
  await decide(env.services.db, postId, HIDE);
  const turn = turnOf({ resourceType: 'POST', resourceId: postId });
  const { sent } = await inTurn(env.services.db, turn, async (db) => {
    let isAnswered = false;
    const response = ask(1, { kind: 'APPEAL', text: 'Please look again' }).finally(() => {
      isAnswered = true;
    });
    await until(async () => isAnswered || (await waitingQueries(env)) === 1);
    await decide(db, postId, KEEP);
    return { sent: response };
  });
  expect(await sent).toMatchObject({ status: 409, body: { code: 'NOT_HIDDEN' } });
  const appeals = await env.services.db.selectFrom('appeals').where('resource_id', '=', postId).execute();
  expect(appeals).toEqual([]);
});
