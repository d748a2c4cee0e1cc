import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveOfflineShell } from './offline-shell';
import { registerPages } from './register-pages';
import type { Renderer } from './rendering';
import { testBuilds } from './testing';

let app: FastifyInstance;
let webRoot: string;
const chunksOf = (folder: string, hash: string) =>
  JSON.stringify({ chunks: { index: [`${folder}/index.${hash}.js`] }, fonts: [] });

beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'humkaar-languages-'));
  writeFileSync(join(webRoot, 'favicon.ico'), '');
  writeFileSync(join(webRoot, 'chunks.json'), chunksOf('/assets', '0a1b2c3d'));
  writeFileSync(join(webRoot, 'chunks.hi.json'), chunksOf('/assets/hi', '4e5f6a7b'));
  app = fastify();
});

afterEach(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const rendererOf = (text: string): Renderer => ({
  render: async () => ({
    kind: 'page',
    status: 200,
    head: { title: text, description: text },
    body: Buffer.from(`<main>${text}</main>`),
    data: '',
  }),
  renderHead: async () => undefined,
  chunkAt: () => undefined,
  plainHead: { title: text, description: text, hidden: true },
  pageCookies: ['theme'],
});

function serve(renderers = { en: rendererOf('Salaries'), hi: rendererOf('सैलरी') }): void {
  const options = { builds: testBuilds(webRoot, renderers), publicOrigin: 'https://ours.example' };
  registerPages(app, { ...options, now: () => new Date() });
  serveOfflineShell(app, options);
}

const open = (accepted: string, cookie = '') =>
  app.inject({ url: '/salaries', headers: { 'accept-language': accepted, cookie } });

it('[R-878] the browser’s language decides which texts and scripts a page has', async () => {
  serve();
  const hindi = await open('hi-IN,hi;q=0.9,en;q=0.5');
  expect(hindi.body).toContain('<html lang="hi-IN">');
  expect(hindi.body).toContain('content="hi_IN"');
  expect(hindi.body).toContain('<main>सैलरी</main>');
  expect(hindi.body).toContain('src="/assets/hi/index.4e5f6a7b.js"');
  expect(hindi.body).toContain('<link rel="manifest" href="/manifest.hi.webmanifest">');
  expect(hindi.headers.vary).toContain('accept-language');
  const english = await open('en-IN');
  expect(english.body).toContain('<html lang="en-IN">');
  expect(english.body).toContain('<main>Salaries</main>');
  expect(english.body).toContain('src="/assets/index.0a1b2c3d.js"');
});

it('[R-878] the reader’s choice is stronger than the browser', async () => {
  serve();
  expect((await open('en-IN', 'theme=dark; language=hi')).body).toContain('सैलरी');
  expect((await open('hi-IN', 'language=en')).body).toContain('Salaries');
});

it('visitors who read different languages never share a page', async () => {
  serve();
  const [first, second, third] = await Promise.all([open('hi'), open('en'), open('hi')]);
  expect(first.body).toContain('सैलरी');
  expect(second.body).toContain('Salaries');
  expect(third.body).toContain('सैलरी');
});

it('pages are English while there is no build in the language', async () => {
  rmSync(join(webRoot, 'chunks.hi.json'));
  serve();
  expect((await open('hi-IN')).body).toContain('<html lang="en-IN">');
});

it('the offline page and its files are in the language the page asks for', async () => {
  serve();
  const { build, files } = (await app.inject('/offline-files.json?language=hi')).json();
  expect(files).toContain('/assets/hi/index.4e5f6a7b.js');
  expect(build).toBe('4e5f6a7b');
  expect((await app.inject(`/offline-shell?build=${build}`)).statusCode).toBe(200);
  expect((await app.inject('/offline-files.json')).json().build).toBe('0a1b2c3d');
  expect((await app.inject('/offline-files.json?language=fr')).json().build).toBe('0a1b2c3d');
});
