import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEnvironment, type TestEnvironment } from './testing';

let env: TestEnvironment;
beforeAll(async () => {
  env = await startTestEnvironment();
});
afterAll(() => env.close());

const vote = (resourceId: string, voteType: string, cookie: string, resourceType = 'POST') =>
  env.call('/v1/vote', { resourceId, resourceType, voteType }, cookie);

describe('casting a vote', () => {
  it('[R-603] a vote sets a state: repeating, changing and withdrawing it give the expected counts', async () => {
    const [author, voter] = [await env.person('Author'), await env.person('Voter')];
    const id = await env.post(author.aliases.ANONYMOUS);
    const tallies = [];
    for (const stance of ['UP', 'UP', 'DOWN', 'NONE', 'NONE', 'UP']) {
      const { body } = await vote(id, stance, voter.cookie);
      tallies.push([body.upCount, body.downCount, body.voteType]);
    }
    expect(tallies).toEqual([
      [1, 0, 'UP'],
      [1, 0, 'UP'],
      [0, 1, 'DOWN'],
      [0, 0, 'NONE'],
      [0, 0, 'NONE'],
      [1, 0, 'UP'],
    ]);
  });

  it('[R-606] the vote of a member can be requested by its type', async () => {
    const [author, voter] = [await env.person('Author'), await env.person('Voter')];
    const id = await env.post(author.aliases.ANONYMOUS);
    await vote(id, 'UP', voter.cookie);
    const cast = async (query: string, cookie?: string) =>
      (await env.get(`/v1/vote?resourceId=${id}&resourceType=POST${query}`, cookie)).body.voteType;
    expect(await cast('', voter.cookie)).toBe('UP');
    expect(await cast('&voteType=UP', voter.cookie)).toBe('UP');
    expect(await cast('&voteType=DOWN', voter.cookie)).toBe('NONE');
    expect(await cast('&voteType=UP', author.cookie)).toBe('NONE');
    expect(await cast('&voteType=UP')).toBe('NONE');
  });

  it('[R-603] identical simultaneous votes count once', async () => {
    const [author, voter] = [await env.person('Author'), await env.person('Voter')];
    const id = await env.post(author.aliases.ANONYMOUS);
    const replies = await Promise.all(Array.from({ length: 20 }, () => vote(id, 'UP', voter.cookie)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await vote(id, 'UP', voter.cookie)).body.upCount).toBe(1);
  });

  it('[R-603] the counter equals the votes when many members change their votes at once', async () => {
    const author = await env.person('Author');
    const id = await env.post(author.aliases.DESIGNATION);
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => env.person(`Voter ${index}`)));
    const presses = people.flatMap(({ cookie }, index) =>
      ['UP', 'DOWN', 'UP', 'NONE', index % 2 ? 'UP' : 'DOWN'].map((stance) => vote(id, stance, cookie)),
    );
    await Promise.all(presses);
    const { db } = env.services;
    const rows = await db.selectFrom('votes').select('stance').where('resource_id', '=', id).execute();
    const { body } = await env.get(`/v1/vote?resourceId=${id}&resourceType=POST`);
    expect(body.upCount).toBe(rows.filter(({ stance }) => stance === 'UP').length);
    expect(body.downCount).toBe(rows.filter(({ stance }) => stance === 'DOWN').length);
  });

  it('[R-603] a vote by the author fails under either alias, and the counters do not change', async () => {
    const author = await env.person('Author');
    const { db } = env.services;
    for (const alias of [author.aliases.ANONYMOUS, author.aliases.DESIGNATION]) {
      const id = await env.post(alias);
      const comment = await env.comment(alias, id);
      for (const [item, kind] of [
        [id, 'POST'],
        [comment, 'COMMENT'],
      ] as const) {
        const { status, body } = await vote(item, 'UP', author.cookie, kind);
        expect([status, body.code]).toEqual([403, 'OWN_POST']);
      }
      const row = await db.selectFrom('posts').select('up').where('id', '=', id).executeTakeFirst();
      expect(row?.up).toBe(0);
    }
  });

  it('[R-603] a vote on a post that is not live returns 404', async () => {
    const [author, voter] = [await env.person('Author'), await env.person('Voter')];
    const id = await env.post(author.aliases.ANONYMOUS, { status: 'FLAGGED' });
    expect((await vote(id, 'UP', voter.cookie)).status).toBe(404);
    expect((await vote('nothing-here', 'UP', voter.cookie)).status).toBe(404);
  });
});

describe('reading tallies', () => {
  it('[R-604] tallies are returned once per existing item, in the requested order', async () => {
    const [author, voter] = [await env.person('Author'), await env.person('Voter')];
    const post = await env.post(author.aliases.ANONYMOUS);
    const comment = await env.comment(author.aliases.ANONYMOUS, post);
    await vote(comment, 'DOWN', voter.cookie, 'COMMENT');
    const ask = (resourceId: string, resourceType: string) => ({ resourceId, resourceType });
    const resources = [
      ask(comment, 'COMMENT'),
      ask('nothing-here', 'POST'),
      ask(post, 'POST'),
      ask(comment, 'COMMENT'),
      ask(comment, 'POST'),
    ];
    const { body } = await env.call('/v1/vote/bulk', { resources }, voter.cookie);
    expect(body).toEqual([
      { resourceId: comment, resourceType: 'COMMENT', upCount: 0, downCount: 1, voteType: 'DOWN' },
      { resourceId: post, resourceType: 'POST', upCount: 0, downCount: 0, voteType: 'NONE' },
    ]);
  });
});
