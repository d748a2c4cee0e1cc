import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';

let env: TestEnvironment;
let author: Person;
let other: Person;
beforeAll(async () => {
  env = await startTestEnvironment();
  author = await env.person('Author');
  other = await env.person('Other');
});
afterAll(() => env.close());

const idsOf = (body: { readonly items: readonly { readonly postId: string }[] }) =>
  body.items.map(({ postId }) => postId);
const moment = (hour: number) => ({ created_at: new Date(Date.UTC(2026, 10, 20, hour)) });

describe('[R-598] the posts of a member', () => {
  it('the posts of a member are listed under both aliases and in every state but deleted, for that member only', async () => {
    const live = await env.post(author.aliases.ANONYMOUS, moment(1));
    const current = await env.post(author.aliases.DESIGNATION, {
      ...moment(2),
      status: 'FLAGGED',
      hold_reason: 'SPAM',
    });
    await env.post(author.aliases.ANONYMOUS, { ...moment(3), status: 'DELETED' });
    const hidden = await env.post(author.aliases.ANONYMOUS, { ...moment(4), status: 'AUTHOR_REJECTED' });
    const { body } = await env.get('/v1/feed/user?limit=10', author.cookie);
    expect(idsOf(body)).toEqual([hidden, current, live]);
    expect(body.items[1].holdReason).toBe('SPAM');
    expect(idsOf((await env.get('/v1/feed/user', other.cookie)).body)).toEqual([]);
    expect((await env.get('/v1/feed/user')).status).toBe(401);
  });

  it('the posts of a member are paginated', async () => {
    const first = (await env.get('/v1/feed/user?limit=2', author.cookie)).body;
    const next = `/v1/feed/user?limit=2&cursor=${encodeURIComponent(first.nextCursor)}`;
    const second = (await env.get(next, author.cookie)).body;
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
  });

  it('[R-599] the posts of a member are counted by status', async () => {
    const text = await env.post(other.aliases.ANONYMOUS);
    await env.comment(author.aliases.ANONYMOUS, text);
    const { body } = await env.get('/v1/feed/user/meta', author.cookie);
    expect(body).toEqual({ posts: 1, onHold: 1, hidden: 1, comments: 1 });
  });
});

describe('the live counts of a post', () => {
  it('[R-600] the live counts of a post include its community on request', async () => {
    const id = await env.post(other.aliases.ANONYMOUS, { up: 3, comments: 2 });
    const bare = (await env.get(`/v1/feed/meta/${id}`)).body;
    expect(bare).toMatchObject({ postId: id, commentsCount: 2, votes: { upCount: 3 }, community: null });
    const whole = (await env.get(`/v1/feed/meta/${id}?updatedCommunities=true`)).body;
    expect(whole.community).toMatchObject({ type: 'TOPIC', entityId: 7 });
  });

  it('[R-605] live counts are available for many posts at once, for public posts only', async () => {
    const item = await env.post(other.aliases.ANONYMOUS, { up: 1 });
    const two = await env.post(other.aliases.ANONYMOUS, { up: 2 });
    const current = await env.post(other.aliases.ANONYMOUS, { status: 'FLAGGED' });
    const { body } = await env.call('/v1/vote/posts', { postIds: [two, current, item] }, author.cookie);
    expect(body.map(({ upCount }: { upCount: number }) => upCount)).toEqual([2, 1]);
  });

  it('[R-608] the share link of a post does not reveal who shares it', async () => {
    const id = await env.post(author.aliases.ANONYMOUS);
    const { body } = await env.call('/v1/share', { resourceId: id }, author.cookie);
    expect(body).toEqual({ url: `/p/${id}`, title: 'A title' });
    const current = await env.post(author.aliases.ANONYMOUS, { status: 'FLAGGED' });
    expect((await env.call('/v1/share', { resourceId: current }, author.cookie)).status).toBe(404);
  });
});

describe('the lists of communities', () => {
  it('[R-615][R-618] communities of one kind are listed largest first, ten by default, optionally without followed ones', async () => {
    const all = (await env.get('/v1/community/TOPIC/items', other.cookie)).body;
    expect(all).toHaveLength(10);
    const followers = all.map((item: { topicMeta: { followers: number } }) => item.topicMeta.followers);
    expect(followers).toEqual([...followers].sort((a: number, b: number) => b - a));
    const [{ entityId, type }] = all;
    await env.call('/v1/community/join', { entityId, type }, other.cookie);
    const rest = (await env.get('/v1/community/TOPIC/items?notFollowedOnly=true', other.cookie)).body;
    expect(rest.some((item: { entityId: number }) => item.entityId === entityId)).toBe(false);
  });

  it('[R-616][R-617] topics are listed by name, and in detail', async () => {
    const names = (await env.get('/v1/topics')).body.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort((a: string, b: string) => (a < b ? -1 : 1)));
    expect((await env.get('/v2/topics?limit=3')).body).toHaveLength(3);
  });

  it('[R-613] communities are counted by kind, with the number the member follows', async () => {
    const { body } = await env.get('/v1/community/aggregate', other.cookie);
    expect(body.map(({ type }: { type: string }) => type)).toEqual(['TOPIC', 'COMPANY', 'DEPARTMENT']);
    expect(body[0].followed).toBe(1);
  });
});
