import cookies from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieNames } from '../session-cookies';
import { memoryLimiter } from './limiter';
import { registerProblemResponses } from './problem-responses';
import { limitRates } from './rate-limits';

let app: FastifyInstance;
let origin: string;
let now = 0;
beforeAll(async () => {
  app = Fastify({ trustProxy: true });
  await app.register(cookies);
  registerProblemResponses(app);
  limitRates(
    app,
    memoryLimiter(() => now),
    cookieNames('http://127.0.0.1'),
  );
  app.post('/grievances', { config: { operationId: 'fileGrievance' } }, () => 'here');
  for (const path of ['/media/:file', '/art/:file', '/page', '/*']) app.get(path, () => 'here');
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ask = (path: string) => fetch(origin + path);
const AT_ONCE = 100;
async function passing(path: string, requests: number): Promise<number> {
  let count = 0;
  for (let requestCount = 0; requestCount < requests; requestCount += AT_ONCE) {
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(path)));
    count += responses.filter(({ status }) => status === 200).length;
  }
  return count;
}

it('uploaded pictures are counted separately from pages, and drawings are not counted', async () => {
  expect(await passing('/media/picture-800.webp', 2500)).toBe(2400);
  const refused = await ask('/media/picture-800.webp');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect([(await ask('/page')).status, (await ask('/art/face.svg')).status]).toEqual([200, 200]);
  now = 1000;
  expect(await passing('/media/picture-800.webp', 200)).toBe(120);
});

it('a reader who used up the page limit still sees the pictures', async () => {
  expect(await passing('/page', 1300)).toBeLessThan(1300);
  expect((await ask('/page')).status).toBe(429);
  now += 1000;
  expect(await passing('/media/picture-800.webp', 100)).toBe(100);
});

it('a page counts, also one below the paths of files', async () => {
  now += 60_000;
  expect(await passing('/page', 1300)).toBeLessThan(1300);
  expect((await ask('/docs/a/page')).status).toBe(429);
  expect((await ask('/art/face.svg')).status).toBe(200);
});

it('addresses of one IPv6 network share a limit, and another network has a separate one', async () => {
  const askFrom = (address: string) => fetch(`${origin}/page`, { headers: { 'x-forwarded-for': address } });
  const statuses = new Set<number>();
  for (let requestCount = 0; requestCount < 1300; requestCount += AT_ONCE) {
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => askFrom(`2001:db8:1:2::${requestCount + index}`)),
    );
    for (const { status } of responses) statuses.add(status);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect((await askFrom('2001:db8:1:3::1')).status).toBe(200);
});

it('grievances have no count that only they use up: anything else from the network is refused at the same time', async () => {
  const from = { headers: { 'x-forwarded-for': '203.0.113.20' } };
  const file = () => fetch(`${origin}/grievances`, { method: 'POST', ...from });
  const statuses: number[] = [];
  for (let n = 0; n < 13; n++) statuses.push((await file()).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  expect((await fetch(`${origin}/page`, from)).status).toBe(429);
});
