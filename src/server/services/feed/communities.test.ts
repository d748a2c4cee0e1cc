import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestWorld, type TestWorld } from './testing';

let world: TestWorld;
let reader: Person;
beforeAll(async () => {
  world = await startTestWorld();
  reader = await world.person('Reader');
});
afterAll(() => world.close());

interface Group {
  readonly type: string;
  readonly communities: readonly {
    readonly entityId: number;
    readonly category: string;
    readonly isFollowed: boolean;
  }[];
}
const shelf = async (type: string, cookie?: string, limit = 50): Promise<readonly Group[]> =>
  (await world.get(`/v2/community/aggregate?type=${type}&limit=${limit}`, cookie)).body;
const TOPIC = { type: 'TOPIC', entityId: 11 };

describe('following', () => {
  it('[R-611][R-612] sets a state and counts each follower once, however often it is asked', async () => {
    const followers = async () => {
      const { body } = await world.get('/v2/community/aggregate?type=all&limit=50', reader.cookie);
      const topic = body[0].communities.find((one: { entityId: number }) => one.entityId === TOPIC.entityId);
      return [topic.topicMeta.followers, topic.isFollowed];
    };
    const join = () => world.call('/v1/community/join', TOPIC, reader.cookie);
    const leave = () => world.call('/v1/community/leave', TOPIC, reader.cookie);
    const [before] = await followers();
    await Promise.all(Array.from({ length: 10 }, join));
    expect(await followers()).toEqual([before + 1, true]);
    await Promise.all(Array.from({ length: 10 }, leave));
    expect(await followers()).toEqual([before, false]);
  });

  it('[R-611] knows only communities that are there', async () => {
    const { status } = await world.call(
      '/v1/community/join',
      { type: 'TOPIC', entityId: 99_999 },
      reader.cookie,
    );
    expect(status).toBe(404);
  });
});

describe('shelves', () => {
  it('[R-614][R-619] all: topics, companies and departments, at most as many as asked', async () => {
    const groups = await shelf('all', undefined, 3);
    expect(groups.map(({ type }) => type)).toEqual(['TOPIC', 'COMPANY', 'DEPARTMENT']);
    expect(groups.map(({ communities }) => communities.length)).toEqual([3, 3, 3]);
  });

  it('[R-614][R-620] followed and unfollowed divide what there is', async () => {
    await world.call('/v1/community/join', TOPIC, reader.cookie);
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

  it('[R-614] unexploredCategory leaves out every category the reader follows something of', async () => {
    await world.call('/v1/community/join', TOPIC, reader.cookie);
    const known = (await shelf('followed', reader.cookie))[0]?.communities[0]?.category;
    const unexplored = await shelf('unexploredCategory', reader.cookie);
    const categories = unexplored
      .find(({ type }) => type === 'TOPIC')
      ?.communities.map((one) => one.category);
    expect(categories?.length).toBeGreaterThan(3);
    expect(categories).not.toContain(known);
  });

  it('[R-614] onboarding offers at most two of a category', async () => {
    const topics = (await shelf('onboarding', reader.cookie)).find(({ type }) => type === 'TOPIC');
    const counts = new Map<string, number>();
    for (const { category } of topics?.communities ?? [])
      counts.set(category, (counts.get(category) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(2);
  });
});

describe('searching', () => {
  it('[R-298] finds by a part of the name, beginnings first', async () => {
    const { body } = await world.get('/v1/community/search?q=salary');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Salary talk', 'First salary']);
  });

  it.each(['%', '_', "'; drop table posts --", '\\'])('[R-298] takes %s as text', async (text) => {
    const { status, body } = await world.get(`/v1/community/search?q=${encodeURIComponent(text)}`);
    expect([status, body]).toEqual([200, []]);
  });
});
