import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RULES } from '../../../core/moderation/rules-text';
import { exampleInterview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { showPhoto } from '../companies/testing';
import { type NewUser, newUsersOf } from '../profile/account/testing';
import { rebuildSearch } from '../search/rebuild-search';
import { askOf, HIDE, INTERVIEWS, type Kind, MINE, review, threeOf } from './testing';

let server: TestServer;
let author: NewUser;
let reader: NewUser;
let moderator: NewUser;
let join: ReturnType<typeof newUsersOf>['join'];
let now = Date.parse('2026-11-20T10:34:56Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  ({ join } = newUsersOf(server));
});
afterAll(() => server.close());

beforeEach(async () => {
  // Expires the one-minute caches.
  now += 61_000;
  [author, reader, moderator] = await threeOf(server, join);
});

const ask: ReturnType<typeof askOf> = (...requests) => askOf(server)(...requests);
const decide = async (resourceType: Kind, resourceId: string, part: object = {}) => {
  const response = await ask(moderator, 'POST', '/moderation-services/v1/decision', {
    resourceType,
    resourceId,
    ...HIDE,
    ...part,
  });
  expect(response.status).toBe(204);
};
const KEEP = { decision: 'KEEP', rule: 'K1', text: '' };
const photoAt = async (url: string): Promise<string> =>
  (
    await server.services.db
      .selectFrom('company_photos')
      .select('id')
      .where('url', '=', url)
      .executeTakeFirstOrThrow()
  ).id;

it('[R-664][R-876] the export shows when and by which rule a review, an interview or a photo was removed', async () => {
  const { reviewId } = (await ask(author, 'POST', MINE, review)).body;
  const { interviewId } = (await ask(author, 'POST', INTERVIEWS, exampleInterview)).body;
  const photoId = await photoAt(await showPhoto(server, author.cookie, 'Someone at lunch'));
  const archived = async () => {
    const { files } = (await ask(author, 'GET', '/user-services/v1/user/export')).body;
    return ['reviews', 'interviews', 'photos'].map((part) => {
      const { text } = files.find(({ name }: { name: string }) => name === `${part}.json`);
      const [{ takenDownOn, takenDownRule, takenDownMessage: takenDownText }] = JSON.parse(text);
      return [takenDownOn, takenDownRule, takenDownText];
    });
  };
  const nothing = [null, null, null];
  expect(await archived()).toEqual([nothing, nothing, nothing]);
  await decide('REVIEW', reviewId);
  await decide('INTERVIEW', interviewId, { rule: 'S1', text: 'It sells a course.' });
  await decide('PHOTO', photoId);
  expect(await archived()).toEqual([
    ['2026-11-20', RULES.P1, HIDE.text],
    ['2026-11-20', RULES.S1, 'It sells a course.'],
    ['2026-11-20', RULES.P1, HIDE.text],
  ]);
  await ask(author, 'PUT', `${MINE}/${reviewId}`, { ...review, title: 'A new title' });
  expect((await archived())[0]?.[1]).toBe(RULES.P1);
  await decide('REVIEW', reviewId, KEEP);
  await decide('INTERVIEW', interviewId, KEEP);
  await decide('PHOTO', photoId, KEEP);
  expect(await archived()).toEqual([nothing, nothing, nothing]);
});

it('[R-876] an answer below the question of a removed interview cannot be marked as helpful', async () => {
  const { db } = server.services;
  const { interviewId } = (await ask(author, 'POST', INTERVIEWS, exampleInterview)).body;
  const question = await db
    .selectFrom('interview_questions')
    .select('id')
    .where('interview_id', '=', interviewId)
    .executeTakeFirstOrThrow();
  const id = server.services.newId();
  await db
    .insertInto('interview_answers')
    .values({
      id,
      question_id: question.id,
      text: 'I drew it.',
      avatar_seed: 'a',
      written_month: '2026-11-01',
    })
    .execute();
  const mark = async () =>
    (await ask(reader, 'PUT', `/interview-services/v1/answers/${id}/helpful`, { isHelpful: true })).status;
  expect(await mark()).toBe(200);
  await decide('INTERVIEW', interviewId);
  expect(await mark()).toBe(404);
});

it('[R-876] the files of a removed photo open only for moderators and its author until it is restored', async () => {
  const url = await showPhoto(server, author.cookie, 'Someone at lunch');
  const other = await showPhoto(server, author.cookie, 'The stairs');
  const id = await photoAt(url);
  const open = async (address: string, user?: NewUser) => {
    const response = await server.send({ url: address, headers: user ? { cookie: user.cookie } : {} });
    return [response.statusCode, response.headers['cache-control']];
  };
  const forEver = [200, 'public, max-age=31536000, immutable'];
  expect(await open(url)).toEqual(forEver);
  await decide('PHOTO', id);
  for (const size of ['320', '800', '1600'])
    expect(await open(url.replace('1600', size))).toEqual([404, 'no-store']);
  expect(await open(url, reader)).toEqual([404, 'no-store']);
  for (const user of [author, moderator]) expect(await open(url, user)).toEqual([200, 'no-store']);
  expect(await open(other)).toEqual(forEver);
  await ask(author, 'POST', '/moderation-services/v1/appeal', {
    resourceType: 'PHOTO',
    resourceId: id,
    text: 'It is a statue.',
  });
  expect(await open(url)).toEqual([404, 'no-store']);
  await decide('PHOTO', id, KEEP);
  expect(await open(url)).toEqual(forEver);
});

it('[R-876] the questions of a removed interview leave the search at once and return at once when restored', async () => {
  const request = 'Who audits the auditors of a pawnshop?';
  const questions = [{ text: request, skill: 'System design' }];
  const contribution = { ...exampleInterview, rounds: [{ name: 'Panel', minutes: 45, questions }] };
  const found = async (): Promise<readonly string[]> => {
    now += 61_000;
    const path = `/search-services/v1/search?q=${encodeURIComponent(request)}&type=interviews`;
    return (await ask(undefined, 'GET', path)).body.items.map(({ name }: { name: string }) => name);
  };
  const listener = async (user: NewUser): Promise<string> =>
    (await ask(user, 'POST', INTERVIEWS, contribution)).body.interviewId;
  expect(await found()).toEqual([]);
  const first = await listener(author);
  await rebuildSearch(server.services.db);
  expect(await found()).toEqual([request]);
  await decide('INTERVIEW', first);
  expect(await found()).toEqual([]);
  await decide('INTERVIEW', first, KEEP);
  expect(await found()).toEqual([request]);
  const second = await listener(reader);
  await rebuildSearch(server.services.db);
  for (const id of [first, second]) await decide('INTERVIEW', id);
  expect(await found()).toEqual([]);
  await decide('INTERVIEW', second, KEEP);
  expect(await found()).toEqual([request]);
  await decide('INTERVIEW', second);
  await decide('INTERVIEW', first, KEEP);
  expect(await found()).toEqual([request]);
});
