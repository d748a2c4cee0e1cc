import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeModerator } from '../../testing/make-moderator';
import { startTestEnvironment, type TestEnvironment } from '../posts/testing';
import { review } from '../profile/account/testing';

let env: TestEnvironment;
beforeAll(async () => {
  env = await startTestEnvironment();
});
afterAll(() => env.close());

const MARK = 'Hullabaloo';
const reviewOf = async (memberId: string): Promise<string> => {
  await review(env, memberId, MARK);
  const { id } = await env.services.db
    .selectFrom('company_reviews')
    .select('id')
    .where('author_seal', '=', env.services.seal('review', memberId))
    .executeTakeFirstOrThrow();
  return id;
};

it('[R-631] a post made from the member’s review contains no word and no star of the review', async () => {
  const author = await env.person('Author');
  const id = await reviewOf(author.memberId);
  const { status, body } = await env.get(`/v2/post/from-review/${id}`, author.cookie);
  expect(status).toBe(200);
  expect(body.title).toBe('What’s it like to work at Zentrix Labs?');
  expect(body.community).toEqual({ type: 'COMPANY', entityId: 1001 });
  expect(JSON.stringify(body)).not.toContain(MARK);
  expect(`${body.title} ${body.content}`).not.toMatch(/\d/);
  expect(JSON.stringify(body)).not.toContain(id);
});

it('[R-631] a request for a post from the review of another member does not reveal that the review exists', async () => {
  const [author, other] = [await env.person('Author'), await env.person('Other')];
  const id = await reviewOf(author.memberId);
  const theirs = await env.get(`/v2/post/from-review/${id}`, other.cookie);
  const anonymous = await env.get('/v2/post/from-review/Rv0thereIsNone00', other.cookie);
  expect([theirs.status, anonymous.status]).toEqual([404, 404]);
  const { requestId: _, ...contribution } = theirs.body;
  const { requestId: __, ...none } = anonymous.body;
  expect(contribution).toEqual(none);
});

it('[R-585] a member reads their own staff role only', async () => {
  const [moderator, member] = [await env.person('Moderator'), await env.person('Member')];
  const { db } = env.services;
  await makeModerator(db, moderator.memberId);
  const staffRole = async (cookie: string) =>
    (await env.send({ url: '/moderation-services/v1/staff-role', headers: { cookie } })).json().staffRole;
  expect([await staffRole(moderator.cookie), await staffRole(member.cookie)]).toEqual(['moderator', null]);
});
