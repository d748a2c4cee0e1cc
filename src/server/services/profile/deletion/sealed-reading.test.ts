import { type RawBuilder, sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from '../../posts/testing';
import { tablesWith } from '../account/testing';
import { sealsOf } from './account-seals';
import { endDueAccounts } from './end-accounts';

const A_DAY = 86_400_000;

let now = Date.now();
let env: TestEnvironment;
let reader: Person;
let posts: readonly string[];
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => new Date(now) });
  reader = await env.person('Reader');
  const aliases = [await env.person('Author'), await env.person('Other')].map(
    (person) => person.aliases.ANONYMOUS,
  );
  posts = await Promise.all(aliases.map((alias) => env.post(alias, { kind: 'QUESTION', community_id: 42 })));
  await readEverything();
});
afterAll(() => env.close());

/** All traces of a reader on two posts by different aliases, and two pictures. */
async function readEverything(): Promise<void> {
  const write = (method: 'POST' | 'PUT', path: string, body: object) =>
    env.write(method, path, body, reader.cookie);
  await write('POST', '/v1/postview/bulk', { postIds: posts });
  for (const id of posts) {
    await write('POST', `/v1/post/${id}/request-answer`, { wanted: true });
    await write('POST', `/v1/post/${id}/not-interested`, { wanted: true });
    await write('POST', '/v1/report', { resourceId: id, resourceType: 'POST', reason: 'SPAM', note: 'Ours' });
    await upload();
  }
}

const upload = async () => {
  const photo = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#2a6f4e' } })
    .png()
    .toBuffer();
  const headers = { cookie: reader.cookie, 'content-type': 'image/png' };
  expect((await env.send({ method: 'POST', url: '/media', payload: photo, headers })).statusCode).toBe(201);
};

const SEALED: Readonly<Record<string, RawBuilder<{ seal: string }>>> = {
  'answer requests': sql`select requester_seal as seal from answer_requests`,
  'posts marked as not interesting': sql`select reader_seal as seal from unwanted_posts`,
  reports: sql`select reporter_seal as seal from reports`,
  'pending pictures': sql`select owner_seal as seal from pending_pictures`,
};

it.each(Object.entries(SEALED))('[R-010] %s: rows of the same reader cannot be linked', async (_, query) => {
  const { rows } = await query.execute(env.services.db);
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ seal }) => seal)).size).toBe(2);
});

it('[R-010] the secret that seals a reader’s traces is stored in no table', async () => {
  const { reports, unwanted, picture, ...rest } = sealsOf(env.services, reader.memberId);
  const keys = [reports, unwanted, picture, rest['answer requests']];
  expect(await tablesWith(env, keys)).toEqual([]);
});

it('[R-574] a reader’s reports still apply in the feed and appear in the export', async () => {
  const feed = await env.get('/v3/feed?feedType=PERSONALIZED&sort=LATEST&limit=10', reader.cookie);
  expect(feed.status).toBe(200);
  for (const id of posts) expect(JSON.stringify(feed.body)).not.toContain(id);
  const url = '/user-services/v1/user/export';
  const { files } = (await env.send({ url, headers: { cookie: reader.cookie } })).json();
  const saved = files.find(({ name }: { name: string }) => name === 'reports.json');
  expect(JSON.parse(saved.text)).toHaveLength(2);
});

it('[R-664] account deletion deletes all traces of a reader and subtracts the answer requests from the count', async () => {
  await env.send({
    method: 'POST',
    url: '/user-services/v1/user/delete',
    payload: { choices: [] },
    headers: { cookie: reader.cookie },
  });
  now += 15 * A_DAY;
  await endDueAccounts(env.services);
  for (const query of Object.values(SEALED)) expect((await query.execute(env.services.db)).rows).toEqual([]);
  // Each count falls on a random day within four weeks.
  now += 28 * A_DAY;
  await endDueAccounts(env.services);
  const requests = await env.services.db
    .selectFrom('posts')
    .select('answer_requests')
    .where('id', 'in', [...posts])
    .execute();
  expect(requests.map(({ answer_requests }) => answer_requests)).toEqual([0, 0]);
});
