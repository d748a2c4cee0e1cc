import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { threeOf } from '../moderation/testing';
import { callsTo, type NewUser, newUsersOf } from '../profile/account/testing';
import { aPhoto, uploadPhoto } from './testing';

let server: TestServer;
let join: ReturnType<typeof newUsersOf>['join'];
let author: NewUser;
let moderator: NewUser;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-20T10:00:00Z') });
  ({ join } = newUsersOf(server));
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, , moderator] = await threeOf(server, join);
});

const own = callsTo(() => server, '/company-services/v1/own-photos');
const desk = callsTo(() => server, '/moderation-services/v1');

interface Photo {
  readonly fileKey: string;
  readonly album: 'food';
  readonly caption: string;
}

async function uploaded(caption: string): Promise<Photo> {
  const response = await uploadPhoto(server, author.cookie, await aPhoto().jpeg().toBuffer());
  return { fileKey: response.json().key, album: 'food', caption };
}
const photosOf = (...photos: readonly Photo[]) => ({ companyName: 'Kaveri Bank', photos });
const send = async (...photos: readonly Photo[]): Promise<string> =>
  (await own(author, 'POST', '', photosOf(...photos))).json().reportId;
const idOf = async ({ fileKey }: Photo): Promise<string> =>
  (
    await server.services.db
      .selectFrom('company_photos')
      .select('id')
      .where('picture', '=', fileKey)
      .executeTakeFirstOrThrow()
  ).id;
const decide = async (photo: Photo, decision: object) =>
  (
    await desk(moderator, 'POST', '/decision', {
      resourceType: 'PHOTO',
      resourceId: await idOf(photo),
      ...decision,
    })
  ).statusCode;
const hide = (photo: Photo) => decide(photo, { decision: 'HIDE', rule: 'P1', text: 'It shows someone.' });
const keep = (photo: Photo) => decide(photo, { decision: 'KEEP', rule: 'K1', text: '' });
const isPublic = async ({ fileKey }: Photo): Promise<boolean> => {
  const url = '/company-services/v1/companies/kaveri-bank/photos?limit=50';
  return (await server.send({ url })).body.includes(fileKey);
};
const isWaiting = async (photo: Photo): Promise<boolean> => {
  const id = await idOf(photo);
  return (await desk(moderator, 'GET', '/queue'))
    .json()
    .some(({ resourceId }: { readonly resourceId: string }) => resourceId === id);
};
const states = async (): Promise<readonly (readonly [string, string])[]> =>
  (await author.call('GET', 'v1/user/contributions?kind=PHOTOS'))
    .json()
    .items.map(({ text, status }: { readonly text: string; readonly status: string }) => [text, status]);

it('a photo that a moderator removed waits for a moderator when its author adds it again', async () => {
  const first = await uploaded('Someone at lunch');
  await send(first);
  expect(await isPublic(first)).toBe(true);
  expect(await hide(first)).toBe(204);
  expect(await isWaiting(first)).toBe(false);
  const second = await uploaded('Someone again');
  const report = await send(second);
  const isSaidToWait = async () => (await own(author, 'GET', `/${report}`)).json().isWaiting;
  expect(await isSaidToWait()).toBe(true);
  expect([await isPublic(second), await isWaiting(second)]).toEqual([false, true]);
  expect([...(await states())].sort()).toEqual([
    ['Someone again', 'submitted'],
    ['Someone at lunch', 'rejected'],
  ]);
  expect((await server.send({ url: `/media/${second.fileKey}-800.webp` })).statusCode).toBe(404);
  expect(await keep(second)).toBe(204);
  expect([await isPublic(second), await isWaiting(second), await isSaidToWait()]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  ['all photos', (report: string) => own(author, 'DELETE', `/${report}`)],
  [
    'only the removed one',
    (report: string, stays: Photo) => own(author, 'PUT', `/${report}`, photosOf(stays)),
  ],
] as const)(
  'an author who deletes %s cannot publish another photo of the company without a moderator',
  async (_, remove) => {
    const [first, stays] = [await uploaded('Someone at lunch'), await uploaded('The stairs')];
    const report = await send(first, stays);
    await hide(first);
    expect((await remove(report, stays)).statusCode).toBeLessThan(300);
    const second = await uploaded('Someone again');
    await send(second);
    expect([await isPublic(second), await isWaiting(second)]).toEqual([false, true]);
  },
);

it('photos of an author without removed ones, or with one from 90 days ago, are public at once', async () => {
  const first = await uploaded('The canteen');
  await own(author, 'DELETE', `/${await send(first)}`);
  const second = await uploaded('The stairs');
  await send(second);
  expect(await isPublic(second)).toBe(true);
  await hide(second);
  await server.services.db.updateTable('moderation_decisions').set({ decided_on: '2026-08-22' }).execute();
  const third = await uploaded('The roof');
  await send(third);
  expect([await isPublic(third), await isWaiting(third)]).toEqual([true, false]);
});
