import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';
import { hourOf } from '../shared/cut-to-hour';

const NOW = new Date('2026-11-20T12:34:56.789Z');
let env: TestEnvironment;
let author: Person;
let other: Person;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => NOW });
  author = await env.person('Author');
  other = await env.person('Other');
});
afterAll(() => env.close());

let titles = 0;
const input = (change: object = {}) => ({
  title: `A title, the ${++titles}th`,
  content: 'A text.',
  community: { type: 'TOPIC', entityId: 42 },
  profileType: 'ANONYMOUS',
  media: [],
  poll: null,
  salaryIds: [],
  ...change,
});
const create = (change: object = {}, person = author) =>
  env.write('POST', '/v2/post', input(change), person.cookie);
const created = async (change: object = {}, person = author): Promise<string> =>
  (await create(change, person)).body.postId;
const read = (id: string, cookie?: string) => env.get(`/v1/feed/${id}`, cookie);
const offer = (companyName: string, currentSalary = false) => ({
  companyName,
  jobProfile: 'Engineer',
  place: 'Pune',
  fixed: 1_800_000,
  variable: 200_000,
  stock: 0,
  currentSalary,
});
const save = (body: object, person = author) => env.write('POST', '/v1/salary', body, person.cookie);

describe('a new post', () => {
  it('[R-588] a new post is public at once, with the hour only, and its community counts it', async () => {
    const posts = async () => (await env.get('/v1/community/TOPIC/by-slug/salary-talk')).body.topicMeta.posts;
    const before = await posts();
    const { status, body } = await create({ title: ' Is it so? ' });
    expect([status, body.status, body.message]).toEqual([201, 'LIVE', null]);
    const post = (await read(body.postId)).body;
    expect([post.title, post.postType, post.createdOn, post.isOwner, post.author.profileType]).toEqual([
      'Is it so?',
      'QUESTION',
      '2026-11-20T12:00:00.000Z',
      false,
      'ANONYMOUS',
    ]);
    expect(await posts()).toBe(before + 1);
  });

  it('[R-434] a post repeated within a day is not created, and the response states the reason', async () => {
    const twice = input();
    const first = await env.write('POST', '/v2/post', twice, author.cookie);
    const second = await env.write('POST', '/v2/post', twice, author.cookie);
    expect([first.body.message, second.status, second.body.postId]).toEqual([null, 201, null]);
    expect(second.body.message).toMatch(/already/);
  });

  it('[R-291] a new post with a poll ends the poll after its number of days', async () => {
    const id = await created({ poll: { options: [' Two ', 'Three'], days: 7 } });
    const { poll, postType } = (await read(id)).body;
    expect([postType, poll.endsOn, poll.options.map(({ text }: { text: string }) => text)]).toEqual([
      'POLL',
      '2026-11-27T12:00:00.000Z',
      ['Two', 'Three'],
    ]);
  });

  it('[R-610][R-273] a new post shows a video by its id, without tracking parameters', async () => {
    const id = await created({
      media: [{ type: 'YOUTUBE', fullUrl: 'https://youtu.be/humkaarVid1?si=abc' }],
    });
    expect((await read(id)).body.media[0]).toMatchObject({
      type: 'YOUTUBE_VIDEO',
      fullUrl: 'https://www.youtube.com/watch?v=humkaarVid1',
    });
    const wrong = await create({ media: [{ type: 'YOUTUBE', fullUrl: 'https://evil.example/humkaarVid1' }] });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, '/body/media/0/fullUrl']);
  });

  it.each([
    [{ title: ' \u200b' }, 422, '/body/title'],
    [{ title: 'a'.repeat(151) }, 400, '/body/title'],
    [{ content: 'a'.repeat(5001) }, 400, '/body/content'],
    [{ content: 'Call 98765 43210' }, 422, '/body/content'],
    [{ poll: { options: ['Yes', ' Yes'], days: 3 } }, 422, '/body/poll/options/1'],
    [{ poll: { options: ['Yes', 'No'], days: 2 } }, 400, '/body/poll/days'],
    [{ poll: { options: ['Yes', 'asha.n@gmail.com'], days: 3 } }, 422, '/body/poll/options/1'],
    [{ media: [{ type: 'IMAGE', fileKey: 'nothing-like-it', alt: '' }] }, 422, '/body/media/0/fileKey'],
  ])('[R-285][R-560] a new post is rejected for %j', async (change, status, field) => {
    const reply = await create(change);
    expect([reply.status, reply.body.errors[0]]).toEqual([
      status,
      { field, code: expect.stringMatching(/^\w+$/), message: expect.stringMatching(/\w/) },
    ]);
  });

  it('[R-630][R-876] a post with abusive words waits for a moderator, is visible to its author only and not counted', async () => {
    const { body } = await create({ title: 'What a bunch of idiots, idiot' });
    expect(body.status).toBe('FLAGGED');
    expect((await read(body.postId)).status).toBe(404);
    expect((await read(body.postId, other.cookie)).status).toBe(404);
    const mine = (await read(body.postId, author.cookie)).body;
    expect([mine.status, mine.holdReason]).toEqual(['FLAGGED', 'ABUSE']);
  });
});

describe('saved offers', () => {
  it('[R-624][R-625][R-483] saved offers are stored for a comparison, and only one is the current salary', async () => {
    const me = await env.person('Comparer');
    const ids = [];
    for (const body of [offer('Zentrix Labs', true), offer('Kaveri Bank', true)])
      ids.push((await save(body, me)).body.id);
    const saved = (await env.get('/v1/salary/all', me.cookie)).body;
    expect(saved.map((item: Record<string, unknown>) => [item.companyName, item.currentSalary])).toEqual([
      ['Kaveri Bank', true],
      ['Zentrix Labs', false],
    ]);
    expect(saved[0].inHand).toBeGreaterThan(100_000);
    expect((await env.get(`/v1/salary/${ids[0]}`, author.cookie)).status).toBe(404);
    const id = await created({ salaryIds: ids.reverse() }, me);
    const { salary } = (await read(id)).body;
    expect(salary.offers.map((item: Record<string, unknown>) => item.companyName)).toEqual([
      'Kaveri Bank',
      'Zentrix Labs',
    ]);
    expect((await env.get('/v1/salary/all', me.cookie)).body).toEqual([]);
  });

  it('[R-805] a post with foreign, deleted or more than three offers is rejected and not created', async () => {
    const theirs = (await save(offer('Orbitly'), other)).body.id;
    const change = { title: 'Whose offer is it', salaryIds: [theirs] };
    const reply = await create(change);
    expect([reply.status, reply.body.code]).toEqual([422, 'UNKNOWN_OFFER']);
    expect((await create({ salaryIds: Array(4).fill(theirs) })).status).toBe(400);
    const found = await env.services.db
      .selectFrom('posts')
      .select('id')
      .where('title', '=', change.title)
      .execute();
    expect(found).toEqual([]);
  });
});

describe('a post of its author', () => {
  it('[R-572][R-632] a post can be edited within a day, is marked without a time, and its old text stays for moderators', async () => {
    const id = await created();
    const edit = (person: Person) =>
      env.write('PATCH', `/v2/post/${id}`, { title: 'New title?', content: 'New text' }, person.cookie);
    expect([(await edit(other)).status, (await edit(author)).status]).toEqual([403, 200]);
    const post = (await read(id)).body;
    expect([post.title, post.postType, post.isEdited]).toEqual(['New title?', 'QUESTION', true]);
    const saved = await env.services.db
      .selectFrom('former_texts')
      .select('content')
      .where('resource_id', '=', id)
      .execute();
    expect(saved).toEqual([{ content: 'A text.' }]);
    const yesterday = hourOf(new Date(NOW.getTime() - 25 * 3_600_000));
    await env.services.db.updateTable('posts').set({ created_at: yesterday }).where('id', '=', id).execute();
    expect((await edit(author)).body.code).toBe('TOO_LATE');
  });

  it('[R-570][R-282] deleting a post removes all its text for good, and its comments remain', async () => {
    const id = await created({ poll: { options: ['One', 'Two'], days: 1 } });
    await env.write('PATCH', `/v2/post/${id}`, { title: 'Once more', content: 'Secret' }, author.cookie);
    await env.comment(other.aliases.ANONYMOUS, id);
    const remove = (person: Person) => env.write('DELETE', `/v2/post/${id}`, undefined, person.cookie);
    expect([(await remove(other)).status, (await remove(author)).status]).toEqual([403, 204]);
    expect([(await remove(author)).status, (await remove(other)).status]).toEqual([204, 404]);
    expect([(await read(id)).status, (await env.get(`/v1/post/${id}/comments`)).body.items.length]).toEqual([
      410, 1,
    ]);
    const { rows } = await env.database.pool.query(
      `select (select row_to_json(p) from posts p where id = $1)::text || coalesce((select json_agg(w) from former_texts w
        where resource_id = $1)::text, '') || (select count(*) from poll_options where post_id = $1)::text as all`,
      [id],
    );
    expect(rows[0].all).not.toMatch(/Secret|Once more|A title|A text/);
  });
});
