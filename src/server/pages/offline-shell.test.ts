import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveOfflineShell } from './offline-shell';
import type { Renderer } from './rendering';
import { testBuilds } from './testing';

let app: FastifyInstance;
let webRoot: string;
beforeAll(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'humkaar-shell-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'favicon.ico'), '');
  writeFileSync(join(webRoot, 'assets/index.css'), 'main{color:red}');
  const chunks = {
    index: ['/assets/packages.1.js', '/assets/index.0a1b2c3d.js', '/assets/index.css'],
    outbox: ['/assets/outbox.2.js', '/assets/packages.1.js'],
    'salary-screen': ['/assets/salary-screen.3.js'],
  };
  const icons = ['/assets/icons.4.svg'];
  writeFileSync(
    join(webRoot, 'chunks.json'),
    JSON.stringify({ chunks, fonts: ['/assets/anek-latin.woff2'], icons }),
  );
  app = fastify();
  const renderer: Renderer = {
    render: () => Promise.reject(new Error('the shell has no content')),
    renderHead: async () => undefined,
    chunkAt: () => undefined,
    plainHead: { title: 'Plain', description: 'Plain', hidden: true },
    pageCookies: [],
  };
  const builds = testBuilds(webRoot, { en: renderer });
  serveOfflineShell(app, { builds, publicOrigin: 'https://site.example' });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const COOKIE = 'AT=a-session; UAC_K=1; usr_data={"UserId":"seal-of-asha"}; theme=dark';
const shell = (build: string, cookie = '') =>
  app.inject({ url: `/offline-shell?build=${build}`, headers: { cookie } });

it('the list of offline files has each needed file once and leaves out other screens', async () => {
  const { build, files, writingFiles } = (await app.inject('/offline-files.json')).json();
  expect(build).toBe('0a1b2c3d');
  expect(files).toEqual([
    '/assets/packages.1.js',
    '/assets/index.0a1b2c3d.js',
    '/assets/index.css',
    '/assets/icons.4.svg',
  ]);
  expect(writingFiles).toEqual(['/assets/outbox.2.js', '/assets/packages.1.js', '/assets/icons.4.svg']);
});

it('the offline shell is the same for members and visitors, has no content and sets no cookie', async () => {
  const [visitor, member] = [await shell('0a1b2c3d'), await shell('0a1b2c3d', COOKIE)];
  expect(member.rawPayload.equals(visitor.rawPayload)).toBe(true);
  expect(member.headers['set-cookie']).toBeUndefined();
  const html = gunzipSync(member.rawPayload).toString();
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('src="/assets/index.0a1b2c3d.js"');
  expect(html).not.toMatch(/seal-of-asha|data-theme|woff2/);
});

it('the policy of the offline shell allows only its own style sheet', async () => {
  const policy = String((await shell('0a1b2c3d')).headers['content-security-policy']);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'(;|$)/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

it.each(['', 'ffffffff'])('the shell of another build is 404: "%s"', async (build) => {
  expect((await shell(build)).statusCode).toBe(404);
});
