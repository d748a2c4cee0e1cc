import { describe, expect, it } from 'vitest';
import { examples } from './generated/examples';
import { feedClient, offers, polls, voting } from './generated/feed';
import { pseudoProfiles, userClient } from './generated/user';
import { withReadRetry } from './retry-reads';

const SILENCE = new DOMException('The service took too long to respond.', 'TimeoutError');
const URL_OF_VOTES = 'http://here/feed-services/v1/vote';
const VOTE = { resourceId: 'Kq3vN8xWm2Zt7Rf1', resourceType: 'POST', voteType: 'UP' };

/** A service whose writes time out, and whose reads return the stored choice. */
function service(listener: () => Response | Promise<Response>, end: unknown = SILENCE) {
  const requests: Request[] = [];
  const fetch = withReadRetry(async (request) => {
    requests.push(request);
    if (request.method === 'POST') throw end;
    return listener();
  });
  const vote = () =>
    fetch(
      new Request(URL_OF_VOTES, { method: 'POST', body: JSON.stringify(VOTE), headers: { appid: '999' } }),
    );
  return { asked: requests, fetch, vote };
}

describe('a choice that timed out', () => {
  it('[R-734] a choice that timed out but was saved is confirmed by a read', async () => {
    const { asked: requests, vote } = service(() => Response.json({ ...VOTE, upCount: 487, downCount: 12 }));
    expect(await (await vote()).json()).toMatchObject({ upCount: 487, voteType: 'UP' });
    expect(requests.at(-1)?.url).toBe(`${URL_OF_VOTES}?resourceId=Kq3vN8xWm2Zt7Rf1&resourceType=POST`);
    expect(requests.at(-1)?.headers.get('appid')).toBe('999');
  });

  it.each([
    ['was not saved', () => Response.json({ ...VOTE, voteType: 'NONE' })],
    ['cannot be read again', () => Response.json({}, { status: 503 })],
    ['is answered with HTML', () => new Response('<p>busy</p>')],
    ['gets no response', () => Promise.reject(SILENCE)],
  ])('[R-734] a choice that timed out stays a failure when it %s', async (_, listener) => {
    await expect(service(listener).vote()).rejects.toBe(SILENCE);
  });

  it('a refused choice and a write that is not a choice are not confirmed by a read', async () => {
    const cut = service(() => Response.json(VOTE), new TypeError('Failed to fetch'));
    await expect(cut.vote()).rejects.toThrow(TypeError);
    const { asked: requests, fetch } = service(() => Response.json(VOTE));
    const post = new Request('http://here/feed-services/v1/post', { method: 'POST', body: '{}' });
    await expect(fetch(post)).rejects.toBe(SILENCE);
    expect([cut.asked.length, requests.length]).toEqual([1, 1]);
  });
});

const id = 'Kq3vN8xWm2Zt7Rf1';
const wire = {
  origin: 'http://here',
  fetch: withReadRetry(async ({ method, url }) => {
    if (method === 'POST') throw SILENCE;
    return Response.json(examples[`GET ${new URL(url).pathname}`]?.body);
  }),
};

it.each([
  ['a vote', () => voting(feedClient(wire)).castVote({ id, kind: 'POST', stance: 'NONE' })],
  ['an option', () => polls(feedClient(wire)).votePoll({ postId: id, optionId: 2 })],
  ['an offer', () => offers(feedClient(wire)).voteOffer({ postId: id, offerId: 2 })],
  ['a alias', () => pseudoProfiles(userClient(wire)).selectPseudoProfile({ selected: 'ANONYMOUS' })],
])('[R-734] %s is confirmed by a read that follows its contract', async (_, choose) => {
  await expect(choose()).resolves.toBeDefined();
});
