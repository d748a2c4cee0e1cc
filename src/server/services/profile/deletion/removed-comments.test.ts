import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from '../../posts/testing';
import { endDueAccounts } from './end-accounts';

const A_DAY_MS = 86_400_000;

let env: TestEnvironment;
let now = Date.parse('2026-11-20T10:00:00Z');
let other: Person;
let post: string;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => new Date(now) });
  other = await env.person('Other');
  post = await env.post(other.aliases.ANONYMOUS);
});
afterAll(() => env.close());

const write = async (person: Person, path: string): Promise<string> => {
  const body = { text: `A comment of ${person.memberId}`, profileType: 'ANONYMOUS' };
  return (await env.write('POST', path, body, person.cookie)).body.commentId;
};
const comment = (person: Person) => write(person, `/v1/post/${post}/comment`);
const reply = (person: Person, to: string) => write(person, `/v1/post/comment/${to}/reply`);
const remove = (person: Person, id: string) =>
  env.write('DELETE', `/v1/comment/${id}`, undefined, person.cookie);
const hide = (id: string) =>
  env.services.db.transaction().execute(async (db) => {
    await db.updateTable('comments').set({ status: 'FLAGGED' }).where('id', '=', id).execute();
    await db
      .updateTable('posts')
      .set((row) => ({ comments: row('comments', '-', 1) }))
      .where('id', '=', post)
      .execute();
  });

/** Ends the account with all its comments, and a day later everything that is left of it. */
async function end({ memberId }: Person): Promise<void> {
  const choices = JSON.stringify([{ kind: 'COMMENT', fate: 'REMOVE' }]);
  await env.services.db
    .insertInto('account_deletions')
    .values({ member_id: memberId, due_on: '2026-11-20', choices })
    .execute();
  for (let day = 0; day < 10; day++) {
    await endDueAccounts(env.services);
    now += A_DAY_MS;
  }
}

it('an account deletion subtracts only the comments that readers saw, and ends for all accounts', async () => {
  const { db } = env.services;
  const [me, colleague] = [await env.person('Tara'), await env.person('Vikram')];
  const theirs = await comment(other);
  await remove(me, await comment(me));
  await hide(await comment(me));
  await remove(me, await reply(me, theirs));
  await reply(me, theirs);
  const shown = async () => {
    const { body } = await env.get(`/v1/post/${post}/comments`);
    const { commentsCount } = (await env.get(`/v1/feed/${post}`)).body;
    return [commentsCount, body.items.length, body.items[0].repliesCount];
  };
  expect(await shown()).toEqual([2, 1, 1]);
  await end(me);
  expect(await shown()).toEqual([1, 1, 0]);
  await end(colleague);
  const left = await db.selectFrom('account_deletion_parts').select('kind').execute();
  expect(left).toEqual([]);
});

it('a removed answer with replies becomes a placeholder like any deleted comment, and is no top answer', async () => {
  const [me, reader] = [await env.person('Tara'), await env.person('Leena')];
  post = await env.post(other.aliases.ANONYMOUS, { kind: 'QUESTION', title: 'Is the bond legal?' });
  const answer = await comment(me);
  await reply(reader, answer);
  await env.call('/v1/vote', { resourceId: answer, resourceType: 'COMMENT', voteType: 'UP' }, reader.cookie);
  await env.write('PUT', `/v1/comment/${answer}/reaction`, { reaction: 'like' }, reader.cookie);
  expect((await env.get(`/v1/feed/${post}`)).body.topAnswer.text).toContain('A comment of');
  await end(me);
  const question = (await env.get(`/v1/feed/${post}`)).body;
  expect([question.topAnswer, question.commentsCount]).toEqual([null, 1]);
  const [placeholder] = (await env.get(`/v1/post/${post}/comments`)).body.items;
  expect(placeholder).toMatchObject({ status: 'DELETED', text: '', author: { userName: '' } });
  expect([placeholder.votes.upCount, placeholder.reactions.like, placeholder.repliesCount]).toEqual([
    0, 0, 1,
  ]);
  const { db } = env.services;
  const row = await db.selectFrom('comments').selectAll().where('id', '=', answer).executeTakeFirstOrThrow();
  expect([row.text, row.up, row.likes]).toEqual(['', 0, 0]);
  for (const [table, column] of [
    ['votes', 'resource_id'],
    ['comment_reactions', 'comment_id'],
  ] as const)
    expect(
      (await env.database.pool.query(`select from ${table} where ${column} = $1`, [answer])).rowCount,
    ).toBe(0);
});
