import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inlineHash } from '../http/security-headers';
import type { Vendors } from '../vendors/vendors-for';
import { registerPages } from './register-pages';
import type { Renderer, Rendering } from './rendering';
import { testBuilds, writeTestBuild } from './testing';

let app: FastifyInstance;
let webRoot: string;
let made: { url: string; cookie: string }[];
const EARLY = 'addEventListener("click",keep)';
const START = Date.parse('2026-11-23T06:00:00Z');
let now: number;

beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'humkaar-pages-'));
  writeTestBuild(webRoot, EARLY);
  app = fastify();
  app.get('/api/who', (request) => ({ cookie: request.headers.cookie ?? '', ip: request.ip }));
  made = [];
  now = START;
});

afterEach(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const page = (over: Partial<Extract<Rendering, { kind: 'page' }>> = {}): Rendering => ({
  kind: 'page',
  status: 200,
  head: { title: 'Jobs </title><script>', description: 'Work "here"', facts: { name: '</script>' } },
  body: Buffer.from('<main>hello</main>'),
  data: '<script type="application/json" id="rendered">0</script>',
  ...over,
});

function serve(render: Renderer['render'], timeout = 1000, vendors?: Vendors): void {
  const renderer: Renderer = {
    render: (request, around) => {
      made.push({ url: request.url, cookie: around.cookie });
      return render(request, around);
    },
    renderHead: async () => undefined,
    chunkAt: (pathname) => (pathname === '/jobs' ? 'jobs-screen' : undefined),
    plainHead: { title: 'Plain', description: 'Plain', hidden: true },
    pageCookies: ['theme'],
  };
  registerPages(app, {
    builds: testBuilds(webRoot, { en: renderer }),
    publicOrigin: 'https://ours.example',
    now: () => new Date(now),
    timeout,
    ...(vendors && { vendors }),
  });
}

it('a page lists the files it needs and escapes all text', async () => {
  serve(async () => page());
  const { body, statusCode } = await app.inject('/jobs');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Jobs &lt;/title&gt;&lt;script&gt;</title>');
  expect(body).toContain('content="Work &quot;here&quot;"');
  expect(body).toContain('{"name":"\\u003c/script>"}');
  expect(body.indexOf('/assets/jobs.css')).toBeLessThan(body.indexOf('/assets/index.js'));
  expect(body.indexOf(`;${EARLY}</script>`)).toBeLessThan(body.indexOf('/assets/index.js'));
  expect(body).toContain('<link rel="preload" as="script" fetchpriority="low" href="/assets/jobs.js">');
  expect(body).toContain('<link rel="canonical" href="https://ours.example/jobs">');
});

it('a page contains its own style sheets, and the policy allows only these and one script inline', async () => {
  serve(async () => page());
  const { body, headers } = await app.inject('/jobs');
  expect(body).toContain('<style data-href="/assets/index.css">main{color:red}</style>');
  expect(body).toContain('<style data-href="/assets/jobs.css">h1{color:blue}</style>');
  const scripts = [...body.matchAll(/<script>([^<]+)<\/script>/g)].map(([, text = '']) => inlineHash(text));
  const policy = String(headers['content-security-policy']);
  expect(policy.split('style-src ')[1]).toBe(
    `'self' ${['main{color:red}', 'h1{color:blue}', 'aside{color:lime}'].map(inlineHash).join(' ')}`,
  );
  expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
  expect(scripts).toHaveLength(1);
  expect(policy).not.toContain('unsafe');
});

it('a page has the theme in its first bytes', async () => {
  serve(async () => page());
  const back = await app.inject({ url: '/', headers: { cookie: 'theme=dark' } });
  expect(back.body).toContain('<html lang="en-IN" data-theme="dark">');
  const odd = await app.inject({ url: '/', headers: { cookie: 'theme="><script>' } });
  expect(odd.body).toContain('<html lang="en-IN">');
});

it('a page is rendered once for all visitors of a moment and never shared with a member', async () => {
  serve(async (_, { cookie }) => page({ body: Buffer.from(cookie) }));
  await Promise.all([app.inject('/jobs'), app.inject({ url: '/jobs', headers: { cookie: 'tracker=1' } })]);
  expect(made).toEqual([{ url: 'https://ours.example/jobs', cookie: '' }]);
  const member = await app.inject({ url: '/jobs', headers: { cookie: 'AT=secret; UAC_K=1' } });
  expect(member.body).toContain('AT=secret');
  expect(member.headers['cache-control']).toBe('private, no-store');
  const visitor = await app.inject('/jobs');
  expect(visitor.body).not.toContain('secret');
  expect(made).toHaveLength(2);
  now = START + 2001;
  await app.inject('/jobs');
  expect(made).toHaveLength(3);
});

it('a failed page is not cached', async () => {
  serve(async () => page({ status: 503 }));
  expect((await app.inject('/jobs')).statusCode).toBe(503);
  await app.inject('/jobs');
  expect(made).toHaveLength(2);
});

it('a page falls back to the plain shell when rendering fails', async () => {
  serve(() => Promise.reject(new Error('broken')));
  const { body, statusCode } = await app.inject('/broken');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  // The browser would take a page with this marker for one with a rendered title.
  expect(body).not.toContain('rendered');
});

it('a page that failed on our side has a retry time and no noindex', async () => {
  serve(async () => page({ status: 503, head: { title: 'Failed', description: '', hidden: true } }));
  const { headers, body } = await app.inject('/away');
  expect([headers['retry-after'], body.includes('noindex')]).toEqual(['5', false]);
});

it('a page calls the services as its caller without leaving the process', async () => {
  serve(async (request, { fetch }) => {
    const response = await fetch(new Request(new URL('/api/who', request.url)));
    const saved = await response.clone().text();
    expect(await response.json()).toEqual(JSON.parse(saved));
    return page({ body: Buffer.from(await response.text()), data: saved });
  });
  const { body } = await app.inject({ url: '/', headers: { cookie: 'AT=mine' }, remoteAddress: '10.1.2.3' });
  expect(body).toContain('{"cookie":"AT=mine","ip":"10.1.2.3"}');
});

const newPage = (url: string): Rendering =>
  url.endsWith('/old') ? { kind: 'moved', status: 301, to: '/new' } : page();

it('redirects and missing files are sent with their own status', async () => {
  serve(async (request) => (/\/(old|new)$/.test(request.url) ? newPage(request.url) : page({ status: 404 })));
  const moved = await app.inject('/old');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/new']);
  const paths = ['/nowhere', '/line%0Abreak/new', '/gone.js?x=1'];
  const missing = await Promise.all(paths.map((path) => app.inject(path)));
  expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(missing[2]?.headers['content-type']).not.toContain('html');
});

it('a page is compressed for clients that accept it', async () => {
  serve(async () => page());
  const headers = { 'accept-encoding': 'gzip, br' };
  const first = await app.inject({ url: '/', headers });
  now += 60_000;
  const again = await app.inject({ url: '/', headers });
  const own = await app.inject({ url: '/', headers: { ...headers, cookie: 'AT=mine' } });
  expect([first, again, own].map((sent) => sent.headers['content-encoding']).join()).toBe('gzip,br,gzip');
  const unpacked = [gunzipSync(first.rawPayload), brotliDecompressSync(again.rawPayload)];
  for (const text of unpacked) expect(String(text)).toContain('<main>hello</main>');
});

it('[R-032] a private form gets its page from its body, without URL, cache or script', async () => {
  serve(async () => page());
  const response = await app.inject({
    method: 'POST',
    url: '/are-you-paid-fairly?campaign=mail7',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'theme=dark' },
    payload: 'role=Backend+engineer&fixed=18%20lakh&campaign=mail7',
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(made[0]?.url).toBe(
    'https://ours.example/are-you-paid-fairly?role=Backend+engineer&fixed=18+lakh&campaign=mail7',
  );
  expect(response.body).toContain('<main>hello</main>');
  expect(response.body).not.toContain('<script defer');
  expect((await app.inject({ method: 'POST', url: '/jobs' })).statusCode).toBe(404);
});

const VENDOR = 'https://tags.example/kit.js?id=T-1';
const MEMBER = { cookie: 'AT=mine', 'user-agent': 'Mozilla/5.0 Chrome/131.0' };

const counted = async () => true;

async function vendorsOn(
  headers: Readonly<Record<string, string>>,
  isCounted: Vendors['isCounted'],
  scripts: readonly string[] = [VENDOR],
) {
  serve(async () => page(), 50, { scripts, isCounted });
  const response = await app.inject({ url: '/jobs', headers });
  const policy = String(response.headers['content-security-policy']);
  return { named: response.body.includes('tags.example'), policy, response };
}

it('[R-711][R-712] a member page names the configured scripts, and its policy allows only their origin', async () => {
  const { policy, response } = await vendorsOn(MEMBER, counted);
  expect(response.body).toContain(`<meta name="vendor-scripts" content="${VENDOR}">`);
  expect(response.body).not.toContain('<script src="https:');
  expect(policy).toBe(
    [
      "default-src 'none'; img-src 'self' data:; font-src 'self' data:; manifest-src 'self'; worker-src 'self'",
      "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'",
      `script-src 'self' ${/'sha256-\S+'/.exec(policy)?.[0]} https://tags.example; connect-src 'self' https://tags.example`,
      `trusted-types chunks identity worker; style-src${policy.split('style-src')[1]}`,
    ].join('; '),
  );
  const { body } = await app.inject('/jobs');
  expect(body, 'a visitor’s page is shared').not.toContain('tags.example');
});

const broken = () => Promise.reject(new Error('the database is away'));
it.each([
  ['no script is configured', MEMBER, counted, []],
  ['the reader is a visitor', {}, counted, [VENDOR]],
  ['the browser asks not to be tracked', { ...MEMBER, dnt: '1' }, counted, [VENDOR]],
  ['the browser sends Global Privacy Control', { ...MEMBER, 'sec-gpc': '1' }, counted, [VENDOR]],
  ['a crawler requests it', { ...MEMBER, 'user-agent': 'Googlebot/2.1' }, counted, [VENDOR]],
  ['the member turned analytics off', MEMBER, async () => false, [VENDOR]],
  ['the preference of the member cannot be read', MEMBER, broken, [VENDOR]],
  ['the preference of the member does not arrive', MEMBER, () => new Promise<boolean>(() => {}), [VENDOR]],
])('[R-712] a page is sent without scripts when %s', async (_, headers, isCounted, scripts) => {
  const { named, policy, response } = await vendorsOn(headers, isCounted, scripts);
  expect(response).toMatchObject({ statusCode: 200, body: expect.stringContaining('<main>hello</main>') });
  expect(named).toBe(false);
  expect(policy).not.toMatch(/https:|identity/);
});
