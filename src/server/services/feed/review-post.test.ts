import { afterAll, beforeAll, expect, it } from 'vitest';
import { review } from '../profile/account/testing';
import { startTestWorld, type TestWorld } from './testing';

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld();
});
afterAll(() => world.close());

const MARK = 'Hullabaloo';
const reviewOf = async (memberId: string): Promise<string> => {
  await review(world, memberId, MARK);
  const { id } = await world.services.db
    .selectFrom('company_reviews')
    .select('id')
    .where('author_seal', '=', world.services.seal('review', memberId))
    .executeTakeFirstOrThrow();
  return id;
};

it('[R-631] a post made from the own review contains no word and no star of the review', async () => {
  const author = await world.person('Author');
  const id = await reviewOf(author.memberId);
  const { status, body } = await world.get(`/v2/post/from-review/${id}`, author.cookie);
  expect(status).toBe(200);
  expect(body.title).toBe('What’s it like to work at Zentrix Labs?');
  expect(body.community).toEqual({ type: 'COMPANY', entityId: 1001 });
  expect(JSON.stringify(body)).not.toContain(MARK);
  expect(`${body.title} ${body.content}`).not.toMatch(/\d/);
  expect(JSON.stringify(body)).not.toContain(id);
});

it('[R-631] a request for a post from the review of another member does not reveal that the review exists', async () => {
  const [author, other] = [await world.person('Author'), await world.person('Other')];
  const id = await reviewOf(author.memberId);
  const theirs = await world.get(`/v2/post/from-review/${id}`, other.cookie);
  const nobodys = await world.get('/v2/post/from-review/Rv0thereIsNone00', other.cookie);
  expect([theirs.status, nobodys.status]).toEqual([404, 404]);
  const { requestId: _, ...told } = theirs.body;
  const { requestId: __, ...none } = nobodys.body;
  expect(told).toEqual(none);
});

it('[R-585] a member reads their own staff role only', async () => {
  const [judge, member] = [await world.person('Judge'), await world.person('Member')];
  const { db } = world.services;
  await db.updateTable('members').set({ office: 'moderator' }).where('id', '=', judge.memberId).execute();
  const office = async (cookie: string) =>
    (await world.send({ url: '/moderation-services/v1/office', headers: { cookie } })).json().office;
  expect([await office(judge.cookie), await office(member.cookie)]).toEqual(['moderator', null]);
});
