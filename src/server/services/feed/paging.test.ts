import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';

let env: TestEnvironment;
let author: Person;
let reader: Person;
const TOPIC = 9;
const NOW = new Date('2026-11-20T12:00:00.000Z');

beforeAll(async () => {
  env = await startTestEnvironment({ now: () => NOW });
  author = await env.person('Author');
  reader = await env.person('Reader');
  for (let time = 0; time < 23; time++)
    await env.post(author.aliases.ANONYMOUS, {
      community_id: TOPIC,
      kind: time % 3 === 0 ? 'QUESTION' : 'TEXT',
      up: (time * 7) % 11,
      // Pairs share a timestamp, so that only the id orders them.
      created_at: new Date(NOW.getTime() - Math.floor(time / 2) * 3_600_000),
    });
  await env.call('/v1/community/join', { type: 'TOPIC', entityId: TOPIC }, reader.cookie);
});
afterAll(() => env.close());

/** Collects all ids of a list page by page; `between` runs after each page. */
async function walk(
  path: string,
  { cookie, between }: { cookie?: string; between?: () => Promise<unknown> } = {},
) {
  const ids: string[] = [];
  let cursor = '';
  for (let page = 0; page < 30; page++) {
    const { status, body } = await env.get(`${path}&limit=4${cursor && `&cursor=${cursor}`}`, cookie);
    expect(status).toBe(200);
    ids.push(...body.items.map((item: { postId: string }) => item.postId));
    if (body.nextCursor === null) return ids;
    cursor = body.nextCursor;
    await between?.();
  }
  throw new Error('The list has no end.');
}

const LISTS = [
  ['popularity', `/v2/feed/community/TOPIC/${TOPIC}/posts?sort=popularity`],
  ['newToOld', `/v2/feed/community/TOPIC/${TOPIC}/posts?sort=newToOld`],
  ['oldToNew', `/v2/feed/community/TOPIC/${TOPIC}/posts?sort=oldToNew`],
] as const;

describe('pagination', () => {
  it.each(LISTS)('[R-602] pagination of %s shows every post once', async (_, path) => {
    const ids = await walk(path);
    expect(ids).toHaveLength(23);
    expect(new Set(ids).size).toBe(23);
  });

  it.each(LISTS)('[R-070] pagination of %s shows the requested posts only, each once', async (_, path) => {
    const ids = await walk(`${path}&postType=QUESTION`);
    const { db } = env.services;
    const rows = await db.selectFrom('posts').select('kind').where('id', 'in', ids).execute();
    expect(rows.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'QUESTION'));
    const among = new Set(ids);
    expect(ids).toEqual((await walk(path)).filter((id) => among.has(id)));
  });

  it('[R-070] a cursor of one list is invalid in another list', async () => {
    const [, path] = LISTS[0];
    const { body } = await env.get(`${path}&limit=4`);
    const elsewhere = await env.get(`${path}&limit=4&postType=QUESTION&cursor=${body.nextCursor}`);
    expect(elsewhere.status).toBe(400);
  });

  it('[R-602] the oldest-first order is the exact reverse of the newest-first order', async () => {
    expect(await walk(LISTS[2][1])).toEqual((await walk(LISTS[1][1])).reverse());
  });

  it.each(['GENERIC', 'PERSONALIZED'])(
    '[R-597][R-357] pagination of %s by popularity shows every live post once',
    async (type) => {
      const { db } = env.services;
      const live = await db.selectFrom('posts').select('id').where('status', '=', 'LIVE').execute();
      const ids = await walk(`/v3/feed?feedType=${type}&sort=POPULAR`, { cookie: reader.cookie });
      expect([...ids].sort()).toEqual(live.map(({ id }) => id).sort());
    },
  );

  it('[R-597] pages by latest remain stable while other members write', async () => {
    const before = await walk('/v3/feed?feedType=GENERIC&sort=LATEST');
    const write = () =>
      env.post(author.aliases.ANONYMOUS, { created_at: new Date(NOW.getTime() + 3_600_000) });
    expect(await walk('/v3/feed?feedType=GENERIC&sort=LATEST', { between: write })).toEqual(before);
  });
});

describe('a new post', () => {
  it('a new post comes first in the latest posts for its author only, who still sees every post once', async () => {
    const others = await Promise.all(
      Array.from({ length: 12 }, () =>
        env.post(author.aliases.ANONYMOUS, { created_at: NOW, community_id: TOPIC }),
      ),
    );
    // The last one of its hour: no random id sorts below it.
    const own = '--------ownpost0';
    await env.post(reader.aliases.DESIGNATION, { created_at: NOW, community_id: TOPIC, id: own });
    for (const path of ['/v3/feed?feedType=GENERIC&sort=LATEST', LISTS[1][1]]) {
      const forReader = await walk(path, { cookie: reader.cookie });
      expect(forReader[0]).toBe(own);
      const forOthers = await walk(path);
      expect(forOthers.indexOf(own)).toBeGreaterThanOrEqual(others.length);
      expect([...forReader].sort()).toEqual([...forOthers].sort());
    }
  });
});

describe('the content of a feed', () => {
  it('[R-358] the feed ranks followed communities above equal posts and states the reason', async () => {
    const elsewhere = await env.post(author.aliases.ANONYMOUS, {
      community_id: TOPIC + 1,
      up: 10,
      created_at: NOW,
    });
    const followed = await env.post(author.aliases.ANONYMOUS, {
      community_id: TOPIC,
      up: 9,
      created_at: NOW,
    });
    const order = async (type: string) => {
      const ids = await walk(`/v3/feed?feedType=${type}&sort=POPULAR`, { cookie: reader.cookie });
      return ids.indexOf(followed) < ids.indexOf(elsewhere);
    };
    expect([await order('GENERIC'), await order('PERSONALIZED')]).toEqual([false, true]);
    const { body } = await env.get('/v3/feed?feedType=PERSONALIZED&sort=POPULAR&limit=50', reader.cookie);
    const post = body.items.find(({ postId }: { postId: string }) => postId === followed);
    expect(post.reason).toBe('FOLLOWED');
  });

  it('[R-597] the FOLLOWING feed contains what the reader follows, and is empty for a visitor', async () => {
    const ids = await walk('/v3/feed?feedType=PERSONALIZED&sort=FOLLOWING', { cookie: reader.cookie });
    expect(ids.length).toBeGreaterThanOrEqual(23);
    const { db } = env.services;
    const rows = await db.selectFrom('posts').select('community_id').where('id', 'in', ids).execute();
    expect(new Set(rows.map((row) => row.community_id))).toEqual(new Set([TOPIC]));
    expect(await walk('/v3/feed?feedType=GENERIC&sort=FOLLOWING')).toEqual([]);
  });

  it('[R-597] the UNANSWERED feed contains questions without comments', async () => {
    const ids = await walk('/v3/feed?feedType=GENERIC&sort=UNANSWERED');
    const { db } = env.services;
    const rows = await db.selectFrom('posts').select(['kind', 'comments']).where('id', 'in', ids).execute();
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every(({ kind, comments }) => kind === 'QUESTION' && comments === 0)).toBe(true);
  });

  it('[R-596] a single post has its full text, and a list shows an excerpt', async () => {
    const content = 'Ninety days of notice and no one to hand over to. '.repeat(12).trim();
    const id = await env.post(author.aliases.ANONYMOUS, {
      content,
      highlight_start: 290,
      highlight_end: 300,
    });
    const whole = (await env.get(`/v1/feed/${id}`)).body;
    expect([whole.content, whole.isShortened]).toEqual([content, false]);
    expect(whole.highlight).toEqual({ start: 290, end: 300 });
    const { body } = await env.get('/v2/feed/community/TOPIC/7/posts?sort=newToOld&limit=50');
    const listed = body.items.find(({ postId }: { postId: string }) => postId === id);
    expect(listed.isShortened).toBe(true);
    expect(listed.content.length).toBeLessThanOrEqual(280);
    expect(content.startsWith(listed.content)).toBe(true);
    expect(listed.highlight).toBeNull();
  });
});

describe('cursors', () => {
  it('[R-597] cursors are rejected when changed, truncated, or taken from another list', async () => {
    const path = '/v3/feed?feedType=GENERIC&sort=LATEST';
    const { body } = await env.get(`${path}&limit=2`);
    const cursor: string = body.nextCursor;
    const flipped = (cursor.startsWith('A') ? 'B' : 'A') + cursor.slice(1);
    for (const wrong of [
      `${path}&cursor=${flipped}`,
      `${path}&cursor=${cursor.slice(0, -4)}`,
      `${path}&cursor=AAAA`,
      `/v3/feed?feedType=GENERIC&sort=POPULAR&cursor=${cursor}`,
      `/v2/feed/community/TOPIC/${TOPIC}/posts?sort=newToOld&cursor=${cursor}`,
    ]) {
      const refused = await env.get(wrong);
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_CURSOR']);
    }
  });

  it('[R-597] cursors reveal neither time nor id', async () => {
    const { body } = await env.get('/v3/feed?feedType=GENERIC&sort=LATEST&limit=2');
    const bytes = Buffer.from(body.nextCursor, 'base64url').toString('latin1');
    expect(bytes).not.toContain(body.items[1].postId);
    expect(bytes).not.toContain('2026');
  });
});
