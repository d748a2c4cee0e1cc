import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';
import { removeAbandoned } from './pending-pictures';

let env: TestEnvironment;
let author: Person;
let other: Person;
let photo: Buffer;
beforeAll(async () => {
  env = await startTestEnvironment();
  author = await env.person('Author');
  other = await env.person('Other');
  photo = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#2a6f4e' } })
    .withExif({ IFD0: { ImageDescription: 'Shot by Asha' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => env.close());

const upload = async (person = author): Promise<string> => {
  const headers = { 'content-type': 'image/jpeg', cookie: person.cookie };
  return (await env.send({ method: 'POST', url: '/media', payload: photo, headers })).json().key;
};
let titles = 0;
const post = (pictures: readonly { readonly key: string; readonly alt?: string }[], person = author) =>
  env.write(
    'POST',
    '/v2/post',
    {
      title: `Our office, the ${++titles}th picture`,
      content: '',
      community: { type: 'TOPIC', entityId: 42 },
      profileType: 'ANONYMOUS',
      media: pictures.map(({ key, alt = '' }) => ({ type: 'IMAGE', fileKey: key, alt })),
      poll: null,
      salaryIds: [],
    },
    person.cookie,
  );
const read = async (id: string) => (await env.get(`/v1/feed/${id}`)).body;
const file = async (key: string) => (await env.app.inject({ url: `/media/${key}-320.webp` })).statusCode;
const keysOf = (body: { readonly media: readonly { readonly fileKey: string }[] }) =>
  body.media.map(({ fileKey }) => fileKey);

describe('a post with pictures', () => {
  it('a post cannot use pictures that are being cleaned up as unused, so it never loses their files', async () => {
    const key = await upload();
    const { db, media } = env.services;
    const longAgo = new Date(0);
    await db.updateTable('pending_pictures').set({ created_at: longAgo }).where('key', '=', key).execute();
    let posted: Awaited<ReturnType<typeof post>> | undefined;
    const remove = async (removed: string) => {
      if (removed === key) posted = await post([{ key }]);
      await media.remove(removed);
    };
    await removeAbandoned({ ...env.services, media: { remove } as never });
    expect([posted?.status, posted?.body.code, await file(key)]).toEqual([422, 'UNKNOWN_MEDIA', 404]);
  });

  it('[R-272][R-276] a post shows its pictures in order, with sizes and descriptions', async () => {
    const [first, second] = [await upload(), await upload()];
    const { status, body } = await post([{ key: second, alt: ' The canteen ' }, { key: first }]);
    expect(status).toBe(201);
    const { media, postType } = await read(body.postId);
    expect([postType, media]).toEqual([
      'IMAGE',
      [
        {
          type: 'IMAGE',
          fileKey: second,
          fullUrl: `/media/${second}-1600.webp`,
          width: 90,
          height: 30,
          alt: 'The canteen',
        },
        {
          type: 'IMAGE',
          fileKey: first,
          fullUrl: `/media/${first}-1600.webp`,
          width: 90,
          height: 30,
          alt: '',
        },
      ],
    ]);
  });

  it('a post rejects pictures of other members, unknown pictures and pictures already used', async () => {
    const used = await upload();
    await post([{ key: used }]);
    for (const key of [await upload(other), 'Never0was0here0at0all0', used]) {
      const { status, body } = await post([{ key }]);
      expect([status, body.code, body.errors[0].field]).toEqual([
        422,
        'UNKNOWN_MEDIA',
        '/body/media/0/fileKey',
      ]);
    }
  });

  it('a rejected post leaves its pictures available for another attempt', async () => {
    const key = await upload();
    expect((await post([{ key, alt: 'call 98765 43210' }])).body.code).toBe('CONTACT_DETAILS');
    expect((await post([{ key }])).status).toBe(201);
  });

  it('[R-285] a post holds at most ten pictures', async () => {
    const keys = Array.from({ length: 11 }, (_, index) => ({ key: `Never0was0here0${index}` }));
    expect((await post(keys)).status).toBe(400);
  });

  it('the pictures of a post do not reveal who uploaded them', async () => {
    const key = await upload();
    await post([{ key }]);
    const rows = await env.services.db
      .selectFrom('pending_pictures')
      .selectAll()
      .where('key', '=', key)
      .execute();
    expect(rows).toEqual([]);
  });

  it('a post waits for a moderator if the description of a picture is abusive', async () => {
    expect((await post([{ key: await upload(), alt: 'that bastard of a boss' }])).body.status).toBe(
      'FLAGGED',
    );
  });
});

describe('removing a picture from a post', () => {
  const without = (id: string, key: string, person = author) =>
    env.write('DELETE', `/v1/post/${id}/media/${key}`, undefined, person.cookie);

  it('[R-590] removing a picture deletes its file, and removing the last one leaves a text post', async () => {
    const [first, second] = [await upload(), await upload()];
    const { postId } = (await post([{ key: first }, { key: second }])).body;
    expect((await without(postId, first)).status).toBe(204);
    expect([keysOf(await read(postId)), await file(first), await file(second)]).toEqual([[second], 404, 200]);
    expect((await without(postId, first)).status).toBe(204);
    await without(postId, second);
    const { media, postType } = await read(postId);
    expect([media, postType, await file(second)]).toEqual([[], 'TEXT', 404]);
  });

  it('only the author can remove a picture from a post', async () => {
    const key = await upload();
    const { postId } = (await post([{ key }])).body;
    expect((await without(postId, key, other)).status).toBe(403);
    expect(await file(key)).toBe(200);
  });

  it('removing a picture of another post leaves it unchanged', async () => {
    const key = await upload();
    await post([{ key }]);
    const mine = (await post([{ key: await upload() }])).body.postId;
    expect((await without(mine, key)).status).toBe(204);
    expect(await file(key)).toBe(200);
  });

  it('deleting a post deletes its pictures', async () => {
    const key = await upload();
    const { postId } = (await post([{ key }])).body;
    await env.write('DELETE', `/v2/post/${postId}`, undefined, author.cookie);
    expect(await file(key)).toBe(404);
    expect(await env.services.db.selectFrom('pending_pictures').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ key }),
    );
  });
});

describe('a picture of a post that readers no longer see', () => {
  const seenBy = async (key: string, person?: Person) =>
    (
      await env.app.inject({
        url: `/media/${key}-320.webp`,
        headers: person ? { cookie: person.cookie } : {},
      })
    ).statusCode;

  it.each(['FLAGGED', 'AUTHOR_REJECTED'] as const)(
    'a picture of a post with the status %s is served to its author and moderators only',
    async (status) => {
      const { db } = env.services;
      const moderator = await env.person('Moderator');
      await db
        .updateTable('members')
        .set({ staff_role: 'moderator' })
        .where('id', '=', moderator.memberId)
        .execute();
      const key = await upload();
      const { postId } = (await post([{ key }])).body;
      expect(await seenBy(key)).toBe(200);
      const set = (now: 'LIVE' | typeof status) =>
        db.updateTable('posts').set({ status: now }).where('id', '=', postId).execute();
      await set(status);
      const seen = [undefined, other, author, moderator].map((person) => seenBy(key, person));
      expect(await Promise.all(seen)).toEqual([404, 404, 200, 200]);
      await set('LIVE');
      expect(await seenBy(key)).toBe(200);
    },
  );
});
