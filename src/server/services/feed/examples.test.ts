import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEnvironment, type TestEnvironment } from '../posts/testing';

const ASHA = 'Mb1asha2Nair3Qx4';
const OFFERS = 'Kq3vN8xWm2Zt7Rf1';
let env: TestEnvironment;
let asha: string;
beforeAll(async () => {
  env = await startTestEnvironment();
  asha = await env.signIn(ASHA);
});
afterAll(() => env.close());

describe('the example seed data', () => {
  it('[R-596] the example seed data contains the salary offers as Asha sees them', async () => {
    const { body } = await env.get(`/v1/feed/${OFFERS}`, asha);
    expect(body).toMatchObject({
      postType: 'SALARY',
      author: { userName: 'LalbaghWalker', profileType: 'ANONYMOUS', isVerified: true },
      community: { entityId: 42, name: 'Salary talk', isFollowed: false },
      votes: { upCount: 486, downCount: 12, voteType: 'UP' },
      salary: { totalVotes: 1960, myOfferId: 2 },
    });
    expect(body.content.slice(body.highlight.start, body.highlight.end)).toBe('₹1.62L in hand now');
    expect(body.salary.offers.map(({ percent }: { percent: number }) => percent)).toEqual([21, 58, 21]);
  });

  it('[R-596] the example seed data hides percentages from a visitor', async () => {
    const { body } = await env.get(`/v1/feed/${OFFERS}`);
    expect(body.salary.offers[0]).toMatchObject({ percent: null, votes: null });
    expect(body.salary.totalVotes).toBe(1960);
  });

  it('[R-591] the example seed data contains the comments with their replies, the best first', async () => {
    const { body } = await env.get(`/v1/post/${OFFERS}/comments`, asha);
    expect(body.items[0]).toMatchObject({
      commentId: 'Cm8xTq2LrW5nYb3d',
      votes: { upCount: 31 },
      repliesCount: 1,
      replies: [{ commentId: 'Cr2kVz7PfH4sMd9w', parentId: 'Cm8xTq2LrW5nYb3d' }],
    });
  });

  it('[R-597] the example seed data shows the top answer below a question, marked as shortened', async () => {
    const { body } = await env.get('/v2/feed/community/COMPANY/1002/posts?sort=popularity');
    const question = body.items.find(({ postId }: { postId: string }) => postId === 'Qt5mJ7zCe3Vr9La2');
    expect(question.topAnswer.author.userName).toBe('DeccanQueen');
    expect(question.topAnswer.text).toMatch(/^First ask why.*…$/);
  });

  it('[R-601] the example seed data lists trending companies with their topics', async () => {
    const { body } = await env.get('/v1/interlinking-widget?limit=2');
    expect(body.map((item: Record<string, unknown>) => [item.companyUrlName, item.topic])).toEqual([
      ['orbitly', 'Hybrid policy changed'],
      ['palash-health', 'Appraisal letters out'],
    ]);
  });

  it('[R-601] the title of a removed or edited post is no longer a topic, and pages can find its id', async () => {
    const topics = async () => (await env.get('/v1/interlinking-widget?limit=2')).body;
    const [removed, edited] = (await topics()).map(({ postId }: { postId: string }) => postId);
    const update = (id: string, values: { status?: 'DELETED'; title?: string }) =>
      env.services.db.updateTable('posts').set(values).where('id', '=', id).execute();
    await update(removed, { status: 'DELETED' });
    await update(edited, { title: 'No names here' });
    expect(await topics()).toEqual([expect.objectContaining({ postId: edited, topic: 'No names here' })]);
  });
});
