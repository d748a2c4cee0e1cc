import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { sealedFor } from '../profile/deletion/sealed-for';
import { hourOf } from '../shared/cut-to-hour';
import { removeAbandoned, takePictures, uploaderSeal } from './pending-pictures';

const ASHA = 'Mb1asha2Nair3Qx4';
const KAMAL = 'Mpicture0Kamal01';
const A_DAY = 86_400_000;
const CANARY = 'Shot by Asha at 12.9716N 77.5946E';

let server: TestServer;
let asha: string;
let now = new Date();
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  await server.services.db.insertInto('members').values({ id: KAMAL, name: 'Kamal' }).execute();
  asha = await server.signIn(ASHA);
  photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#2a6f4e' } })
    .withExif({ IFD0: { ImageDescription: CANARY } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());

const upload = (payload: Buffer | string, type = 'image/jpeg', cookie = asha) =>
  server.send({ method: 'POST', url: '/media', payload, headers: { 'content-type': type, cookie } });
const sealOf = (member: string) => uploaderSeal(server.services, member);

describe('an uploaded picture', () => {
  it('an uploaded picture is public at its URL, cached permanently and served only as an image', async () => {
    const response = await upload(photo);
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const { key, url, width, height } = response.json();
    expect([url, width, height]).toEqual([`/media/${key}-1600.webp`, 900, 300]);
    const seen = await server.app.inject({ url });
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 900 });
    expect(seen.headers).not.toHaveProperty('last-modified');
  });

  it('an uploaded picture contains no metadata of the original file in any size', async () => {
    const { key } = (await upload(photo)).json();
    for (const size of [320, 800, 1600]) {
      const { rawPayload } = await server.app.inject({ url: `/media/${key}-${size}.webp` });
      expect(rawPayload.includes('Asha')).toBe(false);
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png', 422],
    ['text with the type of a picture', 'hello', 'image/jpeg', 422],
    ['JSON', '{}', 'application/json', 422],
    ['more than ten megabytes', Buffer.alloc(10_000_001), 'image/png', 413],
    ['nothing', '', 'image/png', 422],
  ])('the upload rejects %s', async (_what, payload, type, status) => {
    const response = await upload(payload, type);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it.each(['image/gif', 'image/svg+xml', 'image/heic'])(
    'the upload of a picture of the type %s is refused with the formats that can be used',
    async (type) => {
      const response = await upload(photo, type);
      expect([response.statusCode, response.json().code]).toEqual([422, 'NOT_A_PICTURE']);
      expect(response.json().message).toContain('Use a JPEG, PNG or WebP');
    },
  );

  it('the upload needs a member', async () => {
    expect((await upload(photo, 'image/jpeg', '')).statusCode).toBe(401);
  });

  it('a picture is not a valid body for any other operation', async () => {
    const url = '/feed-services/v1/vote';
    const headers = { 'content-type': 'image/jpeg', cookie: asha };
    expect((await server.send({ method: 'POST', url, payload: photo, headers })).statusCode).toBe(415);
  });
});

describe('the URL of a picture', () => {
  it.each(['q8Zr2mXw5Tn7Kd4Lp9Vb1A-800.webp'])('an unknown picture returns 404: %s', async (name) => {
    const response = await server.app.inject({ url: `/media/${name}` });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each(['..%2f..%2fsecret.key', 'q8Zr2mXw5Tn7Kd4Lp9Vb1A-8000.webp', 'secret.key', '.env'])(
    'an invalid picture name is rejected: %s',
    async (name) => {
      expect((await server.app.inject({ url: `/media/${name}` })).statusCode).toBe(400);
    },
  );
});

describe('using an uploaded picture', () => {
  const take = (member: string, keys: readonly string[]) =>
    takePictures(server.services.db, sealOf(member), keys);

  it('an uploaded picture can be used by its uploader only, and once', async () => {
    const { key } = (await upload(photo)).json();
    await expect(take(KAMAL, [key])).rejects.toMatchObject({ status: 422, code: 'UNKNOWN_PICTURE' });
    expect(await take(ASHA, [key])).toEqual([{ key, width: 900, height: 300 }]);
    await expect(take(ASHA, [key])).rejects.toMatchObject({ status: 422 });
  });

  it('using an uploaded picture removes the record of its uploader', async () => {
    const { key } = (await upload(photo)).json();
    await take(ASHA, [key]);
    const left = await server.services.db
      .selectFrom('pending_pictures')
      .select('key')
      .where('key', '=', key)
      .execute();
    expect(left).toEqual([]);
  });

  it('an uploaded picture that is not used within a day is deleted', async () => {
    const used = (await upload(photo)).json();
    const forgotten = (await upload(photo)).json();
    await take(ASHA, [used.key]);
    now = new Date(now.getTime() + A_DAY + 1000);
    await removeAbandoned(server.services);
    expect((await server.app.inject({ url: forgotten.url })).statusCode).toBe(404);
    expect((await server.app.inject({ url: used.url })).statusCode).toBe(200);
  });

  it('uploads are rejected once more pictures wait than any post needs', async () => {
    const cookie = await server.signIn(KAMAL);
    const rows = Array.from({ length: 40 }, (_, index) => ({
      key: `Pending0000000000${index}`,
      owner_seal: sealedFor(sealOf(KAMAL), `Pending0000000000${index}`),
      created_at: hourOf(now),
      width: 8,
      height: 8,
    }));
    await server.services.db.insertInto('pending_pictures').values(rows).execute();
    const response = await upload(photo, 'image/jpeg', cookie);
    expect([response.statusCode, response.json().code]).toEqual([429, 'TOO_MANY_PICTURES']);
  });
});
