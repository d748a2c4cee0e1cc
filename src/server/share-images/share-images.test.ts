import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Removed } from '../pages/removal-feed';
import type { HeadRendering, Renderer } from '../pages/rendering';
import { testBuilds } from '../pages/testing';
import { registerShareImages } from './register-share-images';

const POST = '/share-image/en/p/Kq3vN8xWm2Zt7Rf1';
const post = (title: string): HeadRendering => ({ status: 200, head: { title, description: 'Two offers' } });

let app: FastifyInstance;
let webRoot: string;
let shown: HeadRendering | undefined;
let readAs: string[];
let now: number;
let remove: (removed: Removed) => void;

beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'humkaar-share-images-'));
  writeFileSync(join(webRoot, 'favicon.ico'), '');
  writeFileSync(join(webRoot, 'chunks.json'), JSON.stringify({ chunks: {}, fonts: [] }));
  app = fastify();
  readAs = [];
  now = Date.parse('2026-11-23T06:00:00Z');
  const renderer: Renderer = {
    render: () => Promise.reject(new Error('no page is rendered for an image')),
    renderHead: async (_, { cookie }) => {
      readAs.push(cookie);
      return shown;
    },
    chunkAt: () => undefined,
    plainHead: { title: 'Humkaar', description: 'Ask the people who work there', hidden: true },
    pageCookies: [],
  };
  registerShareImages(app, {
    builds: testBuilds(webRoot, { en: renderer }),
    publicOrigin: 'https://ours.example',
    now: () => new Date(now),
    removals: {
      isComplete: () => true,
      subscribe: (listener) => {
        remove = listener;
      },
    },
  });
});

afterEach(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

async function pictureAt(url: string): Promise<Buffer> {
  now += 5000;
  return (await app.inject(url)).rawPayload;
}

it('a post has a picture of 1200 by 630 pixels, and another title another picture', async () => {
  shown = post('Should I leave during notice?');
  const picture = await pictureAt(POST);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  shown = post('Should I stay?');
  expect(await pictureAt(POST)).not.toEqual(picture);
});

it('a post that is removed, hidden or moved has the general picture from then on', async () => {
  const general = await pictureAt('/share-image/en/');
  shown = post('Names a colleague');
  const before = await pictureAt(POST);
  expect(before).not.toEqual(general);
  for (const gone of [
    { ...post('Removed'), status: 410 },
    { status: 200, head: { ...post('Under review').head, hidden: true } },
    undefined,
  ]) {
    shown = gone;
    expect(await pictureAt(POST)).toEqual(general);
  }
});

it('a post that was removed a moment after its picture was drawn has the general picture', async () => {
  const general = await pictureAt('/share-image/en/');
  shown = post('Names a colleague');
  expect(await pictureAt(POST)).not.toEqual(general);
  shown = undefined;
  remove('Kq3vN8xWm2Zt7Rf1');
  expect((await app.inject(POST)).rawPayload).toEqual(general);
});

it('a picture shows what visitors see, also when a member requests it', async () => {
  shown = post('Notice');
  await app.inject({ url: POST, headers: { cookie: '__Host-AT=member; theme=dark' } });
  expect(readAs).toEqual(['']);
});

it('words of an address are never drawn', async () => {
  const general = await pictureAt('/share-image/en/');
  shown = post('Another sentence');
  for (const page of ['search/we%20are%20closing', 'we-are-closing', 'are-you-paid-fairly/99/cook'])
    expect(await pictureAt(`/share-image/en/${page}`)).toEqual(general);
  expect(readAs).toEqual([]);
  expect((await app.inject('/share-image/we-are-closing/p/a')).statusCode).toBe(404);
});

it('a title in a script without a font has the general picture', async () => {
  shown = post('சம்பளம்');
  expect(await pictureAt(POST)).toEqual(await pictureAt('/share-image/en/'));
});

it('a client with the current picture gets 304, and must revalidate it before showing it', async () => {
  shown = post('Notice');
  const { headers } = await app.inject(POST);
  expect(headers['cache-control']).toBe('no-cache');
  const again = { 'if-none-match': String(headers.etag) };
  expect((await app.inject({ url: POST, headers: again })).statusCode).toBe(304);
  now += 5000;
  shown = post('Another');
  expect((await app.inject({ url: POST, headers: again })).statusCode).toBe(200);
});

it('one network cannot fill the queue for pictures', async () => {
  let finish = (_: HeadRendering) => {};
  const slow = new Promise<HeadRendering>((done) => {
    finish = done;
  });
  shown = slow as never;
  const requests = Array.from({ length: 12 }, async (_, index) =>
    app.inject(`/share-image/en/p/post${index}`),
  );
  const refused = await requests[11];
  expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([503, '5']);
  finish(post('Late'));
  expect((await requests[0])?.statusCode).toBe(200);
});
