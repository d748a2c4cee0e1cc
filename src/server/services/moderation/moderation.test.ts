import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeModerator } from '../../testing/make-moderator';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';

const M = '/moderation-services';
const TALK = { type: 'TOPIC', entityId: 42 };
let now = new Date('2026-11-20T12:34:56.789Z');
let env: TestEnvironment;
let author: Person;
let other: Person;
let moderator: Person;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => now });
  author = await env.person('Author');
  other = await env.person('Other');
  moderator = await env.person('Moderator');
  await appoint(moderator.memberId);
});
afterAll(() => env.close());

const appoint = (id: string) => makeModerator(env.services.db, id);
const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, cookie: string, payload?: object) => {
  const headers = { cookie, ...(method === 'GET' ? {} : { 'idempotency-key': env.services.newId() }) };
  const reply = await env.send({ method, url: M + path, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
};
let titles = 0;
const post = async (change: object = {}, user = author): Promise<string> => {
  const input = {
    title: `The ${++titles}th thing`,
    content: 'A text.',
    community: TALK,
    profileType: 'ANONYMOUS',
    media: [],
    poll: null,
    salaryIds: [],
    ...change,
  };
  return (await env.write('POST', '/v2/post', input, user.cookie)).body.postId;
};
const comment = async (postId: string, text: string, user = author): Promise<string> =>
  (await env.write('POST', `/v1/post/${postId}/comment`, { text, profileType: 'ANONYMOUS' }, user.cookie))
    .body.commentId;
const queue = async (user = moderator) => (await ask('GET', '/v1/queue', user.cookie)).body;
const waits = async (id: string) =>
  (await queue()).find((item: { resourceId: string }) => item.resourceId === id);
const decide = (resourceId: string, change: object = {}, user = moderator) =>
  ask('POST', '/v1/decision', user.cookie, {
    resourceId,
    resourceType: 'POST',
    decision: 'HIDE',
    rule: 'A1',
    text: 'Please say it without the insult.',
    ...change,
  });
const keep = { decision: 'KEEP', rule: 'K1', text: '' };
const report = (id: string, user: Person, resourceType = 'POST') =>
  env.write(
    'POST',
    '/v1/report',
    { resourceId: id, resourceType, reason: 'SPAM', note: 'an advert' },
    user.cookie,
  );
const read = async (id: string, cookie?: string) => (await env.get(`/v1/feed/${id}`, cookie)).body;
const status = async (id: string, cookie?: string) => (await env.get(`/v1/feed/${id}`, cookie)).status;
const appeal = (id: string, user = author, text = 'It is the name of the building.') =>
  ask('POST', '/v1/appeal', user.cookie, { resourceId: id, resourceType: 'POST', text });
const outcome = (id: string, user = author, type = 'POST') =>
  ask('GET', `/v1/outcome/${type}/${id}`, user.cookie);
const postsIn = async () => (await env.get('/v1/community/TOPIC/by-slug/salary-talk')).body.topicMeta.posts;

describe('[R-876] content hidden by the automatic checks', () => {
  it('content hidden by the automatic checks is queued with its text and is public once approved', async () => {
    const before = await postsIn();
    const id = await post({ title: 'My boss is an idiot' });
    expect(await waits(id)).toMatchObject({
      resourceType: 'POST',
      community: 'Salary talk',
      title: 'My boss is an idiot',
      holdReason: 'ABUSE',
      createdOn: '2026-11-20T12:00:00.000Z',
    });
    expect(await status(id)).toBe(404);
    expect((await decide(id, keep)).status).toBe(204);
    expect([await status(id), await waits(id), await postsIn()]).toEqual([200, undefined, before + 1]);
  });

  it('[R-280][R-283] a hidden post shows the rule and text of the decision to its author and to no other reader', async () => {
    const before = await postsIn();
    const id = await post({ title: 'My boss is an idiot indeed' });
    await decide(id, { rule: 'P1', text: 'It names someone.' });
    expect((await read(id, author.cookie)).status).toBe('AUTHOR_REJECTED');
    expect((await outcome(id)).body).toEqual({
      decision: 'HIDE',
      rule: 'P1',
      text: 'It names someone.',
      appeal: 'NONE',
    });
    expect([await status(id), await status(id, other.cookie), (await outcome(id, other)).status]).toEqual([
      404, 404, 404,
    ]);
    expect([await waits(id), await postsIn()]).toEqual([undefined, before]);
  });

  it('comments hidden by the automatic checks are queued and are counted once approved', async () => {
    const id = await post();
    const text = await comment(id, 'What an idiot.', other);
    const count = async () => (await read(id)).commentsCount;
    expect([(await waits(text)).content, await count()]).toEqual(['What an idiot.', 0]);
    await decide(text, { ...keep, resourceType: 'COMMENT' });
    expect([await waits(text), await count()]).toEqual([undefined, 1]);
    await decide(text, { resourceType: 'COMMENT' });
    expect(await count()).toBe(0);
    expect((await outcome(text, other, 'COMMENT')).body.rule).toBe('A1');
  });
});

describe('[R-571] content reported by readers', () => {
  it('reported content waits with its reasons while public and leaves the queue after one review', async () => {
    const id = await post();
    await report(id, other);
    expect(await waits(id)).toMatchObject({
      holdReason: null,
      reports: [{ reason: 'SPAM', note: 'an advert' }],
    });
    await decide(id, keep);
    expect([await waits(id), await status(id)]).toEqual([undefined, 200]);
  });

  it('content with five reports by different readers is hidden until a moderator has read it', async () => {
    const before = await postsIn();
    const id = await post();
    for (const name of ['one', 'two', 'three', 'four']) await report(id, await env.person(name));
    await report(id, other);
    await report(id, other);
    expect((await read(id, author.cookie)).holdReason).toBe('REPORTED');
    expect([await status(id), await postsIn()]).toEqual([404, before]);
    await decide(id, keep);
    expect([await status(id), await postsIn()]).toEqual([200, before + 1]);
  });

  it('content with four reporters stays public, however often they report it', async () => {
    const id = await post();
    for (const name of ['five', 'six', 'seven', 'eight']) {
      const person = await env.person(name);
      await report(id, person);
      await report(id, person);
    }
    expect(await status(id)).toBe(200);
  });
});

describe('[R-876] an appeal', () => {
  it('an appeal brings hidden content before a moderator once more, and only once', async () => {
    const id = await post();
    await decide(id);
    const first = await appeal(id);
    expect([first.status, first.body.appeal]).toEqual([201, 'OPEN']);
    expect((await waits(id)).appeal).toBe('It is the name of the building.');
    expect((await appeal(id)).body.code).toBe('APPEALED_ALREADY');
    await decide(id, keep);
    expect([await status(id), (await outcome(id)).body.appeal]).toEqual([200, 'DECIDED']);
    await decide(id);
    expect((await appeal(id)).body.code).toBe('APPEALED_ALREADY');
  });

  it('an appeal is accepted only from the author and only about hidden content', async () => {
    const id = await post();
    expect((await appeal(id)).status).toBe(404);
    await decide(id);
    expect((await appeal(id, other)).status).toBe(404);
    await decide(id, keep);
    expect((await appeal(id)).body.code).toBe('NOT_HIDDEN');
  });

  it('an appeal is deleted together with the content it is about', async () => {
    const id = await post();
    await decide(id);
    await appeal(id);
    await env.write('DELETE', `/v2/post/${id}`, undefined, author.cookie);
    expect(await waits(id)).toBeUndefined();
    const all = await env.services.db.selectFrom('appeals').select('resource_id').execute();
    const left = all.filter((item) => item.resource_id === id);
    expect([left, (await outcome(id)).status]).toEqual([[], 404]);
  });
});

describe('[R-585] a moderator', () => {
  it('moderation requests are refused to a member without the staff role', async () => {
    const id = await post();
    const pin = ask('PUT', `/v1/pin/${id}`, other.cookie, { wanted: true });
    const requests = await Promise.all([ask('GET', '/v1/queue', other.cookie), decide(id, {}, other), pin]);
    expect(requests.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('a moderator never sees the alias, the name or the exact time of the author', async () => {
    const id = await post({ title: 'That idiot again' });
    const text = JSON.stringify(await waits(id));
    const aliases = env.services.db.selectFrom('aliases').selectAll();
    const row = await aliases.where('id', '=', author.aliases.ANONYMOUS).execute();
    for (const part of [row[0]?.user_name, row[0]?.avatar_seed, row[0]?.bio, author.memberId, '12:34'])
      expect(text).not.toContain(part);
  });

  it('a moderator can neither decide on their own content nor see it in the queue', async () => {
    const id = await post({ title: 'These idiots' }, moderator);
    expect([await waits(id), (await decide(id)).body.code]).toEqual([undefined, 'OWN_CONTENT']);
  });

  it('a moderator must give the author a reason and a rule that fits the decision', async () => {
    const id = await post();
    expect((await decide(id, { text: ' ' })).status).toBe(422);
    expect((await decide(id, { rule: 'K1' })).status).toBe(422);
    expect((await decide(id, { decision: 'KEEP' })).status).toBe(422);
    expect(await status(id)).toBe(200);
  });
});

describe('[R-876] the public log', () => {
  const log = async (query = '?limit=50') => (await ask('GET', `/v1/log${query}`, '')).body;

  it('the public log has one entry per decision with rule and day, and no link to the content', async () => {
    const id = await post();
    const before = (await log()).items.length;
    await decide(id);
    await decide(id);
    const { items } = await log();
    expect(items.length).toBe(before + 1);
    expect({ ...items[0], decisionId: '' }).toEqual({
      decisionId: '',
      resourceType: 'POST',
      decision: 'HIDE',
      rule: 'A1',
      afterAppeal: false,
      decidedOn: '2026-11-20',
    });
    expect(JSON.stringify(items)).not.toContain(id);
  });

  it('the public log marks decisions after an appeal and is paginated', async () => {
    now = new Date('2026-11-21T00:10:00Z');
    const id = await post();
    await decide(id).then(() => appeal(id));
    await decide(id, keep);
    const first = await log('?limit=1');
    expect(first.items[0]).toMatchObject({ decision: 'KEEP', afterAppeal: true, decidedOn: '2026-11-21' });
    const second = await log(`?limit=1&cursor=${encodeURIComponent(first.nextCursor)}`);
    expect(second.items[0]).toMatchObject({ decision: 'HIDE', afterAppeal: false });
  });
});
