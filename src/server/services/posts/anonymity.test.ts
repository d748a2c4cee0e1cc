import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptDetails } from '../profile/account/details-queries';
import { hourOf } from '../shared/cut-to-hour';
import { type Person, startTestEnvironment, type TestEnvironment, voteInPoll } from './testing';

const NOW = new Date('2026-11-20T12:34:56.789Z');
let env: TestEnvironment;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => NOW });
});
afterAll(() => env.close());

/** All public responses about one post, with random names and ids renamed in order of appearance. */
async function observed(postId: string, observer: string | undefined): Promise<string> {
  const responses = [
    await env.get(`/v1/feed/${postId}`, observer),
    await env.get(`/v1/post/${postId}/comments`, observer),
    await env.get(`/v1/vote?resourceId=${postId}&resourceType=POST`, observer),
    await env.get('/v2/feed/community/TOPIC/7/posts?sort=newToOld&limit=1', observer),
    await env.get('/v3/feed?feedType=PERSONALIZED&sort=LATEST&limit=1', observer),
  ];
  const names = new Map<string, string>();
  return JSON.stringify(responses).replace(/[A-Za-z0-9_-]{22,}/g, (name) => {
    names.set(name, names.get(name) ?? `random ${names.size}`);
    return names.get(name) ?? '';
  });
}

async function script(author: Person, colleague: Person): Promise<string> {
  const id = await env.post(author.aliases.ANONYMOUS, { kind: 'QUESTION', comments: 2 });
  const comment = await env.comment(colleague.aliases.DESIGNATION, id);
  await env.comment(author.aliases.ANONYMOUS, id, comment);
  await env.services.db.updateTable('comments').set({ replies: 1 }).where('id', '=', comment).execute();
  await env.call('/v1/vote', { resourceId: id, resourceType: 'POST', voteType: 'UP' }, colleague.cookie);
  return id;
}

describe('the identity of an author', () => {
  it('[R-010] two data sets that differ only in the author give all other users the same responses', async () => {
    const [a, c] = [await env.person('Anita'), await env.person('Chitra')];
    const [colleague, stranger] = [await env.person('Colleague'), await env.person('Stranger')];
    await env.services.db
      .updateTable('members')
      .set({
        career_status: 'working',
        details: encryptDetails(env.services, a.memberId, { placeId: 1, experienceYears: 3 }),
      })
      .where('id', '=', a.memberId)
      .execute();
    const ids = { a: await script(a, colleague), c: '' };
    const views = async (id: string) => [
      await observed(id, undefined),
      await observed(id, stranger.cookie),
      await observed(id, colleague.cookie),
    ];
    const first = await views(ids.a);
    await env.services.db.updateTable('posts').set({ status: 'DELETED' }).where('id', '=', ids.a).execute();
    ids.c = await script(c, colleague);
    expect(await views(ids.c)).toEqual(first);
  });

  it('[R-010] only the author can see that a post is theirs, under either alias', async () => {
    const [author, other] = [await env.person('Author'), await env.person('Other')];
    for (const alias of Object.values(author.aliases)) {
      const id = await env.post(alias);
      expect((await env.get(`/v1/feed/${id}`, author.cookie)).body.isOwner).toBe(true);
      expect((await env.get(`/v1/feed/${id}`, other.cookie)).body.isOwner).toBe(false);
      expect((await env.get(`/v1/feed/${id}`)).body.isOwner).toBe(false);
    }
  });

  it('[R-010] a flagged comment is visible to its author only, a deleted one to no user, and its thread stays', async () => {
    const [author, other] = [await env.person('Author'), await env.person('Other')];
    const current = await env.post(author.aliases.ANONYMOUS, { status: 'FLAGGED' });
    const deleted = await env.post(author.aliases.ANONYMOUS, { status: 'DELETED' });
    const statuses = async (id: string, person: Person) => [
      (await env.get(`/v1/feed/${id}`, person.cookie)).status,
      (await env.get(`/v1/post/${id}/comments`, person.cookie)).status,
    ];
    expect(await statuses(current, author)).toEqual([200, 200]);
    expect(await statuses(current, other)).toEqual([404, 404]);
    expect(await statuses(deleted, author)).toEqual([410, 200]);
  });

  it('[R-010] no value of an anonymous database row occurs in an account', async () => {
    const author = await env.person('Author');
    const id = await env.post(author.aliases.ANONYMOUS);
    await env.comment(author.aliases.DESIGNATION, id);
    const { rows } = await env.database.pool.query(
      `select to_jsonb(f) as alias from aliases f where f.id = any($1)`,
      [Object.values(author.aliases)],
    );
    const account = await env.database.pool.query(
      `select jsonb_build_array(to_jsonb(m), (select jsonb_agg(to_jsonb(s)) from sessions s where s.member_id = m.id)) as all
       from members m where m.id = $1`,
      [author.memberId],
    );
    const known = JSON.stringify(account.rows);
    const submission = rows.flatMap(({ alias }) => [
      alias.id,
      alias.owner_seal,
      alias.user_name,
      alias.avatar_seed,
    ]);
    for (const value of submission) expect(known).not.toContain(value);
    expect(new Set(rows.map(({ alias }) => alias.owner_seal)).size).toBe(2);
  });
});

describe('the time of writing', () => {
  it('[R-010] responses show the hour of writing and nothing finer', async () => {
    const author = await env.person('Author');
    const id = await env.post(author.aliases.ANONYMOUS, { kind: 'POLL' });
    await env.comment(author.aliases.ANONYMOUS, id);
    await env.services.db
      .insertInto('polls')
      .values({ post_id: id, ends_at: hourOf(NOW) })
      .execute();
    await env.services.db
      .insertInto('poll_options')
      .values([
        { post_id: id, option_id: 1, text: 'Yes' },
        { post_id: id, option_id: 2, text: 'No' },
      ])
      .execute();
    const seen = JSON.stringify([
      await env.get(`/v1/feed/${id}`, author.cookie),
      await env.get(`/v1/post/${id}/comments`),
    ]);
    const times = seen.match(/\d{4}-\d\d-\d\dT[^"]*/g) ?? [];
    expect(times.length).toBeGreaterThanOrEqual(3);
    for (const time of times) expect(time).toMatch(/T\d\d:00:00\.000Z$/);
  });
});

describe('the votes of users', () => {
  it.each([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [5, true],
    [6, true],
  ])('[R-622] a poll with %i votes shows percentages to its voters: %s', async (count, shown) => {
    const [author, voter] = [await env.person('Author'), await env.person('Voter')];
    const id = await env.post(author.aliases.ANONYMOUS, { kind: 'POLL' });
    const { db, newId } = env.services;
    await db
      .insertInto('polls')
      .values({ post_id: id, ends_at: hourOf(NOW) })
      .execute();
    const options = ['Yes', 'No'].map((text, index) => ({ post_id: id, option_id: index + 1, text }));
    await db.insertInto('poll_options').values(options).execute();
    const rest = Array.from({ length: count - 1 }, () => newId());
    await voteInPoll(env, id, [voter.memberId, ...rest]);
    const shares = async (cookie?: string) => {
      const { body } = await env.get(`/v1/feed/${id}`, cookie);
      return body.poll.options.map(({ percent }: { percent: number | null }) => percent);
    };
    expect(await shares(voter.cookie)).toEqual(shown ? [100, 0] : [null, null]);
    expect(await shares(author.cookie)).toEqual([null, null]);
    expect(await shares()).toEqual([null, null]);
  });
});

describe('ids', () => {
  it('[R-010] ids reveal neither order nor time', () => {
    const ids = Array.from({ length: 200 }, () => env.services.newId());
    const ranks = [...ids]
      .sort()
      .reduce((map, id, position) => map.set(id, position), new Map<string, number>());
    const squares = ids.reduce((sum, id, position) => sum + ((ranks.get(id) ?? 0) - position) ** 2, 0);
    const spearman = 1 - (6 * squares) / (200 * (200 ** 2 - 1));
    expect(Math.abs(spearman)).toBeLessThan(0.5);
  });
});
