import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskMedia } from './disk-media';
import { fileOf, type MediaStore, mediaFileOf } from './media-store';
import { S3Media } from './s3-media';

const KEY = fileOf('q8Zr2mXw5Tn7Kd4Lp9Vb1A', 'medium');

function keepsPictures(open: () => MediaStore): void {
  it('a store returns the bytes that were stored', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    await open().put(KEY, bytes);
    expect(await open().get(KEY)).toEqual(bytes);
  });

  it('a second picture under the same key replaces the first', async () => {
    await open().put(KEY, Buffer.from('first'));
    await open().put(KEY, Buffer.from('second'));
    expect((await open().get(KEY))?.toString()).toBe('second');
  });

  it('a removed picture is deleted, and removing a missing picture causes no error', async () => {
    await open().put(KEY, Buffer.from('x'));
    await open().remove(KEY);
    await open().remove(KEY);
    expect(await open().get(KEY)).toBeUndefined();
  });
}

describe('pictures on disk', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'humkaar-media-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  keepsPictures(() => new DiskMedia(folder));

  it('[R-010] a copy of the picture folder does not reveal when a picture was uploaded', async () => {
    await new DiskMedia(folder).put(KEY, Buffer.from('x'));
    expect(statSync(join(folder, KEY)).mtimeMs).toBe(0);
  });

  it('storing a picture leaves no partial files behind', async () => {
    await new DiskMedia(folder).put(KEY, Buffer.from('x'));
    expect(readdirSync(folder)).toEqual([KEY]);
  });
});

describe('pictures in an S3-compatible store', () => {
  let folder: string;
  let store: S3rver;
  let port: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'humkaar-s3-'));
    store = new S3rver({
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'media', configs: [] }],
    });
    ({ port } = await store.run());
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const open = (bucket = 'media', accessKeyId = 'S3RVER') =>
    new S3Media({
      bucketUrl: `http://127.0.0.1:${port}/${bucket}`,
      region: 'ap-south-1',
      accessKeyId,
      secretAccessKey: 'S3RVER',
    });
  keepsPictures(() => open());

  it('the error contains only the status when the store refuses a request', async () => {
    await expect(open('media', 'wrong').put(KEY, Buffer.from('x'))).rejects.toThrow(
      /^The media store answered 403\.$/,
    );
  });
});

describe('the picture file name', () => {
  it.each([
    '../../etc/passwd',
    'a/b-800.webp',
    'short-800.webp',
    'q8Zr2mXw5Tn7Kd4Lp9Vb1A.webp',
    'q8Zr2mXw5Tn7Kd4Lp9Vb1A-801.webp',
    'q8Zr2mXw5Tn7Kd4Lp9Vb1A-800.svg',
    '',
  ])('%s is refused as a picture file name', (text) => {
    expect(mediaFileOf(text)).toBeUndefined();
  });

  it('a picture file name consists of the key and the size', () => {
    expect(mediaFileOf('q8Zr2mXw5Tn7Kd4Lp9Vb1A-800.webp')).toBe(KEY);
  });
});
