import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Limiter } from '../../http/limiter';
import { ASHA } from '../chat/testing';
import { countReport, REPORT_PACE } from '../moderation/count-report';
import { type Person, startTestEnvironment, type TestEnvironment } from './testing';

const { burst } = REPORT_PACE;
const A_DAY = 86_400_000;
let now = Date.parse('2026-11-20T12:34:56.789Z');
let env: TestEnvironment;
let author: Person;
let posts: string[];
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => new Date(now) });
  author = await env.person('Author');
  posts = [];
  for (let index = 0; index < burst + 5; index++) posts.push(await env.post(author.aliases.ANONYMOUS));
});
beforeEach(async () => {
  // Refills the limits of the previous test, and ends its sessions.
  now += A_DAY;
  author = { ...author, cookie: await env.signIn(author.memberId) };
});
afterAll(() => env.close());

const report = (cookie: string, resourceId: string) => {
  const body = { resourceId, resourceType: 'POST', reason: 'SPAM', note: '' };
  return env.send({
    method: 'POST',
    url: '/feed-services/v1/report',
    headers: { cookie, 'idempotency-key': env.services.newId() },
    payload: body,
  });
};
const reportAll = async (cookie: string) =>
  (await Promise.all(posts.map((id) => report(cookie, id)))).map(({ statusCode }) => statusCode);
const saved = async () =>
  (await env.services.db.selectFrom('reports').select('resource_id').execute()).length;

it('[R-609] parallel reports are accepted up to the limit, and the next response says how long to wait', async () => {
  const { cookie } = await env.person('Flooding');
  const before = await saved();
  const statuses = await reportAll(cookie);
  expect(statuses.filter((status) => status === 204)).toHaveLength(burst);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await saved()).toBe(before + burst);
  const refused = await report(cookie, posts[0] ?? '');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REPORTS' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1700);
  expect((await report(author.cookie, posts[0] ?? '')).statusCode).toBe(403);
});

it('[R-609] a member can report at most 100 items in 24 hours, and as many as before on the day after', async () => {
  const { memberId, cookie } = await env.person('Patient');
  await reportAll(cookie);
  let accepted = burst;
  for (let halfHour = 0; halfHour < 47; halfHour++) {
    now += A_DAY / 48;
    for (const status of [await report(cookie, posts[0] ?? ''), await report(cookie, posts[1] ?? '')])
      if (status.statusCode === 204) accepted++;
  }
  expect(accepted).toBeGreaterThan(burst);
  expect(accepted).toBeLessThanOrEqual(100);
  now += A_DAY;
  const tomorrow = await reportAll(await env.signIn(memberId));
  expect(tomorrow.filter((status) => status === 204)).toHaveLength(burst);
});

it('a report that is refused for another reason does not count', async () => {
  for (let time = 0; time <= burst; time++)
    expect((await report(author.cookie, posts[0] ?? '')).statusCode).toBe(403);
  const others = await env.post((await env.person('Other')).aliases.DESIGNATION);
  expect((await report(author.cookie, others)).statusCode).toBe(204);
});

it('a report of a chat message counts together with reports of posts', async () => {
  await reportAll(await env.signIn(ASHA));
  const reportMessage = async () =>
    env.send({
      method: 'PUT',
      url: '/api/chat/v1/message/Ms4ZentrixHello4/report',
      headers: { cookie: await env.signIn(ASHA), 'idempotency-key': env.services.newId() },
      payload: { reason: 'SPAM', note: '' },
    });
  expect((await reportMessage()).json()).toMatchObject({ status: 429, code: 'TOO_MANY_REPORTS' });
  now += A_DAY;
  expect((await reportMessage()).statusCode).toBe(204);
});

it('the limiter gets a seal of the member that is used for nothing else, and no alias', async () => {
  const keys: string[] = [];
  const limiter: Limiter = {
    take: (key) => {
      keys.push(key);
      return Promise.resolve(undefined);
    },
  };
  await countReport({ ...env.services, limiter }, author.memberId, () => Promise.resolve());
  expect(keys).toEqual([`report:${env.services.seal('report limits', author.memberId)}`]);
});
