import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenAt } from '../../core/shell/screen-at';
import { startTestServer, type TestServer } from '../testing/start-test-server';

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const read = async (path: string): Promise<string> => {
  const response = await server.app.inject({ url: path });
  expect(response.statusCode).toBe(200);
  return response.body;
};
const addressesIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

it('robots.txt closes personal pages and names the sitemap', async () => {
  const text = await read('/robots.txt');
  for (const path of [
    '/messages',
    '/settings',
    '/user',
    '/session',
    '/search',
    '/notifications',
    '/moderation',
  ])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain('Allow: /moderation/log\n');
  expect(text).toContain(`Sitemap: ${server.config.publicOrigin}/sitemap.xml`);
});

it('every sitemap address belongs to a screen, appears once and is open to crawlers', async () => {
  const { db } = server.services;
  const item = await db.selectFrom('posts').select('id').where('status', '=', 'LIVE').executeTakeFirst();
  await db
    .updateTable('posts')
    .set({ community_type: 'COMPANY', community_id: 1001, kind: 'QUESTION' })
    .where('id', '=', item?.id ?? '')
    .execute();
  const kaveri = db.selectFrom('companies').select('id').where('url_name', '=', 'kaveri-bank');
  await db.updateTable('company_benefits').set({ reports: 4 }).where('company_id', '=', kaveri).execute();
  const closed = [...(await read('/robots.txt')).matchAll(/Disallow: (\S+)/g)].map(([, path = '']) => path);
  const files = addressesIn(await read('/sitemap.xml'));
  expect(files.length).toBeGreaterThan(10);
  const seen = new Set<string>();
  for (const file of files) {
    const xml = await read(new URL(file).pathname);
    // The day or hour of a change would reveal when the person behind an alias wrote.
    expect(xml).not.toContain('<lastmod>');
    const paths = addressesIn(xml).map((address) => new URL(address).pathname);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(screenAt(path)).toMatchObject({ kind: 'screen' });
      expect(closed.some((item) => path === item || path.startsWith(`${item}/`))).toBe(false);
      expect(seen.has(path)).toBe(false);
      seen.add(path);
    }
  }
  for (const path of [
    '/',
    '/colleges',
    '/overview/zentrix-labs-overview',
    '/discussions/zentrix-labs-discussions',
    '/qna/zentrix-labs-questions',
    '/jobs/opening/Jb4ZentrixBackend01',
  ])
    expect(seen).toContain(path);
  // Benefits that fewer than five employees shared are not shown, so the page would be empty.
  expect(seen).toContain('/benefits/zentrix-labs-benefits');
  expect(seen).not.toContain('/benefits/kaveri-bank-benefits');
  // Only colleges whose alumni's figures are published are listed.
  const colleges = await db.selectFrom('colleges').select('url_name').execute();
  const listed = colleges.filter(({ url_name }) => seen.has(`/colleges/${url_name}`));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.length).toBeLessThan(colleges.length);
});

it('a missing sitemap file is 404', async () => {
  for (const file of ['companies-9', 'secrets-1', 'companies-0', 'constructor-1'])
    expect((await server.app.inject({ url: `/sitemaps/${file}.xml` })).statusCode).toBe(404);
});

const ambient = { appid: '999', systemid: 'AB_WEB' };
const request = async (
  path: string,
  agent: string,
  method = 'GET',
): Promise<{ status: number; code: unknown }> => {
  const response = await fetch(origin + path, { method, headers: { ...ambient, 'user-agent': agent } });
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, code: (body as { code?: unknown } | undefined)?.code };
};

it.each([
  ['filter', '/company-services/v1/company-filters'],
  ['filter', '/jobs-services/v1/job-filters'],
  ['filter', '/review-services/v1/companies/zentrix-labs/review-filters'],
  ['page-details', '/aggregation-services/v1/page-details?pageName=companies'],
  ['pagename', '/aggregation-services/v1/pagename?path=/'],
  ['compare', '/company-services/v1/comparison?companies=zentrix-labs,kaveri-bank'],
])('[R-015][R-016] a crawler is refused the call %s (%s), and a browser is not', async (_, path) => {
  expect(await request(path, GOOGLE)).toEqual({ status: 403, code: 'BOT_BLOCKED' });
  expect(await request(path, 'Mozilla/5.0 Firefox/133.0')).toMatchObject({ status: 200 });
});

it('[R-015][R-016] a crawler can neither chat nor comment', async () => {
  const calls = server.app.printRoutes({ commonPrefix: false });
  expect(calls).toContain('comment');
  for (const [path, method] of [
    ['/feed-services/v1/post/7Wq2Zt9LmXc4/comment', 'POST'],
    ['/feed-services/v1/post/comment/7Wq2Zt9LmXc4/reply', 'POST'],
    ['/feed-services/v1/post/7Wq2Zt9LmXc4/comments?limit=5', 'GET'],
    ['/feed-services/v1/comment/7Wq2Zt9LmXc4', 'GET'],
    ['/feed-services/v1/comment/7Wq2Zt9LmXc4/replies', 'GET'],
    ['/feed-services/v1/comment/7Wq2Zt9LmXc4/reaction', 'PUT'],
    ['/untraceable-services/v1/comments', 'POST'],
    ['/untraceable-services/v1/comments/7Wq2Zt9LmXc4/author', 'POST'],
    ['/api/chat/v1/message/group', 'GET'],
    ['/api/chat/jobseeker/message/meta', 'POST'],
  ] as const)
    expect(await request(path, GOOGLE, method)).toEqual({ status: 403, code: 'BOT_BLOCKED' });
});

it('the in-process calls for a crawler page are not refused', async () => {
  const response = await server.app.inject({
    url: '/company-services/v1/company-filters',
    headers: { ...ambient, 'user-agent': GOOGLE },
  });
  expect(response.statusCode).toBe(200);
});
