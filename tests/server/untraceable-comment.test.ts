import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthorKeyPair } from '../../src/core/untraceable/author-keys';
import type { AuthorAction } from '../../src/core/untraceable/author-request';
import { makeModerator } from '../../src/server/testing/make-moderator';
import { startUntraceable, type UntraceableEnvironment } from '../support/untraceable';

let env: UntraceableEnvironment;
let tokens: string[];
let reader: Awaited<ReturnType<UntraceableEnvironment['person']>>;
let employee: Awaited<ReturnType<UntraceableEnvironment['employee']>>;
beforeAll(async () => {
  env = await startUntraceable();
  tokens = [];
  reader = await env.person('Reader');
});
afterAll(() => env.close());

async function token(): Promise<string> {
  if (tokens.length === 0) {
    employee = await env.employee('Employee');
    tokens = [...(await env.makeTokens(employee.cookie))];
  }
  await env.enlarge(20);
  return tokens.pop() ?? '';
}

async function write(postId: string, text?: string, replyTo?: string) {
  const { pair, body } = await env.draftComment(postId, text, replyTo);
  const reply = await env.publishComment(await token(), body);
  expect(reply.status).toBe(201);
  const id: string = reply.body.commentId;
  return {
    id,
    appearsOn: reply.body.appearsOn as string,
    ask: (number: number, action: AuthorAction, key: AuthorKeyPair = pair) =>
      env.asCommentAuthor(id, key, number, action),
  };
}

async function passAndRelease() {
  env.passHours(7);
  await env.release();
}

const commentsOf = async (postId: string) => {
  const { body } = await env.get(`/v1/post/${postId}/comments`);
  return body.items as { commentId: string; text: string; createdOn: string; author: { userName: string } }[];
};

describe('an untraceable comment', () => {
  it('an untraceable comment appears below its post after its random hour, under the name of the group, once for one token', async () => {
    const postId = await env.post(reader.aliases.ANONYMOUS);
    const paid = await token();
    const { body: input } = await env.draftComment(postId, 'A comment without an author');
    const first = await env.publishComment(paid, input);
    expect(first.body.appearsOn).toMatch(/T\d\d:00:00\.000Z$/);
    expect((await env.publishComment(paid, input)).body).toEqual(first.body);
    await env.release();
    expect(await commentsOf(postId)).toEqual([]);
    await passAndRelease();
    expect(await commentsOf(postId)).toMatchObject([
      {
        text: 'A comment without an author',
        createdOn: first.body.appearsOn,
        author: { userName: 'Verified at Zentrix Labs, untraceable' },
      },
    ]);
    expect((await env.publishComment(paid, input)).body).toEqual(first.body);
    const { body: other } = await env.draftComment(postId, 'Another text');
    expect(await env.publishComment(paid, other)).toMatchObject({
      status: 409,
      body: { code: 'PASS_SPENT' },
    });
  });

  it('an untraceable comment and a post that spend the same token at the same time are created once', async () => {
    const postId = await env.post(reader.aliases.ANONYMOUS);
    const paid = await token();
    const [{ body: comment }, { body: post }] = [await env.draftComment(postId), await env.draft('A post')];
    const replies = await Promise.all([env.publishComment(paid, comment), env.publish(paid, post)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('an untraceable comment replies only to a comment of the same post, and to the post if that comment is gone', async () => {
    const [postId, otherId] = [
      await env.post(reader.aliases.ANONYMOUS),
      await env.post(reader.aliases.ANONYMOUS),
    ];
    const [above, elsewhere] = [
      await env.comment(reader.aliases.ANONYMOUS, postId),
      await env.comment(reader.aliases.ANONYMOUS, otherId),
    ];
    const { body: wrong } = await env.draftComment(postId, 'A text', elsewhere);
    expect((await env.publishComment(await token(), wrong)).status).toBe(404);
    const { id } = await write(postId, 'An answer', above);
    const { id: alone } = await write(postId, 'An answer to what goes', above);
    await passAndRelease();
    const parents = await sql<{ id: string; parent_id: string | null }>`
      select id, parent_id from comments where id in (${id}, ${alone})`.execute(env.services.db);
    expect(parents.rows.map((row) => row.parent_id)).toEqual([above, above]);
    const { id: late } = await write(otherId, 'An answer', elsewhere);
    await sql`delete from comments where id = ${elsewhere}`.execute(env.services.db);
    await passAndRelease();
    const { rows } = await sql<{ parent_id: string | null }>`
      select parent_id from comments where id = ${late}`.execute(env.services.db);
    expect(rows).toEqual([{ parent_id: null }]);
  });

  it('an untraceable comment does not appear below a post that was deleted in the meantime, and leaves nothing', async () => {
    const postId = await env.post(reader.aliases.ANONYMOUS);
    const { id, ask } = await write(postId);
    await env.services.db.updateTable('posts').set({ status: 'DELETED' }).where('id', '=', postId).execute();
    await passAndRelease();
    expect((await ask(1, { kind: 'READ' })).status).toBe(404);
    const { rows } = await sql`
      select from comments where id = ${id} union all select from untraceable_items where item_id = ${id}
      union all select from untraceable_pending where item_id = ${id}`.execute(env.services.db);
    expect(rows).toEqual([]);
  });

  it('an untraceable comment needs a token, a public post and a text without contact details', async () => {
    const postId = await env.post(reader.aliases.ANONYMOUS);
    const { body } = await env.draftComment(postId);
    expect((await env.publishComment('A'.repeat(472), body)).status).toBe(401);
    const { body: nowhere } = await env.draftComment('NoSuchPost000000000000');
    expect((await env.publishComment(await token(), nowhere)).status).toBe(404);
    const { body: contact } = await env.draftComment(postId, 'Call me: 98450 12345');
    expect((await env.publishComment(await token(), contact)).status).toBe(422);
  });
});

describe('the author of an untraceable comment', () => {
  it('the author of an untraceable comment edits it while it waits and for a day, collects answers, and deletes it at any time', async () => {
    const postId = await env.post(reader.aliases.ANONYMOUS);
    const { id, ask } = await write(postId);
    expect((await ask(1, { kind: 'READ' })).body).toMatchObject({ status: 'WAITING', postId, title: '' });
    expect((await ask(1, { kind: 'EDIT', title: '', text: 'Better' })).body).toMatchObject({
      content: 'Better',
    });
    await passAndRelease();
    expect(await commentsOf(postId)).toMatchObject([{ text: 'Better' }]);
    expect((await ask(2, { kind: 'EDIT', title: '', text: 'Best' })).status).toBe(200);
    const answer = { text: 'An answer', profileType: 'ANONYMOUS' };
    expect(
      (await env.write('POST', `/v1/post/comment/${id}/reply`, answer, await env.signIn(reader.memberId)))
        .status,
    ).toBe(201);
    expect((await ask(3, { kind: 'READ' })).body).toMatchObject({
      content: 'Best',
      replies: [{ text: 'An answer' }],
    });
    env.passHours(26);
    expect(await ask(3, { kind: 'EDIT', title: '', text: 'Late' })).toMatchObject({
      status: 403,
      body: { code: 'TOO_LATE' },
    });
    expect((await ask(4, { kind: 'DELETE' })).body).toMatchObject({ status: 'DELETED', content: '' });
  });

  it('other keys, repeated requests and the address of posts are refused for a comment', async () => {
    const postId = await env.post(reader.aliases.ANONYMOUS);
    const { id, ask } = await write(postId);
    const { pair: other } = await env.draftComment(postId);
    expect((await ask(1, { kind: 'DELETE' }, other)).status).toBe(401);
    await passAndRelease();
    await ask(1, { kind: 'EDIT', title: '', text: 'First' });
    await ask(2, { kind: 'EDIT', title: '', text: 'Second' });
    expect(await ask(1, { kind: 'EDIT', title: '', text: 'First' })).toMatchObject({
      status: 409,
      body: { code: 'OLD_REQUEST' },
    });
    const { pair, body } = await env.draftComment(postId, 'Another one');
    const { commentId } = (await env.publishComment(await token(), body)).body;
    expect((await env.asAuthor(commentId, pair, 1, { kind: 'READ' })).status).toBe(404);
    expect((await env.asAuthor(id, pair, 3, { kind: 'READ' })).status).toBe(401);
  });

  it('the author of an untraceable comment reads why a moderator hid it, and appeals once', async () => {
    const postId = await env.post(reader.aliases.ANONYMOUS);
    const { id, ask } = await write(postId);
    await passAndRelease();
    const moderator = await env.person('Moderator');
    await makeModerator(env.services.db, moderator.memberId);
    const decision = {
      resourceType: 'COMMENT',
      resourceId: id,
      decision: 'HIDE',
      rule: 'A1',
      text: 'An insult',
    };
    const reply = await env.send({
      method: 'POST',
      url: '/moderation-services/v1/decision',
      headers: { cookie: moderator.cookie, 'idempotency-key': env.services.newId() },
      payload: decision,
    });
    expect(reply.statusCode).toBe(204);
    expect(await commentsOf(postId)).toEqual([]);
    expect((await ask(1, { kind: 'READ' })).body).toMatchObject({
      status: 'FLAGGED',
      decision: { rule: 'A1', text: 'An insult', appeal: 'NONE' },
    });
    expect((await ask(1, { kind: 'APPEAL', text: 'Look again' })).body.decision.appeal).toBe('OPEN');
    expect((await ask(2, { kind: 'APPEAL', text: 'And again' })).body.code).toBe('APPEALED_ALREADY');
  });
});
