import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleInterview, QUESTION } from '../../testing/contributions';
import { makeModerator } from '../../testing/make-moderator';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { aPhoto, uploadPhoto } from '../companies/testing';
import { type NewUser, newUsersOf } from '../profile/account/testing';
import { askOf, HIDE, INTERVIEWS, KINDS, type Kind, MINE, review, threeOf } from './testing';

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
const COMPANY = '/company-services/v1/companies/zentrix-labs';
const photos = async () => (await ask(undefined, 'GET', `${COMPANY}/photos?album=food&limit=50`)).body;
const notify: Record<Kind, () => Promise<string>> = {
  REVIEW: async () => (await ask(author, 'POST', MINE, review)).body.reviewId,
  INTERVIEW: async () => (await ask(author, 'POST', INTERVIEWS, exampleInterview)).body.interviewId,
  PHOTO: async () => {
    const { key } = (await uploadPhoto(server, author.cookie, await aPhoto().jpeg().toBuffer())).json();
    const input = {
      companyName: 'Zentrix Labs',
      photos: [{ fileKey: key, album: 'food', caption: 'Someone at lunch' }],
    };
    await ask(author, 'POST', '/company-services/v1/own-photos', input);
    return (await photos()).items.find((item: { url: string }) => item.url.includes(key)).photoId;
  },
};
const report = (resourceType: Kind, resourceId: string, user = reader, note = '') =>
  ask(user, 'POST', '/feed-services/v1/report', {
    resourceType,
    resourceId,
    reason: 'PERSONAL_DETAILS',
    note,
  });
const waits = async (id: string, user = moderator) =>
  (await ask(user, 'GET', '/moderation-services/v1/queue')).body.find(
    (item: { resourceId: string }) => item.resourceId === id,
  );
const decide = (resourceType: Kind, resourceId: string, part: object = {}, user = moderator) =>
  ask(user, 'POST', '/moderation-services/v1/decision', {
    resourceType,
    resourceId,
    ...HIDE,
    ...part,
  });
const KEEP = { decision: 'KEEP', rule: 'K1', text: '' };
const callback = async (kind: string) =>
  (await ask(author, 'GET', `/user-services/v1/user/contributions?kind=${kind}`)).body;
/** The public count from the company header. */
const counted = async (kind: Kind): Promise<number> => {
  now += 61_000;
  const { counts } = (await ask(undefined, 'GET', COMPANY)).body;
  return {
    REVIEW: counts.companyReviewsLive,
    INTERVIEW: counts.interviewExperiencesLive,
    PHOTO: counts.photosCount,
  }[kind];
};

describe.each(KINDS)('[R-571] a reported %s', (kind) => {
  it('a reported contribution waits for a moderator with its text and company, and stays public until the decision', async () => {
    const before = await counted(kind);
    const id = await notify[kind]();
    const readers = await Promise.all(Array.from({ length: 6 }, () => join()));
    await server.services.db.updateTable('members').set({ is_reader: true }).execute();
    for (const item of readers) expect((await report(kind, id, item)).status).toBe(204);
    const item = await waits(id);
    expect(item).toMatchObject({
      resourceType: kind,
      community: 'Zentrix Labs',
      holdReason: null,
      appeal: null,
    });
    const text = { REVIEW: review.dislikes, INTERVIEW: QUESTION, PHOTO: 'Someone at lunch' }[kind];
    expect(item.content).toContain(text);
    expect(item.reports).toHaveLength(6);
    expect(item.media).toHaveLength(kind === 'PHOTO' ? 1 : 0);
    expect(await counted(kind)).toBe(before + 1);
  });

  it('[R-585] a reported contribution shows moderators neither its author nor its time', async () => {
    const id = await notify[kind]();
    await report(kind, id);
    const item = await waits(id);
    expect(item.createdOn).toBeNull();
    const { seal } = server.services;
    for (const purpose of ['review', 'interview', 'photos', 'reports'])
      for (const entry of [author, reader])
        expect(JSON.stringify(item)).not.toContain(seal(purpose, entry.id));
  });

  it('a repeated report replaces the reason, and a report of own or missing content is refused', async () => {
    const id = await notify[kind]();
    await report(kind, id, reader, 'first');
    await report(kind, id, reader, 'second');
    expect((await waits(id)).reports).toEqual([{ reason: 'PERSONAL_DETAILS', note: 'second' }]);
    const own = await report(kind, id, author);
    expect([own.status, own.body.code]).toEqual([403, 'OWN_CONTENT_REPORTED']);
    expect((await report(kind, 'Nothing0Here0000')).status).toBe(404);
  });

  it('a reported contribution by a moderator waits for another moderator', async () => {
    const id = await notify[kind]();
    await report(kind, id);
    const { db } = server.services;
    await makeModerator(db, author.id);
    expect(await waits(id, author)).toBeUndefined();
    expect((await decide(kind, id, {}, author)).body.code).toBe('OWN_CONTENT');
    expect(await waits(id)).toBeDefined();
  });
});

describe.each(KINDS)('[R-876] a %s removed by a moderator', (kind) => {
  it('a removed contribution leaves lists and counts, its author sees the reason, and an appeal can restore it', async () => {
    const id = await notify[kind]();
    const before = await counted(kind);
    await report(kind, id);
    expect((await decide(kind, id)).status).toBe(204);
    expect([await counted(kind), await waits(id)]).toEqual([before - 1, undefined]);
    const list = kind === 'PHOTO' ? 'PHOTOS' : kind;
    expect((await callback(list)).items).toMatchObject([{ contributionId: id, status: 'rejected' }]);
    const outcome = (user: NewUser) => ask(user, 'GET', `/moderation-services/v1/outcome/${kind}/${id}`);
    expect((await outcome(author)).body).toEqual({
      decision: 'HIDE',
      rule: 'P1',
      text: 'It names someone.',
      appeal: 'NONE',
    });
    expect([(await outcome(reader)).status, (await report(kind, id)).status]).toEqual([404, 404]);
    const appeal = { resourceType: kind, resourceId: id, text: 'It is the name of the building.' };
    expect((await ask(author, 'POST', '/moderation-services/v1/appeal', appeal)).status).toBe(201);
    expect(await waits(id)).toMatchObject({ holdReason: 'MODERATOR', appeal: appeal.text });
    await decide(kind, id, KEEP);
    expect([await counted(kind), (await callback(list)).items[0].status]).toEqual([before, 'live']);
  });

  it('a removed contribution appears in the public log with rule and day only', async () => {
    const id = await notify[kind]();
    await decide(kind, id);
    const { items } = (await ask(undefined, 'GET', '/moderation-services/v1/log?limit=1')).body;
    const line = { resourceType: kind, decision: 'HIDE', rule: 'P1', decidedOn: '2026-11-20' };
    expect(items[0]).toMatchObject(line);
    expect(JSON.stringify(items)).not.toContain(id);
  });

  it('a removed contribution that its author deletes is deleted together with its reports and decisions', async () => {
    const id = await notify[kind]();
    await report(kind, id);
    await decide(kind, id);
    const reportId = async () =>
      (await server.services.db.selectFrom('photo_reports').select('id').orderBy('id').execute()).map(
        (item) => item.id,
      );
    const paths = {
      REVIEW: [`${MINE}/${id}`],
      INTERVIEW: [`${INTERVIEWS}/${id}`],
      PHOTO: (await reportId()).map((item) => `/company-services/v1/own-photos/${item}`),
    }[kind];
    for (const path of paths) await ask(author, 'DELETE', path);
    const { db } = server.services;
    const left = await db.selectFrom('reports').select('note').where('resource_id', '=', id).execute();
    const decisions = await db
      .selectFrom('moderation_decisions')
      .select('message')
      .where('resource_id', '=', id)
      .execute();
    expect([left, decisions, await waits(id)]).toEqual([[], [], undefined]);
  });
});

describe('[R-876] removed contributions', () => {
  it('a removed review leaves the ratings as if it had never been published', async () => {
    const ratings = async () =>
      (await ask(undefined, 'GET', '/review-services/v1/companies/zentrix-labs/ratings')).body;
    const before = await ratings();
    const id = await notify.REVIEW();
    expect((await ratings()).overall.stars[0]).toBe(before.overall.stars[0] + 1);
    await decide('REVIEW', id);
    expect(await ratings()).toEqual(before);
  });

  it('a removed interview takes its questions out of the lists', async () => {
    const request = async (): Promise<number> => {
      now += 61_000;
      const path = '/interview-services/v1/questions?companyUrl=zentrix-labs';
      return (await ask(undefined, 'GET', path)).body.total;
    };
    const before = await request();
    const rounds = [
      { name: 'Panel', minutes: 45, questions: [{ text: 'Who walks the dog?', skill: 'System design' }] },
    ];
    const { interviewId } = (await ask(author, 'POST', INTERVIEWS, { ...exampleInterview, rounds })).body;
    expect(await request()).toBe(before + 1);
    await decide('INTERVIEW', interviewId);
    expect(await request()).toBe(before);
    await decide('INTERVIEW', interviewId, KEEP);
    expect(await request()).toBe(before + 1);
  });

  it('a removed contribution that is edited waits for a moderator, who approves or rejects it', async () => {
    const text = await notify.REVIEW();
    const contribution = await notify.INTERVIEW();
    const before = [await counted('REVIEW'), await counted('INTERVIEW')];
    const states = async () =>
      (await Promise.all(['REVIEW', 'INTERVIEW'].map(callback))).map(({ items }) => items[0].status);
    await decide('REVIEW', text);
    await decide('INTERVIEW', contribution);
    await ask(author, 'PUT', `${MINE}/${text}`, { ...review, title: 'A new title' });
    await ask(author, 'POST', INTERVIEWS, { ...exampleInterview, advice: 'Again.' });
    expect(await states()).toEqual(['submitted', 'submitted']);
    expect([await counted('REVIEW'), await counted('INTERVIEW')]).toEqual(before.map((item) => item - 1));
    expect([(await waits(text)).title, (await waits(contribution)).content]).toEqual([
      'A new title',
      expect.stringContaining('Again.'),
    ]);
    await decide('REVIEW', text, KEEP);
    await decide('INTERVIEW', contribution);
    expect(await states()).toEqual(['live', 'rejected']);
    expect([await waits(text), await waits(contribution)]).toEqual([undefined, undefined]);
    expect([await counted('REVIEW'), await counted('INTERVIEW')]).toEqual([before[0], (before[1] ?? 0) - 1]);
  });

  it('a removed photo leaves the other photos public, and each photo has a separate status', async () => {
    const id = await notify.PHOTO();
    const other = await notify.PHOTO();
    await decide('PHOTO', id);
    const ids = (await photos()).items.map((item: { photoId: string }) => item.photoId);
    expect([ids.includes(id), ids.includes(other)]).toEqual([false, true]);
    const { items } = await callback('PHOTOS');
    expect(items.map((item: { status: string }) => item.status).sort()).toEqual(['live', 'rejected']);
  });
});
