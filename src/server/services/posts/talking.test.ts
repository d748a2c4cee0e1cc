import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourOf } from '../shared/cut-to-hour';
import { type Person, startTestEnvironment, type TestEnvironment } from './testing';

let now = new Date('2026-11-20T12:34:56.789Z');
let env: TestEnvironment;
let author: Person;
let other: Person;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => now });
  author = await env.person('Author');
  other = await env.person('Other');
});
afterAll(() => env.close());

const message = (text: string, profileType = 'ANONYMOUS') => ({ text, profileType });
const comment = (postId: string, person: Person, body: object = message('Well said.'), key?: string) =>
  env.write('POST', `/v1/post/${postId}/comment`, body, person.cookie, key);
const reply = (commentId: string, person: Person, body: object = message('So it is.')) =>
  env.write('POST', `/v1/post/comment/${commentId}/reply`, body, person.cookie);
const talk = async (postId: string, query = '', cookie?: string) =>
  (await env.get(`/v1/post/${postId}/comments${query}`, cookie)).body.items;
const count = async (postId: string) => (await env.get(`/v1/feed/${postId}`)).body.commentsCount;
const texts = (items: { text: string }[]) => items.map(({ text }) => text);

describe('writing a comment', () => {
  it('[R-592] a comment appears under the post with the chosen alias and the hour, and is counted', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const { status, body } = await comment(post, other, message('  Well said.\r\n '));
    expect([status, body.text, body.isOwner, body.isEditable, body.status]).toEqual([
      201,
      'Well said.',
      true,
      true,
      'LIVE',
    ]);
    expect([body.createdOn, body.author.profileType]).toEqual(['2026-11-20T12:00:00.000Z', 'ANONYMOUS']);
    expect([texts(await talk(post)), await count(post)]).toEqual([['Well said.'], 1]);
  });

  it('[R-593] a reply appears below its comment, and a reply to a reply on the same level', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const first = (await comment(post, other)).body.commentId;
    const second = (await reply(first, author, message('First reply'))).body;
    expect(second.parentId).toBe(first);
    now = new Date(now.getTime() + 1);
    expect((await reply(second.commentId, other, message('Second reply'))).body.parentId).toBe(first);
    const [thread] = await talk(post);
    expect([texts(thread.replies), thread.repliesCount, await count(post)]).toEqual([
      ['First reply', 'Second reply'],
      2,
      3,
    ]);
  });

  it('a repeated key creates the comment once', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const key = env.services.newId();
    const responses = await Promise.all([1, 2, 3].map(() => comment(post, other, message('Once'), key)));
    expect(new Set(responses.map(({ body }) => body.commentId)).size).toBe(1);
    expect([(await talk(post)).length, await count(post)]).toEqual([1, 1]);
  });

  it('the comment count equals the comments when many members write at once', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => comment(post, other, message(`Number ${index}`))),
    );
    expect([(await talk(post, '?limit=50')).length, await count(post)]).toEqual([12, 12]);
  });

  it('[R-285] a comment is rejected when it is empty, too long, or contains contact details', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const refused = async (text: string) => {
      const { status, body } = await comment(post, other, message(text));
      return [status, body.errors[0].field];
    };
    expect(await refused(' \u200b\n ')).toEqual([422, '/body/text']);
    expect(await refused('a'.repeat(2001))).toEqual([400, '/body/text']);
    expect(await refused('Write to asha.n@gmail.com')).toEqual([422, '/body/text']);
    expect((await comment(post, other, message('😀'.repeat(2000)))).status).toBe(201);
  });

  it('[R-576] commenting needs a writer and an existing post', async () => {
    const post = await env.post(author.aliases.ANONYMOUS, { status: 'DELETED' });
    expect((await comment(post, other)).status).toBe(404);
    expect((await reply('nothing-here', other)).status).toBe(404);
    const { db } = env.services;
    const reader = await env.person('Reader');
    await db.updateTable('members').set({ is_writer: false }).where('id', '=', reader.memberId).execute();
    const { status, body } = await comment(post, reader);
    expect([status, body.code]).toEqual([403, 'WRITER_REQUIRED']);
  });

  it('a member cannot use a second alias in one discussion, even as the author of the post', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    await comment(post, other, message('As no one', 'ANONYMOUS'));
    for (const person of [other, author]) {
      const { status, body } = await comment(post, person, message('As someone', 'DESIGNATION'));
      expect([status, body.code]).toEqual([409, 'OTHER_ALIAS_HERE']);
    }
    expect(await count(post)).toBe(1);
  });

  it('[R-876] a comment with abusive words waits for a moderator: only its author sees it and it is not counted', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const { body } = await comment(post, other, message('You 1di0t!'));
    expect(body.status).toBe('FLAGGED');
    expect(texts(await talk(post))).toEqual([]);
    expect(texts(await talk(post, '', author.cookie))).toEqual([]);
    expect(texts(await talk(post, '', other.cookie))).toEqual(['You 1di0t!']);
    expect((await env.get(`/v1/comment/${body.commentId}`)).status).toBe(404);
    expect(await count(post)).toBe(0);
  });
});

describe('editing a comment', () => {
  it('[R-594] editing marks the comment, stores the old text, and is limited to its author', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const id = (await comment(post, other, message('Before'))).body.commentId;
    const edit = (person: Person) =>
      env.write('PATCH', `/v1/comment/${id}`, { text: 'After' }, person.cookie);
    expect([(await edit(author)).status, (await edit(other)).status]).toEqual([403, 200]);
    const { body } = await env.get(`/v1/comment/${id}`);
    expect([body.text, body.isEdited]).toEqual(['After', true]);
    const former = await env.services.db
      .selectFrom('former_texts')
      .select('content')
      .where('resource_id', '=', id)
      .execute();
    expect(former).toEqual([{ content: 'Before' }]);
  });

  it('[R-576] editing is possible for a day', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const id = (await comment(post, other)).body.commentId;
    const yesterday = hourOf(new Date(now.getTime() - 25 * 3_600_000));
    await env.services.db
      .updateTable('comments')
      .set({ created_at: yesterday })
      .where('id', '=', id)
      .execute();
    const { status, body } = await env.write('PATCH', `/v1/comment/${id}`, { text: 'Late' }, other.cookie);
    expect([status, body.code]).toEqual([403, 'TOO_LATE']);
    expect((await env.get(`/v1/comment/${id}`, other.cookie)).body.isEditable).toBe(false);
  });
});

it('a comment of a hidden post answers strangers like one that does not exist', async () => {
  const post = await env.post(author.aliases.ANONYMOUS);
  const id = (await comment(post, other)).body.commentId;
  await env.services.db.updateTable('posts').set({ status: 'FLAGGED' }).where('id', '=', post).execute();
  const stranger = await env.person('Stranger');
  const responses = async (path: string) => {
    const edit = await env.write('PATCH', path, { text: 'After' }, stranger.cookie);
    const remove = await env.write('DELETE', path, undefined, stranger.cookie);
    return [edit, remove].map(({ status, body }) => [status, body.code]);
  };
  expect(await responses(`/v1/comment/${id}`)).toEqual(await responses('/v1/comment/nothing-here'));
});

describe('deleting a comment', () => {
  it('[R-570] a deleted comment without replies disappears', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const id = (await comment(post, other)).body.commentId;
    const remove = (person: Person) => env.write('DELETE', `/v1/comment/${id}`, undefined, person.cookie);
    expect([(await remove(author)).status, (await remove(other)).status]).toEqual([403, 204]);
    expect((await remove(other)).status).toBe(204);
    expect([await talk(post), await count(post)]).toEqual([[], 0]);
  });

  it('[R-570] a deleted comment with replies leaves a placeholder without an alias', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const id = (await comment(post, other, message('Gone soon'))).body.commentId;
    await reply(id, author);
    await env.write('DELETE', `/v1/comment/${id}`, undefined, other.cookie);
    const [place] = await talk(post);
    expect([place.status, place.text, place.author.userName, place.repliesCount]).toEqual([
      'DELETED',
      '',
      '',
      1,
    ]);
    expect(await count(post)).toBe(1);
    expect((await reply(id, other)).status).toBe(404);
  });
});

describe('reactions', () => {
  it('[R-289] a member has one of four reactions per comment, can change or withdraw it, and cannot react to their own comment', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const id = (await comment(post, other)).body.commentId;
    const react = (reaction: string | null, person: Person) =>
      env.write('PUT', `/v1/comment/${id}/reaction`, { reaction }, person.cookie);
    expect((await react('like', author)).body).toMatchObject({ like: 1, mine: 'like' });
    expect((await react('like', author)).body).toMatchObject({ like: 1, mine: 'like' });
    expect((await react('funny', author)).body).toMatchObject({ like: 0, funny: 1, mine: 'funny' });
    expect((await react(null, author)).body).toMatchObject({ like: 0, funny: 0, mine: null });
    expect((await react('like', other)).body.code).toBe('OWN_POST');
    expect((await react('love', author)).status).toBe(400);
  });
});

describe('the order of comments', () => {
  it('[R-361][R-362][R-363] comments are listed best, latest or oldest first, page by page', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const start = now;
    for (const text of ['one', 'two', 'three']) {
      now = new Date(now.getTime() + 1000);
      await comment(post, other, message(text));
    }
    const [second] = await talk(post, '?sort=oldToNew').then((all) => all.slice(1));
    await env.call(
      '/v1/vote',
      { resourceId: second.commentId, resourceType: 'COMMENT', voteType: 'UP' },
      author.cookie,
    );
    now = start;
    const order = async (sort: string) => {
      const seen: string[] = [];
      let cursor = '';
      for (let page = 0; page < 3; page++) {
        const query = `?sort=${sort}&limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
        const { body } = await env.get(`/v1/post/${post}/comments${query}`);
        seen.push(...texts(body.items));
        cursor = body.nextCursor ?? '';
      }
      return seen;
    };
    expect(await order('popularity')).toEqual(['two', 'three', 'one']);
    expect(await order('newToOld')).toEqual(['three', 'two', 'one']);
    expect(await order('oldToNew')).toEqual(['one', 'two', 'three']);
  });
});
