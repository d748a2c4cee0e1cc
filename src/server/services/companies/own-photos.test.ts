import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../contracts/company';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsTo, type NewUser, newUsersOf } from '../profile/account/testing';
import { aPhoto, uploadPhoto } from './testing';

type Wire = components['schemas'];

let server: TestServer;
let me: NewUser;
let other: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;

const PATH = '/company-services/v1/own-photos';
const SHOT = 'Shot by Asha at 12.9716N 77.5946E';

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-20T10:00:00Z') });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.deleteFrom('photo_reports').execute();
  me = await newUsers.join();
  other = await newUsers.join('Vikram Rao');
});

const call = callsTo(() => server, PATH);
async function sent(user: NewUser, photo = aPhoto()): Promise<string> {
  return (await uploadPhoto(server, user.cookie, await photo.jpeg().toBuffer())).json().key;
}
const photo = (fileKey: string, caption = 'The canteen at noon') => ({ fileKey, album: 'food', caption });
const listener = (...photos: readonly object[]) => ({ companyName: 'kaveri bank', photos });
async function add(user: NewUser, ...photos: readonly object[]): Promise<Wire['OwnPhotos']> {
  const response = await call(user, 'POST', '', listener(...photos));
  expect(response.statusCode).toBe(201);
  return response.json();
}
const page = async (): Promise<Wire['PhotoPage']> =>
  (await server.send({ url: '/company-services/v1/companies/kaveri-bank/photos?limit=50' })).json();
const fileOf = (key: string, size = 800) => server.send({ url: `/media/${key}-${size}.webp` });

describe('[R-007] photos of a company', () => {
  it('photos are published at once, without the metadata of the uploaded file', async () => {
    const before = await page();
    const shot = await aPhoto()
      .withExif({ IFD0: { ImageDescription: SHOT }, IFD3: { GPSLatitude: '12/1' } })
      .jpeg()
      .toBuffer();
    expect(shot.includes('Asha')).toBe(true);
    const { key } = (await uploadPhoto(server, me.cookie, shot)).json();
    const { contribution: input, companyUrlName } = await add(me, photo(key, ' Lunch '));
    expect([companyUrlName, input]).toEqual([
      'kaveri-bank',
      { companyName: 'Kaveri Bank', photos: [photo(key, 'Lunch')] },
    ]);
    const after = await page();
    expect(after.total).toBe(before.total + 1);
    const shown = after.items.find(({ caption }) => caption === 'Lunch');
    expect(shown).toMatchObject({ url: `/media/${key}-1600.webp`, album: 'food' });
    expect(Object.keys(shown ?? {}).sort()).toEqual(['album', 'caption', 'photoId', 'url']);
    const company = (await server.send({ url: '/company-services/v1/companies/kaveri-bank' })).json();
    expect(company.counts.photosCount).toBe(after.total);
    for (const size of [320, 800, 1600]) {
      const { rawPayload } = await fileOf(key, size);
      expect(rawPayload.includes('Asha')).toBe(false);
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  it('photos are stored under a separate seal with only a month, and nothing else links them to a member', async () => {
    const key = await sent(me);
    await add(me, photo(key));
    const { db, seal } = server.services;
    const report = await db.selectFrom('photo_reports').selectAll().executeTakeFirstOrThrow();
    expect(report.author_seal).toBe(seal('photos', me.id));
    expect(report.submitted_month.getDate()).toBe(1);
    const saved = await db.selectFrom('company_photos').selectAll().where('picture', '=', key).execute();
    expect(JSON.stringify([report, saved])).not.toContain(me.id);
    const waiting = await db.selectFrom('pending_pictures').select('key').where('key', '=', key).execute();
    expect(waiting).toEqual([]);
  });

  it('only the author can read, edit and delete their photos', async () => {
    const { reportId } = await add(me, photo(await sent(me)));
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(other, method, `/${reportId}`)).statusCode).toBe(404);
    const foreign = listener(photo(await sent(other)));
    expect((await call(other, 'PUT', `/${reportId}`, foreign)).statusCode).toBe(404);
    expect((await server.send({ url: `${PATH}/${reportId}` })).statusCode).toBe(401);
    const input = (await me.call('GET', 'v1/user/contributions?kind=PHOTOS')).json();
    expect(input.items).toMatchObject([
      {
        title: 'Kaveri Bank',
        text: 'The canteen at noon',
        path: `/features?UploadId=${reportId}`,
        status: 'live',
      },
    ]);
  });

  it('deleted photos disappear from the page together with their files', async () => {
    const before = await page();
    const key = await sent(me);
    const { reportId } = await add(me, photo(key));
    expect((await fileOf(key)).statusCode).toBe(200);
    expect((await call(me, 'DELETE', `/${reportId}`)).statusCode).toBe(204);
    expect(await page()).toEqual(before);
    expect((await fileOf(key)).statusCode).toBe(404);
    expect((await call(me, 'GET', `/${reportId}`)).statusCode).toBe(404);
  });

  it('an edit changes captions, and deletes a removed photo with its file', async () => {
    const [stays, goes] = [await sent(me), await sent(me)];
    const { reportId } = await add(me, photo(stays), photo(goes));
    const change = await call(me, 'PUT', `/${reportId}`, listener(photo(stays, 'The canteen at one')));
    expect(change.json().contribution.photos).toEqual([photo(stays, 'The canteen at one')]);
    expect([(await fileOf(stays)).statusCode, (await fileOf(goes)).statusCode]).toEqual([200, 404]);
    const again = await call(me, 'PUT', `/${reportId}`, listener(photo(stays, 'The canteen at two')));
    expect(again.json().contribution.photos).toEqual([photo(stays, 'The canteen at two')]);
    const elsewhere = { ...listener(photo(stays)), companyName: 'Zentrix Labs' };
    expect((await call(me, 'PUT', `/${reportId}`, elsewhere)).json().code).toBe('OTHER_COMPANY');
  });

  it('photos resubmitted after a lost response are stored once, and a report has at most ten photos', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => sent(me)));
    const [first = ''] = keys;
    const { reportId } = await add(me, photo(first));
    expect((await add(me, photo(first))).reportId).toBe(reportId);
    const all = await add(me, ...keys.slice(1).map((key) => photo(key)));
    expect([all.reportId, all.contribution.photos.length]).toEqual([reportId, 10]);
    const more = await call(me, 'POST', '', listener(photo(await sent(me))));
    expect([more.statusCode, more.json().code]).toEqual([409, 'TOO_MANY_PHOTOS']);
  });

  it('new photos get random positions after the existing photos, so their age stays hidden', async () => {
    const before = await page();
    const keys = await Promise.all(Array.from({ length: 6 }, () => sent(me)));
    await add(me, ...keys.map((key) => photo(key)));
    expect((await page()).total).toBe(before.total + 6);
    const { db } = server.services;
    const rows = await db
      .selectFrom('company_photos')
      .select('position')
      .where('picture', 'in', keys)
      .execute();
    const places = rows.map(({ position }) => position).sort((item, other) => item - other);
    expect(places).toHaveLength(6);
    expect(new Set(places.map((place, index) => place - (places[index - 1] ?? 0))).size).toBe(6);
  });
});

describe('[R-007] the refusal of a photo', () => {
  const refused = async (...photos: readonly object[]) => {
    const response = await call(me, 'POST', '', listener(...photos));
    expect(response.statusCode).toBe(422);
    return (response.json().errors as readonly { field: string; code: string }[]).map(
      ({ field, code }) => `${field} ${code}`,
    );
  };

  it('a photo is refused when its picture is missing, belongs to another member or is repeated', async () => {
    const [mine, theirs] = [await sent(me), await sent(other)];
    const nothing = 'Nothing0here0Kd9RbZm5A';
    expect(await refused(photo(mine), photo(theirs), photo(nothing), photo(mine))).toEqual([
      '/body/photos/1/fileKey gone',
      '/body/photos/2/fileKey gone',
      '/body/photos/3/fileKey gone',
    ]);
    expect((await add(me, photo(mine))).contribution.photos).toHaveLength(1);
  });

  it('a photo 20,000 pixels wide and 100 high is refused, and its upload stays available', async () => {
    const key = await sent(me, aPhoto({ width: 20_000, height: 100 }));
    expect(await refused(photo(await sent(me)), photo(key))).toEqual(['/body/photos/1/fileKey narrow']);
    const left = await server.services.db.selectFrom('pending_pictures').select('key').execute();
    expect(left.map((row) => row.key)).toContain(key);
  });

  it('a photo is refused when its caption is empty, has contact details or is insulting', async () => {
    const key = await sent(me);
    const text = ['\u200b', 'Ask priya.rao@gmail.com for a tour', 'Where that bastard sits'];
    expect(await refused(...text.map((caption) => photo(key, caption)))).toEqual([
      '/body/photos/0/caption required',
      '/body/photos/1/caption contact',
      '/body/photos/2/caption abuse',
    ]);
    expect((await call(me, 'POST', '', listener(photo(key, 'a'.repeat(81))))).statusCode).toBe(400);
    expect((await call(me, 'POST', '', listener())).statusCode).toBe(400);
  });

  it('photos are refused for an unknown company and for a sixth company in a quarter', async () => {
    const key = await sent(me);
    const position = (companyName: string, fileKey: string) =>
      call(me, 'POST', '', { companyName, photos: [photo(fileKey)] });
    expect((await position('A company no one knows', key)).json().errors).toMatchObject([
      { field: '/body/companyName', code: 'unknown' },
    ]);
    const { db } = server.services;
    const companies = await db.selectFrom('companies').select('name').orderBy('id').limit(6).execute();
    const statuses: number[] = [];
    for (const { name } of companies) statuses.push((await position(name, await sent(me))).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  });
});

describe('[R-007] an uploaded picture file', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  it.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['a page with the type of a picture', html],
    [
      'a page after the first bytes of a picture',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), html]),
    ],
    ['half a picture', undefined],
    ['an animation', 'gif'],
  ] as const)('the upload is refused as not a picture: %s', async (_what, input) => {
    const bytes =
      input === 'gif'
        ? await aPhoto().gif().toBuffer()
        : (input ?? (await aPhoto().png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000));
    const response = await uploadPhoto(server, me.cookie, bytes, 'image/png');
    expect([response.statusCode, response.json().code]).toEqual([422, 'NOT_A_PICTURE']);
  });

  it('an uploaded picture is converted to sRGB and rotated upright', async () => {
    const press = await aPhoto().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(press).metadata()).space).toBe('cmyk');
    const { key } = (await uploadPhoto(server, me.cookie, press)).json();
    expect(await sharp((await fileOf(key)).rawPayload).metadata()).toMatchObject({ space: 'srgb' });
    const turned = await aPhoto().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await uploadPhoto(server, me.cookie, turned)).json()).toMatchObject({ width: 480, height: 640 });
  });
});
