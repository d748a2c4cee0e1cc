import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeServer, type Server } from '../../app';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { type NewUser, newUsersOf } from '../profile/account/testing';

const MAX_STORED = 40;
const FILES_A_PICTURE = 3;

let first: TestServer;
let second: Server;
let newUsers: ReturnType<typeof newUsersOf>;
let me: NewUser;
let picture: Buffer;
beforeAll(async () => {
  first = await startTestServer({ examples: false });
  second = await makeServer(first.config, { database: first.database });
  newUsers = newUsersOf(first);
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a6f4e' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await second.app.close();
  await first.close();
});
beforeEach(async () => {
  me = await newUsers.join();
});

const upload = async (
  payload: Buffer | string = picture,
  user = me,
  { app }: Pick<Server, 'app'> = first,
) => {
  const headers = { appid: '999', systemid: 'AB_WEB', 'content-type': 'image/png', cookie: user.cookie };
  const response = await app.inject({ method: 'POST', url: '/media', payload, headers });
  return { status: response.statusCode, body: response.json() };
};
const many = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => upload(picture, me, index % 2 === 0 ? first : second)),
  );
const discard = async (key: string, user = me) =>
  (await first.send({ method: 'DELETE', url: `/media/pending/${key}`, headers: { cookie: user.cookie } }))
    .statusCode;
const fileOf = async (key: string) => (await first.app.inject({ url: `/media/${key}-320.webp` })).statusCode;
const filesStored = () => readdirSync(first.config.mediaDir).length;

describe('pending pictures', () => {
  it('rejected files use no slot: a valid picture is stored after forty of them', async () => {
    for (let position = 0; position < MAX_STORED; position++)
      expect((await upload('no picture')).status).toBe(422);
    expect((await upload()).status).toBe(201);
    const rows = await first.services.db.selectFrom('pending_pictures').select('key').execute();
    expect(rows).toHaveLength(1);
  });

  it('forty of sixty simultaneous uploads at two servers are stored, and no file of the others remains', async () => {
    const before = filesStored();
    const responses = await many(60);
    const stored = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(({ status }) => status === 429);
    expect([stored.length, refused.length]).toEqual([MAX_STORED, 20]);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['TOO_MANY_PICTURES']));
    expect(filesStored() - before).toBe(MAX_STORED * FILES_A_PICTURE);
    expect((await upload(picture, await newUsers.join('Vikram Rao'))).status).toBe(201);
  });

  it('removing a picture from a draft frees its slot and deletes its files', async () => {
    const [{ body: saved } = { body: undefined }] = await many(MAX_STORED);
    expect((await upload()).status).toBe(429);
    expect(await discard(saved.key)).toBe(204);
    expect(await fileOf(saved.key)).toBe(404);
    expect((await upload()).status).toBe(201);
    expect((await upload()).status).toBe(429);
  });

  it('removing a picture twice, or an unknown one, changes nothing', async () => {
    const { body } = await upload();
    expect([
      await discard(body.key),
      await discard(body.key),
      await discard('Never0was0here0at0all0'),
    ]).toEqual([204, 204, 204]);
  });

  it('a member cannot remove the pending picture of another member', async () => {
    const other = await newUsers.join('Vikram Rao');
    const { body } = await upload();
    expect(await discard(body.key, other)).toBe(204);
    expect(await fileOf(body.key)).toBe(200);
  });

  it('a picture that a profile already shows stays when it is removed from a draft', async () => {
    const image = picture.toString('base64');
    const saved = await me.call('PUT', 'v1/user/profile-photo', { image });
    expect(saved.statusCode).toBe(200);
    const key = /\/media\/(.+)-\d+\.webp/.exec(saved.json().photoUrl)?.[1] ?? '';
    expect(await discard(key)).toBe(204);
    expect(await fileOf(key)).toBe(200);
  });

  it('a rejected profile photo leaves no data', async () => {
    const image = Buffer.from('no picture'.repeat(50)).toString('base64');
    const rows = () =>
      first.services.db.selectFrom('pending_pictures').select('key').orderBy('key').execute();
    const before = await rows();
    expect((await me.call('PUT', 'v1/user/profile-photo', { image })).statusCode).toBe(422);
    expect(await rows()).toEqual(before);
  });
});
