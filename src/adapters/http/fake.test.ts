import { describe, expect, it } from 'vitest';
import { fakeFetch, type Overrides } from './fake';
import { examples } from './generated/examples';
import { communities, feed, feedClient, voting } from './generated/feed';
import { responses } from './generated/responses';
import { problem } from './testing';
import { watchResponses } from './watch';

const fakes = (overrides: Overrides = {}) =>
  feedClient({
    origin: 'http://fake.test',
    fetch: fakeFetch(examples, overrides),
    middleware: [watchResponses(responses)],
  });
const vote = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', stance: 'UP' } as const;

describe('fakes made from the examples', () => {
  it('fakes respond with the types of the core', async () => {
    await expect(voting(fakes()).castVote(vote)).resolves.toMatchObject({ id: vote.id, mine: 'UP' });
    const { items } = await feed(fakes()).listFeed({ type: 'GENERIC', sort: 'POPULAR' });
    expect(items[0]).toMatchObject({ id: vote.id, salary: { myOfferId: 2 }, poll: undefined });
  });

  it('fakes respond without a body where the contract has none', async () => {
    await expect(communities(fakes()).joinCommunity({ kind: 'TOPIC', id: 42 })).resolves.toBeUndefined();
  });

  it('fakes can hold state for a test', async () => {
    let up = 0;
    const counting = fakes({
      castVote: async ({ example, request }) => {
        const { voteType } = (await request.json()) as { voteType: string };
        up += voteType === 'UP' ? 1 : 0;
        return { ...(example as object), upCount: up };
      },
    });
    await voting(counting).castVote(vote);
    await expect(voting(counting).castVote(vote)).resolves.toMatchObject({ up: 2 });
  });

  it('fakes know the path and query parameters of a request', async () => {
    const requests: unknown[] = [];
    const client = fakes({
      'GET /feed-services/v2/feed/community/{type}/{id}/posts': ({ path, query, example }) => {
        requests.push({ ...path }, query.get('sort'));
        return example;
      },
    });
    await feed(client).listCommunityPosts({ kind: 'TOPIC', id: 42, sort: 'newToOld' });
    expect(requests).toEqual([{ type: 'TOPIC', id: '42' }, 'newToOld']);
  });

  it('fakes can fail for a test', async () => {
    const refusing = fakes({ castVote: () => problem(401, 'LOGIN_REQUIRED') });
    await expect(voting(refusing).castVote(vote)).rejects.toMatchObject({ kind: 'unauthorised' });
    const cut = fakes({
      castVote: () => {
        throw new TypeError('cut');
      },
    });
    await expect(voting(cut).castVote(vote)).rejects.toMatchObject({ kind: 'offline' });
  });

  it('fakes can be aborted like a real service', async () => {
    await expect(voting(fakes()).castVote(vote, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });

  it('fakes reject an override for an operation that no contract has', () => {
    expect(() => fakeFetch(examples, { castVotes: () => undefined })).toThrow(
      'no contract has the operation castVotes',
    );
  });
});
