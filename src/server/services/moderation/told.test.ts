import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { QUESTION, toldInterview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { aPhoto, uploadPhoto } from '../companies/testing';
import { type Newcomer, newcomersOf } from '../profile/account/testing';
import { askOf, HIDE, INTERVIEWS, KINDS, type Kind, MINE, review, threeOf } from './testing';

let server: TestServer;
let author: Newcomer;
let reader: Newcomer;
let judge: Newcomer;
let join: ReturnType<typeof newcomersOf>['join'];
let now = Date.parse('2026-11-20T10:34:56Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  ({ join } = newcomersOf(server));
});
afterAll(() => server.close());
beforeEach(async () => {
  // Expires the one-minute caches.
  now += 61_000;
  [author, reader, judge] = await threeOf(server, join);
});

const ask: ReturnType<typeof askOf> = (...asked) => askOf(server)(...asked);
const COMPANY = '/company-services/v1/companies/zentrix-labs';
const photos = async () => (await ask(undefined, 'GET', `${COMPANY}/photos?album=food&limit=50`)).body;
const tell: Record<Kind, () => Promise<string>> = {
  REVIEW: async () => (await ask(author, 'POST', MINE, review)).body.reviewId,
  INTERVIEW: async () => (await ask(author, 'POST', INTERVIEWS, toldInterview)).body.interviewId,
  PHOTO: async () => {
    const { key } = (await uploadPhoto(server, author.cookie, await aPhoto().jpeg().toBuffer())).json();
    const given = {
      companyName: 'Zentrix Labs',
      photos: [{ fileKey: key, album: 'food', caption: 'Somebody at lunch' }],
    };
    await ask(author, 'POST', '/company-services/v1/own-photos', given);
    return (await photos()).items.find((one: { url: string }) => one.url.includes(key)).photoId;
  },
};
const report = (resourceType: Kind, resourceId: string, who = reader, note = '') =>
  ask(who, 'POST', '/feed-services/v1/report', {
    resourceType,
    resourceId,
    reason: 'PERSONAL_DETAILS',
    note,
  });
const waits = async (id: string, who = judge) =>
  (await ask(who, 'GET', '/moderation-services/v1/queue')).body.find(
    (one: { resourceId: string }) => one.resourceId === id,
  );
const decide = (resourceType: Kind, resourceId: string, part: object = {}, who = judge) =>
  ask(who, 'POST', '/moderation-services/v1/decision', {
    resourceType,
    resourceId,
    ...HIDE,
    ...part,
  });
const KEEP = { decision: 'KEEP', rule: 'K1', text: '' };
const given = async (kind: string) =>
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
  it('a reported contribution waits for a moderator with its text and company, and stays public meanwhile', async () => {
    const before = await counted(kind);
    const id = await tell[kind]();
    const readers = await Promise.all(Array.from({ length: 6 }, () => join()));
    await server.services.db.updateTable('members').set({ is_reader: true }).execute();
    for (const one of readers) expect((await report(kind, id, one)).status).toBe(204);
    const item = await waits(id);
    expect(item).toMatchObject({
      resourceType: kind,
      community: 'Zentrix Labs',
      heldFor: null,
      appeal: null,
    });
    const said = { REVIEW: review.dislikes, INTERVIEW: QUESTION, PHOTO: 'Somebody at lunch' }[kind];
    expect(item.content).toContain(said);
    expect(item.reports).toHaveLength(6);
    expect(item.media).toHaveLength(kind === 'PHOTO' ? 1 : 0);
    expect(await counted(kind)).toBe(before + 1);
  });

  it('[R-585] a reported contribution shows moderators neither its author nor its time', async () => {
    const id = await tell[kind]();
    await report(kind, id);
    const item = await waits(id);
    expect(item.createdOn).toBeNull();
    const { seal } = server.services;
    for (const purpose of ['review', 'interview', 'photos', 'reports'])
      for (const one of [author, reader]) expect(JSON.stringify(item)).not.toContain(seal(purpose, one.id));
  });

  it('a repeated report replaces the reason, and a report of own or missing content is refused', async () => {
    const id = await tell[kind]();
    await report(kind, id, reader, 'first');
    await report(kind, id, reader, 'second');
    expect((await waits(id)).reports).toEqual([{ reason: 'PERSONAL_DETAILS', note: 'second' }]);
    const own = await report(kind, id, author);
    expect([own.status, own.body.code]).toEqual([403, 'OWN_POST']);
    expect((await report(kind, 'Nothing0Here0000')).status).toBe(404);
  });

  it('a reported contribution by a moderator waits for another moderator', async () => {
    const id = await tell[kind]();
    await report(kind, id);
    const { db } = server.services;
    await db.updateTable('members').set({ office: 'moderator' }).where('id', '=', author.id).execute();
    expect(await waits(id, author)).toBeUndefined();
    expect((await decide(kind, id, {}, author)).body.code).toBe('OWN_POST');
    expect(await waits(id)).toBeDefined();
  });
});

describe.each(KINDS)('[R-876] a %s removed by a moderator', (kind) => {
  it('a removed contribution leaves lists and counts, its author sees the reason, and an appeal can restore it', async () => {
    const id = await tell[kind]();
    const before = await counted(kind);
    await report(kind, id);
    expect((await decide(kind, id)).status).toBe(204);
    expect([await counted(kind), await waits(id)]).toEqual([before - 1, undefined]);
    const list = kind === 'PHOTO' ? 'PHOTOS' : kind;
    expect((await given(list)).items).toMatchObject([{ contributionId: id, status: 'rejected' }]);
    const outcome = (who: Newcomer) => ask(who, 'GET', `/moderation-services/v1/outcome/${kind}/${id}`);
    expect((await outcome(author)).body).toEqual({
      decision: 'HIDE',
      rule: 'P1',
      text: 'It names somebody.',
      appeal: 'NONE',
    });
    expect([(await outcome(reader)).status, (await report(kind, id)).status]).toEqual([404, 404]);
    const appeal = { resourceType: kind, resourceId: id, text: 'It is the name of the building.' };
    expect((await ask(author, 'POST', '/moderation-services/v1/appeal', appeal)).status).toBe(201);
    expect(await waits(id)).toMatchObject({ heldFor: 'MODERATOR', appeal: appeal.text });
    await decide(kind, id, KEEP);
    expect([await counted(kind), (await given(list)).items[0].status]).toEqual([before, 'live']);
  });

  it('a removed contribution appears in the public log with rule and day only', async () => {
    const id = await tell[kind]();
    await decide(kind, id);
    const { items } = (await ask(undefined, 'GET', '/moderation-services/v1/log?limit=1')).body;
    const line = { resourceType: kind, decision: 'HIDE', rule: 'P1', decidedOn: '2026-11-20' };
    expect(items[0]).toMatchObject(line);
    expect(JSON.stringify(items)).not.toContain(id);
  });

  it('a removed contribution that its author deletes takes its reports and decisions along', async () => {
    const id = await tell[kind]();
    await report(kind, id);
    await decide(kind, id);
    const reportId = async () =>
      (await server.services.db.selectFrom('photo_reports').select('id').orderBy('id').execute()).map(
        (one) => one.id,
      );
    const paths = {
      REVIEW: [`${MINE}/${id}`],
      INTERVIEW: [`${INTERVIEWS}/${id}`],
      PHOTO: (await reportId()).map((one) => `/company-services/v1/own-photos/${one}`),
    }[kind];
    for (const path of paths) await ask(author, 'DELETE', path);
    const { db } = server.services;
    const left = await db.selectFrom('reports').select('note').where('resource_id', '=', id).execute();
    const decisions = await db
      .selectFrom('moderation_decisions')
      .select('told')
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
    const id = await tell.REVIEW();
    expect((await ratings()).overall.stars[0]).toBe(before.overall.stars[0] + 1);
    await decide('REVIEW', id);
    expect(await ratings()).toEqual(before);
  });

  it('a removed interview takes its questions out of the lists', async () => {
    const asked = async (): Promise<number> => {
      now += 61_000;
      const path = '/interview-services/v1/questions?companyUrl=zentrix-labs';
      return (await ask(undefined, 'GET', path)).body.total;
    };
    const before = await asked();
    const rounds = [
      { name: 'Panel', minutes: 45, questions: [{ text: 'Who walks the dog?', skill: 'System design' }] },
    ];
    const { interviewId } = (await ask(author, 'POST', INTERVIEWS, { ...toldInterview, rounds })).body;
    expect(await asked()).toBe(before + 1);
    await decide('INTERVIEW', interviewId);
    expect(await asked()).toBe(before);
    await decide('INTERVIEW', interviewId, KEEP);
    expect(await asked()).toBe(before + 1);
  });

  it('a removed contribution that is edited waits for a moderator, who approves or rejects it', async () => {
    const said = await tell.REVIEW();
    const told = await tell.INTERVIEW();
    const before = [await counted('REVIEW'), await counted('INTERVIEW')];
    const states = async () =>
      (await Promise.all(['REVIEW', 'INTERVIEW'].map(given))).map(({ items }) => items[0].status);
    await decide('REVIEW', said);
    await decide('INTERVIEW', told);
    await ask(author, 'PUT', `${MINE}/${said}`, { ...review, title: 'A new title' });
    await ask(author, 'POST', INTERVIEWS, { ...toldInterview, advice: 'Again.' });
    expect(await states()).toEqual(['submitted', 'submitted']);
    expect([await counted('REVIEW'), await counted('INTERVIEW')]).toEqual(before.map((one) => one - 1));
    expect([(await waits(said)).title, (await waits(told)).content]).toEqual([
      'A new title',
      expect.stringContaining('Again.'),
    ]);
    await decide('REVIEW', said, KEEP);
    await decide('INTERVIEW', told);
    expect(await states()).toEqual(['live', 'rejected']);
    expect([await waits(said), await waits(told)]).toEqual([undefined, undefined]);
    expect([await counted('REVIEW'), await counted('INTERVIEW')]).toEqual([before[0], (before[1] ?? 0) - 1]);
  });

  it('a removed photo leaves the other photos public, and each photo has a separate status', async () => {
    const id = await tell.PHOTO();
    const other = await tell.PHOTO();
    await decide('PHOTO', id);
    const ids = (await photos()).items.map((one: { photoId: string }) => one.photoId);
    expect([ids.includes(id), ids.includes(other)]).toEqual([false, true]);
    const { items } = await given('PHOTOS');
    expect(items.map((one: { status: string }) => one.status).sort()).toEqual(['live', 'rejected']);
  });
});
