import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerProblemResponses } from './problem-responses';
import { serveFiles } from './static-files';

const SCRIPT = 'export const hello = 1;';
let app: FastifyInstance;
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'humkaar-web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<title>page</title>');
  writeFileSync(join(root, 'secret.txt'), 'no');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets/main.1a2b3c4d.js'), SCRIPT);
  writeFileSync(join(root, 'assets/main.1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
  app = fastify();
  registerProblemResponses(app);
  serveFiles(app, root);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
const get = (url: string, accepts = 'br, gzip') =>
  app.inject({ url, headers: { 'accept-encoding': accepts } });

describe('the files of the built app', () => {
  it('files with a hash in their name are compressed and cached forever', async () => {
    const response = await get('/assets/main.1a2b3c4d.js');
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
  });

  it('files are sent uncompressed to clients that cannot decompress them', async () => {
    const response = await get('/assets/main.1a2b3c4d.js', 'identity');
    expect([response.body, response.headers['content-encoding']]).toEqual([SCRIPT, undefined]);
  });

  it('files with a hash in their name are sent from memory after the first read', async () => {
    const file = join(root, 'assets/icon.5e6f7a8b.png');
    writeFileSync(file, 'picture');
    expect((await get('/assets/icon.5e6f7a8b.png')).body).toBe('picture');
    rmSync(file);
    expect((await get('/assets/icon.5e6f7a8b.png')).body).toBe('picture');
  });

  it('files with a stable name are cached for five minutes', async () => {
    expect((await get('/manifest.webmanifest')).headers['cache-control']).toBe('public, max-age=300');
  });

  it('a file with a stable name is sent again only after it changed', async () => {
    const file = join(root, 'assets/offline.json');
    writeFileSync(file, '{}');
    const { etag } = (await get('/assets/offline.json')).headers;
    const again = (known: string) =>
      app.inject({ url: '/assets/offline.json', headers: { 'if-none-match': known } });
    for (const known of [String(etag), `W/${etag}`, `"older", ${etag}`]) {
      const response = await again(known);
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
    }
    writeFileSync(file, '{"new":1}');
    const changed = await again(String(etag));
    expect([changed.statusCode, changed.body]).toEqual([200, '{"new":1}']);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it.each([
    '/assets/gone.1a2b3c4d.js',
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/.hidden.js',
    '/assets/',
    '/secret.txt',
    '/assets/main.1a2b3c4d.js.br',
  ])('a path outside the built files is 404 and not a page: %s', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});
