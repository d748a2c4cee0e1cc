import { describe, expect, it } from 'vitest';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import type { CommunityPlace } from '../../core/communities/community-place';
import type { FeedPort } from '../../core/feed/feed-port';
import { aCommunity, aPost } from '../../core/feed/testing';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { VotingStore } from '../posts/voting-store';
import { CommunityStore } from './community-store';

const PLACE: CommunityPlace = { kind: 'TOPIC', slug: 'salary-talk', sort: 'popularity', after: undefined };

function visit(posts?: FeedPort['listCommunityPosts']) {
  const communities = {
    readCommunity: async ({ slug }: { readonly slug: string }) => {
      if (slug === 'nope') throw new Failure('notFound', 'readCommunity', 404);
      return aCommunity({ slug, name: slug });
    },
  } as unknown as CommunitiesPort;
  const listCommunityPosts =
    posts ??
    (async ({ cursor }: { readonly cursor?: string | undefined }) =>
      cursor
        ? { items: [aPost({ id: 'first' }), aPost({ id: 'second' })], nextCursor: undefined }
        : { items: [aPost({ id: 'first' })], nextCursor: 'next' });
  const feed = { listCommunityPosts } as unknown as FeedPort;
  const voting = { reading: (request: Promise<unknown>) => request } as unknown as VotingStore;
  const store = new CommunityStore(communities, feed, voting, { now: () => 0 });
  const shown = () => loaded(store.posts)?.posts.map(({ id }) => id);
  return { store, shown };
}

describe('the community page', () => {
  it('[R-602][R-520] the community page loads more pages and shows each post once', async () => {
    const { store, shown } = visit();
    await store.open(PLACE);
    await Promise.all([store.loadMore(), store.loadMore()]);
    expect([shown(), store.more]).toEqual([['first', 'second'], 'IDLE']);
  });

  it('the posts of a community and the parts next to them are requested at the same time', async () => {
    const requests: string[] = [];
    let respond = () => {};
    const answered = new Promise<void>((done) => {
      respond = done;
    });
    const { store, shown } = visit(async () => {
      requests.push('posts');
      await answered;
      return { items: [aPost({ id: 'first' })], nextCursor: undefined };
    });
    const opened = store.open(PLACE, undefined, async ({ name }) => {
      requests.push(`beside ${name}`);
      respond();
    });
    await opened;
    expect([requests, shown()]).toEqual([['posts', 'beside salary-talk'], ['first']]);
  });

  it('the community page has no gap when it loads again while the next page is loading', async () => {
    let first = Promise.resolve();
    const { store, shown } = visit(async ({ cursor = 'first' }) => {
      if (cursor !== 'first') await first;
      return { items: [aPost({ id: cursor })], nextCursor: `after ${cursor}` };
    });
    await store.open(PLACE);
    await store.loadMore();
    first = store.open({ ...PLACE });
    await store.loadMore();
    expect([shown(), store.more]).toEqual([['first'], 'IDLE']);
  });

  it('[R-070] the questions page of a community requests only questions, also on later pages', async () => {
    const requests: (string | undefined)[] = [];
    const { store } = visit(async ({ only, cursor }) => {
      requests.push(only);
      return { items: [aPost({ id: cursor ?? 'first' })], nextCursor: cursor ? undefined : 'next' };
    });
    await store.open({ ...PLACE, kind: 'COMPANY', part: 'questions' });
    await store.loadMore();
    await store.open({ ...PLACE, kind: 'COMPANY', part: 'posts' });
    expect(requests).toEqual(['QUESTION', 'QUESTION', undefined]);
  });

  it('[R-294] the department page is loading, loaded with its posts, or failed with a reason', async () => {
    const { store, shown } = visit();
    const coming = store.open({ ...PLACE, kind: 'DEPARTMENT', slug: 'human-resources' });
    expect([store.community.state, store.posts.state]).toEqual(['LOADING', 'LOADING']);
    await coming;
    expect([loaded(store.community)?.name, shown()]).toEqual(['human-resources', ['first']]);
    await store.open({ ...PLACE, kind: 'DEPARTMENT', slug: 'nope' });
    expect(store.community.state).toBe('FAILURE');
  });

  it('the community page fails as a page only when the community does not exist', async () => {
    const missing = visit();
    await missing.store.open({ ...PLACE, slug: 'nope' });
    expect(missing.store.failure?.kind).toBe('notFound');
    const silent = visit(async () => {
      throw new Failure('unavailable', 'listCommunityPosts', 503);
    });
    await silent.store.open(PLACE);
    expect([silent.store.failure, silent.store.posts.state]).toEqual([undefined, 'FAILURE']);
  });

  it('the community page keeps its posts when the next page fails to load', async () => {
    const { store, shown } = visit(async ({ cursor }) => {
      if (cursor) throw new Failure('offline', 'listCommunityPosts', 0);
      return { items: [aPost({ id: 'first' })], nextCursor: 'next' };
    });
    await store.open(PLACE);
    await store.loadMore();
    expect([shown(), store.more]).toMatchObject([['first'], { kind: 'offline' }]);
  });
});
