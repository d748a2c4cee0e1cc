import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';
import { recountFollowers } from './recount-followers';

let env: TestEnvironment;
let reader: Person;
let today = Date.now();
const A_DAY_MS = 86_400_000;
beforeAll(async () => {
  env = await startTestEnvironment();
  reader = await env.person('Reader');
});
afterAll(() => env.close());

interface Group {
  readonly type: string;
  readonly communities: readonly {
    readonly entityId: number;
    readonly category: string;
    readonly isFollowed: boolean;
  }[];
}
const shelf = async (type: string, cookie?: string, limit = 50): Promise<readonly Group[]> =>
  (await env.get(`/v2/community/aggregate?type=${type}&limit=${limit}`, cookie)).body;
const TOPIC = { type: 'TOPIC', entityId: 11 };

/** Counts followers daily, and returns how many communities changed on each day. */
async function passDays(days: number): Promise<readonly number[]> {
  const { db } = env.services;
  const read = async () =>
    (
      await db.selectFrom('communities').select('followers').orderBy('type').orderBy('entity_id').execute()
    ).map((row) => row.followers);
  const changes: number[] = [];
  for (let last = await read(); changes.length < days; ) {
    today += A_DAY_MS;
    await recountFollowers(db, new Date(today));
    const next = await read();
    changes.push(next.filter((count, index) => count !== last[index]).length);
    last = next;
  }
  return changes;
}

describe('following communities', () => {
  it('[R-611][R-612] following sets a state, counts each follower once, and changes the public number four weeks later', async () => {
    const followers = async () => {
      const { body } = await env.get('/v2/community/aggregate?type=all&limit=50', reader.cookie);
      const topic = body[0].communities.find(
        (item: { entityId: number }) => item.entityId === TOPIC.entityId,
      );
      return [topic.topicMeta.followers, topic.isFollowed];
    };
    const join = () => env.call('/v1/community/join', TOPIC, reader.cookie);
    const leave = () => env.call('/v1/community/leave', TOPIC, reader.cookie);
    const [before] = await followers();
    await Promise.all(Array.from({ length: 10 }, join));
    expect(await followers()).toEqual([before, true]);
    await passDays(28);
    expect(await followers()).toEqual([before + 1, true]);
    await Promise.all(Array.from({ length: 10 }, leave));
    expect(await followers()).toEqual([before + 1, false]);
    await passDays(28);
    expect(await followers()).toEqual([before, false]);
  });

  it('following several communities at once never changes their public numbers together', async () => {
    const me = await env.person('Newcomer');
    const wanted = Array.from({ length: 12 }, (_, index) => ({ type: 'TOPIC', entityId: index + 1 }));
    await passDays(28);
    for (const topic of wanted)
      expect((await env.call('/v1/community/join', topic, me.cookie)).status).toBe(204);
    const changes = await passDays(28);
    expect(changes.reduce((sum, count) => sum + count)).toBe(12);
    expect(Math.max(...changes)).toBe(1);
    expect((await passDays(28)).every((count) => count === 0)).toBe(true);
  });

  it('[R-005] following works the same for topics, companies and departments', async () => {
    const me = await env.person('Follower');
    const wanted = await shelf('all', undefined, 1);
    expect(wanted.map(({ type }) => type)).toEqual(['TOPIC', 'COMPANY', 'DEPARTMENT']);
    for (const { type, communities } of wanted)
      await env.call('/v1/community/join', { type, entityId: communities[0]?.entityId }, me.cookie);
    const followed = await shelf('followed', me.cookie);
    const ids = (groups: readonly Group[]) =>
      groups.flatMap(({ type, communities }) => communities.map(({ entityId }) => `${type} ${entityId}`));
    expect(ids(followed)).toEqual(ids(wanted));
  });

  it('[R-611] following an unknown community returns 404', async () => {
    const { status } = await env.call(
      '/v1/community/join',
      { type: 'TOPIC', entityId: 99_999 },
      reader.cookie,
    );
    expect(status).toBe(404);
  });
});

describe('community shelves', () => {
  it('[R-614][R-619] the shelf of all communities has topics, companies and departments, limited per request', async () => {
    const groups = await shelf('all', undefined, 3);
    expect(groups.map(({ type }) => type)).toEqual(['TOPIC', 'COMPANY', 'DEPARTMENT']);
    expect(groups.map(({ communities }) => communities.length)).toEqual([3, 3, 3]);
  });

  it('[R-614][R-620] the followed and unfollowed shelves together contain all communities', async () => {
    await env.call('/v1/community/join', TOPIC, reader.cookie);
    const ids = (groups: readonly Group[]) =>
      groups.flatMap(({ type, communities }) => communities.map(({ entityId }) => `${type} ${entityId}`));
    const [followed, unfollowed] = [
      ids(await shelf('followed', reader.cookie)),
      ids(await shelf('unfollowed', reader.cookie)),
    ];
    expect(followed).toEqual(['TOPIC 11']);
    expect(unfollowed).not.toContain('TOPIC 11');
    expect(await shelf('followed')).toEqual([]);
  });

  it('[R-614] the unexploredCategory shelf omits every category in which the reader follows a community', async () => {
    await env.call('/v1/community/join', TOPIC, reader.cookie);
    const known = (await shelf('followed', reader.cookie))[0]?.communities[0]?.category;
    const unexplored = await shelf('unexploredCategory', reader.cookie);
    const categories = unexplored
      .find(({ type }) => type === 'TOPIC')
      ?.communities.map((item) => item.category);
    expect(categories?.length).toBeGreaterThan(3);
    expect(categories).not.toContain(known);
  });

  it('[R-614] the onboarding shelf offers at most two communities per category', async () => {
    const topics = (await shelf('onboarding', reader.cookie)).find(({ type }) => type === 'TOPIC');
    const counts = new Map<string, number>();
    for (const { category } of topics?.communities ?? [])
      counts.set(category, (counts.get(category) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(2);
  });
});

describe('taking part in a community', () => {
  const write = async (content: object) => {
    const usual = { content: 'A text.', profileType: 'ANONYMOUS', media: [], poll: null, salaryIds: [] };
    const post = { ...usual, community: { type: 'TOPIC', entityId: 42 }, ...content };
    const { status, body } = await env.write('POST', '/v2/post', post, reader.cookie);
    expect(status).toBe(201);
    const read = (await env.get(`/v1/feed/${body.postId}`)).body;
    return { id: read.postId as string, kind: read.postType as string, offers: read.salary?.offers ?? [] };
  };
  const offer = {
    companyName: 'Zentrix Labs',
    jobProfile: 'Engineer',
    place: 'Pune',
    fixed: 1_800_000,
    variable: 0,
    stock: 0,
    currentSalary: false,
  };

  it('[R-006] a member posts, asks, answers, comments, votes, creates polls and compares offers', async () => {
    const other = await env.person('Someone else');
    const contribution = await write({ title: 'What I saw today' });
    const request = await write({ title: 'Is Pune worth it?' });
    const poll = await write({ title: 'How many days', poll: { options: ['Two', 'Three'], days: 7 } });
    const saved = (await env.write('POST', '/v1/salary', offer, reader.cookie)).body.id;
    const offered = await write({ title: 'What would you take', salaryIds: [saved] });
    expect([contribution, request, poll, offered].map(({ kind }) => kind)).toEqual([
      'TEXT',
      'QUESTION',
      'POLL',
      'SALARY',
    ]);
    expect(offered.offers).toHaveLength(1);
    for (const [{ id }, text] of [
      [request, 'It is.'],
      [contribution, 'I saw it too.'],
    ] as const) {
      const message = { text, profileType: 'ANONYMOUS' };
      expect((await env.write('POST', `/v1/post/${id}/comment`, message, other.cookie)).status).toBe(201);
      expect((await env.get(`/v1/post/${id}/comments`)).body.items[0].text).toBe(text);
    }
    const vote = { resourceId: contribution.id, resourceType: 'POST', voteType: 'UP' };
    expect((await env.call('/v1/vote', vote, other.cookie)).body.upCount).toBe(1);
    const ballot = { postId: poll.id, optionId: 2 };
    expect((await env.call('/poll/vote', ballot, other.cookie)).body.myOptionId).toBe(2);
  });
});

describe('searching communities', () => {
  it('[R-298] the community search matches part of a name, names that begin with it first', async () => {
    const { body } = await env.get('/v1/community/search?q=salary');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Salary talk', 'First salary']);
  });

  it.each(['%', '_', "'; drop table posts --", '\\'])(
    '[R-298] the community search treats %s as literal text',
    async (text) => {
      const { status, body } = await env.get(`/v1/community/search?q=${encodeURIComponent(text)}`);
      expect([status, body]).toEqual([200, []]);
    },
  );
});
