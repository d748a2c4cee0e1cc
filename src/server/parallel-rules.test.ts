import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_GROUPS } from '../core/chat/chat';
import { makeServer, type Server } from './app';
import type { Work } from './db/profile-tables';
import { type Person, startTestEnvironment, type TestEnvironment } from './services/posts/testing';
import { encryptEntry, WORKS } from './services/profile/career/experience-queries';
import { exampleInterview, exampleReview } from './testing/contributions';

/** Breaks every "only once" or "at most n" rule with simultaneous requests to two servers. */

const NOW = new Date('2026-11-20T12:34:56Z');
const TIMES = 10;
let env: TestEnvironment;
let second: Server;
let me: Person;
let photo: Buffer;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => NOW });
  second = await makeServer(env.config, { database: env.database, now: () => NOW });
  me = await env.person('Author');
  photo = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#2a6f4e' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await second.app.close();
  await env.close();
});

type Method = 'POST' | 'PUT';
const send = async (position: number, method: Method, url: string, payload: object) => {
  const { app } = position % 2 === 0 ? env : second;
  const headers = {
    appid: '999',
    systemid: 'AB_WEB',
    cookie: me.cookie,
    'idempotency-key': env.services.newId(),
  };
  const response = await app.inject({ method, url, payload, headers });
  return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
};

/** The same request under different keys, at the same moment, at both servers. */
const together = (method: Method, url: string, payloadOf: (position: number) => object, times = TIMES) =>
  Promise.all(Array.from({ length: times }, (_, index) => send(index, method, url, payloadOf(index))));

const countOf = <Result extends { readonly status: number }>(results: readonly Result[], status: number) =>
  results.filter((item) => item.status === status).length;

const post = (title: string, media: readonly object[] = []) => ({
  title,
  content: 'Ten identical requests.',
  community: { type: 'TOPIC', entityId: 42 },
  profileType: 'ANONYMOUS',
  media,
  poll: null,
  salaryIds: [],
});

it('posts: ten identical posts sent in parallel under ten keys become one post', async () => {
  for (let round = 0; round < 3; round++) {
    const responses = await together('POST', '/feed-services/v2/post', () => post(`Round ${round}`));
    expect(countOf(responses, 201)).toBe(TIMES);
    expect(responses.filter(({ body }) => body.postId !== null)).toHaveLength(1);
    const rows = await env.services.db
      .selectFrom('posts')
      .select('id')
      .where('title', '=', `Round ${round}`)
      .execute();
    expect(rows).toHaveLength(1);
  }
});

it('posts: a refused duplicate leaves its pictures in the draft, ready for another post', async () => {
  const upload = await env.send({
    method: 'POST',
    url: '/media',
    payload: photo,
    headers: { 'content-type': 'image/jpeg', cookie: me.cookie },
  });
  const media = [{ type: 'IMAGE', fileKey: upload.json().key, alt: '' }];
  await send(0, 'POST', '/feed-services/v2/post', post('With a picture'));
  const duplicate = await send(0, 'POST', '/feed-services/v2/post', post('With a picture', media));
  expect(duplicate.body.postId).toBeNull();
  const other = await send(0, 'POST', '/feed-services/v2/post', post('Another title', media));
  expect(other.body.postId).toEqual(expect.any(String));
});

it('comments: a member who writes under both aliases at the same moment keeps one of them in the discussion', async () => {
  const author = await env.person('Someone else');
  const id = await env.post(author.aliases.ANONYMOUS);
  const responses = await together('POST', `/feed-services/v1/post/${id}/comment`, (time) => ({
    text: `Comment ${time}`,
    profileType: time < TIMES / 2 ? 'ANONYMOUS' : 'DESIGNATION',
  }));
  expect([countOf(responses, 201), countOf(responses, 409)]).toEqual([TIMES / 2, TIMES / 2]);
  const rows = await env.services.db
    .selectFrom('comments')
    .select('alias_id')
    .where('post_id', '=', id)
    .execute();
  expect(new Set(rows.map((row) => row.alias_id)).size).toBe(1);
});

it('reviews, interviews and benefits: a member has one of each for the same company', async () => {
  const { db, seal } = env.services;
  const benefits = { companyName: 'Zentrix Labs', codes: ['GYM'] };
  expect(countOf(await together('POST', '/review-services/v1/own-reviews', () => exampleReview), 201)).toBe(
    TIMES,
  );
  await together('POST', '/interview-services/v1/own-interviews', () => exampleInterview);
  await together('POST', '/company-services/v1/own-benefits', () => benefits);
  const counts = await Promise.all([
    db
      .selectFrom('company_reviews')
      .select('id')
      .where('author_seal', '=', seal('review', me.memberId))
      .execute(),
    db
      .selectFrom('interviews')
      .select('id')
      .where('author_seal', '=', seal('interview', me.memberId))
      .execute(),
    db
      .selectFrom('benefit_reports')
      .select('id')
      .where('author_seal', '=', seal('benefits', me.memberId))
      .execute(),
  ]);
  expect(counts.map(({ length }) => length)).toEqual([1, 1, 1]);
});

it('reports: a member reports a post once', async () => {
  const author = await env.person('Reported');
  const resourceId = await env.post(author.aliases.ANONYMOUS);
  const report = { resourceId, resourceType: 'POST', reason: 'SPAM', note: '' };
  expect(countOf(await together('POST', '/feed-services/v1/report', () => report), 204)).toBe(TIMES);
  const rows = await env.services.db
    .selectFrom('reports')
    .select('reason')
    .where('resource_id', '=', resourceId)
    .execute();
  expect(rows).toHaveLength(1);
});

it('job alerts: the same alert exists once', async () => {
  const alert = { designations: ['data-engineer'], preferences: { company: 'kaveri-bank' } };
  const responses = await together('POST', '/jobs-services/v1/job-alerts', () => alert);
  expect([countOf(responses, 201), countOf(responses, 409)]).toEqual([1, TIMES - 1]);
});

it('profile: the last free place in the list of jobs or courses is taken once', async () => {
  const { db, newId } = env.services;
  const work: Work = {
    company_name: 'Zentrix Labs',
    job_profile: 'Engineer',
    location: null,
    employment_type: 'fulltime',
    start_month: '2022-07',
    end_month: null,
    description: null,
  };
  const rows = Array.from({ length: 299 }, () => {
    const key = { memberId: me.memberId, id: newId() };
    return { id: key.id, member_id: key.memberId, details: encryptEntry(WORKS, env.services, key, work) };
  });
  await db.insertInto('work_experiences').values(rows).execute();
  const responses = await together('POST', '/user-services/v3/user/work-experience', () => ({
    companyName: 'Zentrix Labs',
    jobProfile: 'Backend engineer',
    location: 'Bengaluru',
    employmentType: 'fulltime',
    startMonth: '2022-07',
    endMonth: null,
    description: 'Payments.',
  }));
  expect([countOf(responses, 201), countOf(responses, 422)]).toEqual([1, TIMES - 1]);
});

it('chats: the last free place among a member’s chats is taken once', async () => {
  const { db } = env.services;
  const rooms = Array.from(
    { length: MAX_GROUPS - 1 + TIMES },
    (_, index) => `GrRoom${String(index).padStart(6, '0')}`,
  );
  const room = { kind: 'ROOM', audience: 'COMMUNITY', name: 'Crowd' } as const;
  await db
    .insertInto('chat_groups')
    .values(rooms.map((id) => ({ id, ...room })))
    .execute();
  const seats = rooms
    .slice(0, MAX_GROUPS - 1)
    .map(
      (group_id) => ({ group_id, alias_id: me.aliases.ANONYMOUS, status: 'ACTIVE', read_number: 0 }) as const,
    );
  await db.insertInto('chat_seats').values(seats).execute();
  const free = rooms.slice(MAX_GROUPS - 1);
  const responses = await Promise.all(
    free.map((id, index) =>
      send(index, 'PUT', `/api/chat/v1/message/group/${id}/status`, {
        status: 'ACTIVE',
        profileType: 'ANONYMOUS',
      }),
    ),
  );
  expect([countOf(responses, 200), countOf(responses, 409)]).toEqual([1, TIMES - 1]);
});

it('devices: only the ten newest of twenty simultaneous registrations stay', async () => {
  const responses = await together(
    'POST',
    '/api/v2/user/device/register',
    (position) => ({ token: `device-${position}:APA91bExampleOfANativeToken` }),
    20,
  );
  expect(countOf(responses, 200)).toBe(20);
  const rows = await env.services.db.selectFrom('push_devices').select('token').execute();
  expect(rows.filter(({ token }) => token.startsWith('device-'))).toHaveLength(10);
});

it('emails: kinds that are turned off at the same moment all stay off', async () => {
  const kinds = ['reply', 'answer', 'mention', 'review-status', 'job-alert'];
  const responses = await together(
    'POST',
    '/user-services/v1/user/unsubscribe',
    (position) => ({ kind: kinds[position] }),
    kinds.length,
  );
  expect(countOf(responses, 200)).toBe(kinds.length);
  const headers = { cookie: me.cookie };
  const { kinds: saved } = (
    await env.send({ url: '/notification-services/v1/preferences', headers })
  ).json() as { readonly kinds: readonly { readonly kind: string; readonly email: string }[] };
  expect(saved.filter(({ kind, email }) => kinds.includes(kind) && email !== 'OFF')).toEqual([]);
});

it('profile photos: of several saved at the same moment one stays, and the files of the others are deleted', async () => {
  const filesBefore = readdirSync(env.config.mediaDir).length;
  const image = photo.toString('base64');
  const responses = await together('PUT', '/user-services/v1/user/profile-photo', () => ({ image }), 6);
  expect(countOf(responses, 200)).toBe(6);
  expect(readdirSync(env.config.mediaDir).length - filesBefore).toBe(3);
});
