import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleInterview, exampleReview } from '../../testing/contributions';
import { makeModerator } from '../../testing/make-moderator';
import { type Person, startTestEnvironment, type TestEnvironment, voteInPoll } from '../posts/testing';
import { ensureFormerMember, FORMER_ALIAS } from '../profile/deletion/account-deletion-queries';
import { groupAlias } from '../untraceable/group-alias';
import { HIDE, INTERVIEWS, MINE } from './testing';

const USER = '/user-services/v1/user';
const TITLE = 'Zq names a colleague';

let env: TestEnvironment;
let author: Person;
let reader: Person;
let moderator: Person;
beforeAll(async () => {
  env = await startTestEnvironment();
});
afterAll(() => env.close());
beforeEach(async () => {
  [author, reader, moderator] = [
    await env.person('Author'),
    await env.person('Reader'),
    await env.person('Moderator'),
  ];
  const { db } = env.services;
  await makeModerator(db, moderator.memberId);
});

type Method = 'GET' | 'POST' | 'PUT';
const ask = async ({ cookie }: Person, method: Method, url: string, payload?: object) => {
  const headers = { cookie, 'idempotency-key': env.services.newId() };
  const response = await env.send({ method, url, headers, ...(payload && { payload }) });
  expect(response.statusCode, `${method} ${url} ${response.body}`).toBeLessThan(300);
  return response.body === '' ? undefined : response.json();
};
const hide = (resourceType: string, resourceId: string) =>
  ask(moderator, 'POST', '/moderation-services/v1/decision', { resourceType, resourceId, ...HIDE });

it('[R-876] the title of a removed post stays visible to its author only, also in lists and exports', async () => {
  const { ANONYMOUS } = author.aliases;
  const ends_at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000);
  const post = await env.post(ANONYMOUS, { title: TITLE, kind: 'POLL' });
  await env.services.db.insertInto('polls').values({ post_id: post, ends_at }).execute();
  const option = { post_id: post, option_id: 1, text: `${TITLE} of pay` };
  await env.services.db.insertInto('poll_options').values(option).execute();
  await voteInPoll(env, post, [reader.memberId]);
  const question = await env.post(ANONYMOUS, { title: TITLE, kind: 'QUESTION', comments: 3 });
  const removed = await env.comment(ANONYMOUS, question);
  await env.services.db.updateTable('comments').set({ text: TITLE }).where('id', '=', removed).execute();
  for (const id of [post, question]) {
    for (const alias of [reader, author]) await env.comment(alias.aliases.ANONYMOUS, id);
    await env.write(
      'POST',
      '/v1/vote',
      { resourceId: id, resourceType: 'POST', voteType: 'UP' },
      reader.cookie,
    );
    await env.write('POST', `/v1/post/${id}/not-interested`, { wanted: true }, reader.cookie);
  }
  const vote = { resourceId: removed, resourceType: 'COMMENT', voteType: 'UP' };
  await env.write('POST', '/v1/vote', vote, reader.cookie);
  const shownTo = async (person: Person) => {
    const list = await ask(person, 'GET', `${USER}/contributions?kind=COMMENT`);
    const { files } = await ask(person, 'GET', `${USER}/export`);
    const places = [{ name: 'list', text: JSON.stringify(list) }, ...files] as {
      name: string;
      text: string;
    }[];
    return places.flatMap(({ name, text }) => (text.includes(TITLE) ? [name] : []));
  };
  expect(await shownTo(reader)).toEqual(['list', 'comments.json', 'hidden-posts.json', 'votes.json']);
  await hide('COMMENT', removed);
  for (const id of [post, question]) await hide('POST', id);
  expect(await shownTo(reader)).toEqual([]);
  expect(await shownTo(author)).toEqual(['list', 'posts.json', 'comments.json']);
});

it('a text under a name that several people share shows no decisions on texts of the others', async () => {
  const { db } = env.services;
  await ensureFormerMember(db);
  const group = await groupAlias(env.services, { kind: 'COMPANY', id: 1001, name: 'Zentrix Labs' });
  const queued = async (alias: string) => {
    const [removed, reported] = [await env.post(alias), await env.post(alias)];
    await hide('POST', removed);
    const report = { resourceType: 'POST', resourceId: reported, reason: 'SPAM', note: '' };
    await env.write('POST', '/v1/report', report, reader.cookie);
    const queue = await ask(moderator, 'GET', '/moderation-services/v1/queue');
    return queue.find(({ resourceId }: { resourceId: string }) => resourceId === reported).earlier;
  };
  expect(await queued(author.aliases.ANONYMOUS)).toHaveLength(1);
  for (const alias of [FORMER_ALIAS, group]) expect(await queued(alias)).toEqual([]);
});

it('an author who reads a decision leaves no trace in the row of the item', async () => {
  const { db } = env.services;
  const postId = await env.post(author.aliases.ANONYMOUS);
  const { reviewId } = await ask(author, 'POST', MINE, exampleReview);
  const items = [
    ['POST', 'posts', postId],
    [
      'COMMENT',
      'comments',
      await env.comment(
        author.aliases.DESIGNATION,
        await env.post(reader.aliases.ANONYMOUS, { comments: 1 }),
      ),
    ],
    ['REVIEW', 'company_reviews', reviewId],
  ] as const;
  const numbersOf = async (table: string, id: string) =>
    (await sql`select xmin::text, xmax::text from ${sql.table(table)} where id = ${id}`.execute(db)).rows;
  for (const [type, table, id] of items) {
    await hide(type, id);
    const before = await numbersOf(table, id);
    const outcome = await ask(author, 'GET', `/moderation-services/v1/outcome/${type}/${id}`);
    expect(outcome.decision).toBe('HIDE');
    expect(await numbersOf(table, id), type).toEqual(before);
  }
});

it('[R-876] a notice about a comment does not name the post above it once a moderator has removed that post', async () => {
  const post = await env.post(author.aliases.ANONYMOUS, { title: TITLE });
  const comment = await env.comment(reader.aliases.ANONYMOUS, post);
  await hide('COMMENT', comment);
  const noticesOf = async (person: Person) => {
    const notices = await ask(person, 'GET', '/notification-services/v1/notifications?platform=computer');
    return notices.map(({ variantId, about }: { variantId: string; about: object }) => [variantId, about]);
  };
  const about = { count: 1, item: 'COMMENT', outcome: 'REMOVED' };
  expect(await noticesOf(reader)).toEqual([['review-status', { ...about, name: TITLE }]]);
  await hide('POST', post);
  expect(await noticesOf(reader)).toEqual([['review-status', about]]);
  expect(await noticesOf(author)).toContainEqual(['review-status', { ...about, item: 'POST', name: TITLE }]);
});

it('[R-876] an export does not show the text of an answer whose interview a moderator has removed', async () => {
  const { db } = env.services;
  const { interviewId } = await ask(author, 'POST', INTERVIEWS, exampleInterview);
  const question = await db
    .selectFrom('interview_questions')
    .select('id')
    .where('interview_id', '=', interviewId)
    .executeTakeFirstOrThrow();
  const answer = { id: env.services.newId(), question_id: question.id, avatar_seed: 'a', text: TITLE };
  await db
    .insertInto('interview_answers')
    .values({ ...answer, written_month: '2026-11-01' })
    .execute();
  await ask(reader, 'PUT', `/interview-services/v1/answers/${answer.id}/helpful`, { isHelpful: true });
  const votes = async () => {
    const { files } = await ask(reader, 'GET', `${USER}/export`);
    return files.find(({ name }: { name: string }) => name === 'votes.json').text;
  };
  expect(await votes()).toContain(TITLE);
  await hide('INTERVIEW', interviewId);
  expect(await votes()).not.toContain(TITLE);
  expect(await votes()).toContain('interview answer');
});
