import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryLimiter } from '../../http/limiter';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { applicationHandlers } from './application-handlers';
import { applying, JOB } from './applications-testing';
import { countResume, RESUMES } from './count-resume';

/** People in one office, who share a network. */

let server: TestServer;
let origin: string;
let own: ReturnType<typeof applying>;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
  own = applying(server);
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const apply = async (change: object, cookie = '') => {
  const { status } = await fetch(`${origin}/jobs-services/v1/jobs/${JOB}/application`, {
    method: 'POST',
    headers: {
      ...{ appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json', cookie },
      'idempotency-key': server.services.newId(),
    },
    body: JSON.stringify(await own.input(change)),
  });
  return status;
};
it('a colleague without an account learns nothing about applications from the same network, and prevents none', async () => {
  for (let request = 0; request <= RESUMES.burst; request += 1) expect(await apply({})).toBe(401);
  expect(await apply({}, await own.member('Applicant'))).toBe(201);
  expect(await apply({})).toBe(401);
});

it('a member can send thirty resumes at once and one more every ten seconds, and others are not counted', async () => {
  let now = 0;
  const limiter = memoryLimiter(() => now);
  const send = (memberId: string) => countResume(server.services, limiter, memberId);
  for (let request = 0; request < 30; request += 1) await send('Sender');
  await expect(send('Sender')).rejects.toMatchObject({ status: 429, retryAfter: 10 });
  await send('Colleague');
  now = 10_000;
  await send('Sender');
});

it('a resume above the limit is refused before it is read', async () => {
  const limiter = { take: async () => 10 };
  const { applyForJob } = applicationHandlers(server.services, { origin: '', limiter });
  const caller = { memberId: 'Sender', isReader: true, isWriter: false };
  const body = await own.input({ resume: 'bm90IGEgcGRm' });
  const request = { path: { jobId: JOB }, body, caller } as Parameters<typeof applyForJob>[0];
  await expect(applyForJob(request)).rejects.toMatchObject({ status: 429 });
});
