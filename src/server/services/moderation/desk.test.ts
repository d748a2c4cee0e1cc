import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REPORTS_TO_HOLD } from '../../../core/moderation/rules';
import { inTransaction } from '../../db/in-transaction';
import { makeModerator } from '../../testing/make-moderator';
import { waitingQueries } from '../../testing/waiting-queries';
import { until } from '../chat/testing';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';
import { signedIn } from '../profile/account/viewer';
import { holdReported } from './hold-reported';

let env: TestEnvironment;
let author: Person;
let reader: Person;
let moderators: readonly [Person, Person];
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => new Date('2026-11-20T12:34:56Z') });
});
afterAll(() => env.close());
beforeEach(async () => {
  author = await env.person('Author');
  reader = await env.person('Reader');
  moderators = [await env.person('Moderator'), await env.person('Other moderator')];
  for (const { memberId } of moderators) await makeModerator(env.services.db, memberId);
});

interface Waiting {
  readonly resourceId: string;
  readonly page: string | null;
  readonly lastDecisionId: string | null;
  readonly version: string;
  readonly earlier: readonly object[];
}

const report = (resourceId: string, resourceType = 'POST') =>
  env.write('POST', '/v1/report', { resourceId, resourceType, reason: 'SPAM', note: '' }, reader.cookie);
const queue = async (moderator = moderators[0]): Promise<readonly Waiting[]> =>
  (await env.send({ url: '/moderation-services/v1/queue', headers: { cookie: moderator.cookie } })).json();
const waits = async (id: string) => (await queue()).find(({ resourceId }) => resourceId === id);
const decide = async (resourceId: string, change: object = {}, moderator = moderators[0]) =>
  (
    await env.send({
      method: 'POST',
      url: '/moderation-services/v1/decision',
      headers: { cookie: moderator.cookie, 'idempotency-key': env.services.newId() },
      payload: {
        resourceId,
        resourceType: 'POST',
        decision: 'HIDE',
        rule: 'A1',
        text: 'Please say it politely.',
        ...change,
      },
    })
  ).statusCode;
const KEEP = { decision: 'KEEP', rule: 'K1', text: '' };
const decisionsOn = async (id: string) =>
  (
    await env.services.db
      .selectFrom('moderation_decisions')
      .select('decision')
      .where('resource_id', '=', id)
      .execute()
  ).map(({ decision }) => decision);
const statusOf = async (id: string) => (await env.get(`/v1/feed/${id}`)).status;

describe('[R-585] two moderators', () => {
  it('of two different decisions at the same time one counts, and the other moderator gets a conflict', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    await report(post);
    const { lastDecisionId } = (await waits(post)) as Waiting;
    const statuses = await Promise.all([
      decide(post, { lastDecisionId }),
      decide(post, { ...KEEP, lastDecisionId }, moderators[1]),
    ]);
    expect(statuses.toSorted()).toEqual([204, 409]);
    const decided = await decisionsOn(post);
    expect(decided).toHaveLength(1);
    expect(await statusOf(post)).toBe(decided[0] === 'HIDE' ? 404 : 200);
  });

  it('the same decision by two moderators counts once', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    await report(post);
    const both = moderators.map((moderator) => decide(post, { lastDecisionId: null }, moderator));
    expect(await Promise.all(both)).toEqual([204, 204]);
    expect(await decisionsOn(post)).toEqual(['HIDE']);
  });

  it('a text that its author edits after a moderator read it is not published unread, but can be hidden', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    await report(post);
    await decide(post);
    const appeal = { resourceId: post, resourceType: 'POST', text: 'Please read it again.' };
    await env.send({
      method: 'POST',
      url: '/moderation-services/v1/appeal',
      headers: { cookie: author.cookie, 'idempotency-key': env.services.newId() },
      payload: appeal,
    });
    const { version } = (await waits(post)) as Waiting;
    const edit = { title: 'Our office', content: 'Room 12 belongs to the worst of all.' };
    expect((await env.write('PATCH', `/v2/post/${post}`, edit, author.cookie)).status).toBe(200);
    expect([await decide(post, { ...KEEP, version }), await statusOf(post)]).toEqual([409, 404]);
    const seen = (await waits(post)) as Waiting;
    expect(await decide(post, { ...KEEP, version: seen.version })).toBe(204);
    expect(await statusOf(post)).toBe(200);
    expect(await decide(post, { version })).toBe(204);
  });

  it('a decision based on the latest decision changes it', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    await decide(post);
    await env.send({
      method: 'POST',
      url: '/moderation-services/v1/appeal',
      headers: { cookie: author.cookie, 'idempotency-key': env.services.newId() },
      payload: { resourceId: post, resourceType: 'POST', text: 'It is a quote.' },
    });
    const { lastDecisionId } = (await waits(post)) as Waiting;
    expect(lastDecisionId).not.toBeNull();
    expect(await decide(post, { ...KEEP, lastDecisionId }, moderators[1])).toBe(204);
    expect(await statusOf(post)).toBe(200);
  });
});

describe('[R-585] the context of an item in the moderation queue', () => {
  it('a moderator sees earlier decisions under the same user name, by month', async () => {
    const [old, kept, current] = [
      await env.post(author.aliases.ANONYMOUS),
      await env.post(author.aliases.ANONYMOUS),
      await env.post(author.aliases.ANONYMOUS),
    ];
    await decide(old, { rule: 'S1' });
    await decide(kept, KEEP);
    await report(current);
    expect((await waits(current))?.earlier).toEqual([
      { resourceType: 'POST', decision: 'KEEP', rule: 'K1', month: '2026-11' },
      { resourceType: 'POST', decision: 'HIDE', rule: 'S1', month: '2026-11' },
    ]);
  });

  it('a moderator sees neither decisions under another alias of the member nor any under a job title', async () => {
    await decide(await env.post(author.aliases.DESIGNATION), { rule: 'S1' });
    const anonymous = await env.post(author.aliases.ANONYMOUS);
    await report(anonymous);
    expect((await waits(anonymous))?.earlier).toEqual([]);
    await decide(anonymous);
    const designation = await env.post(author.aliases.DESIGNATION);
    await report(designation);
    // Readers cannot join what several people write under one job title, so a moderator cannot either.
    expect((await waits(designation))?.earlier).toEqual([]);
  });

  it('a moderator sees nothing about content that its author has deleted, and no alias, name or seal', async () => {
    const gone = await env.post(author.aliases.ANONYMOUS);
    await decide(gone);
    await env.write('DELETE', `/v2/post/${gone}`, undefined, author.cookie);
    const post = await env.post(author.aliases.ANONYMOUS);
    await report(post);
    const item = await waits(post);
    expect(item?.earlier).toEqual([]);
    const { aliases, memberId } = author;
    const { user_name } = await env.services.db
      .selectFrom('aliases')
      .select('user_name')
      .where('id', '=', aliases.ANONYMOUS)
      .executeTakeFirstOrThrow();
    for (const mark of [aliases.ANONYMOUS, aliases.DESIGNATION, memberId, user_name])
      expect(JSON.stringify(item)).not.toContain(mark);
  });

  it('a moderator sees a link to the post where readers see it, and no link to a hidden post', async () => {
    const post = await env.post(author.aliases.ANONYMOUS);
    const { commentId } = (
      await env.write(
        'POST',
        `/v1/post/${post}/comment`,
        { text: 'Buy now', profileType: 'ANONYMOUS' },
        author.cookie,
      )
    ).body;
    await report(commentId, 'COMMENT');
    await report(post);
    expect((await waits(commentId))?.page).toBe(`/p/${post}#comment-${commentId}`);
    expect((await waits(post))?.page).toBe(`/p/${post}`);
    await decide(post);
    expect((await waits(commentId))?.page).toBeNull();
  });
});

it('a post stays public when a moderator decides about its reports at the same time', async () => {
  const id = (await env.post(author.aliases.ANONYMOUS)) as string;
  const { db } = env.services;
  const report = { resource_type: 'POST', resource_id: id, reason: 'SPAM', note: '' } as const;
  for (let count = 0; count < REPORTS_TO_HOLD; count++)
    await db
      .insertInto('reports')
      .values({ ...report, reporter_seal: `Reporter${count}` })
      .execute();
  const viewer = signedIn(env.services, { ...reader, isReader: true, isWriter: false });
  const { held } = await inTransaction(db, async (transaction) => {
    await sql`select from posts where id = ${id} for update`.execute(transaction);
    await transaction.updateTable('reports').set({ is_read: true }).where('resource_id', '=', id).execute();
    const held = holdReported(env.services, { resourceType: 'POST', resourceId: id }, viewer);
    await until(async () => (await waitingQueries(env)) === 1);
    return { held };
  });
  await held;
  expect(await statusOf(id)).toBe(200);
});

it('[R-583] an appeal against a decision that a moderator reverts at the same time is refused', async () => {
  const id = (await env.post(author.aliases.ANONYMOUS)) as string;
  await decide(id);
  let isAnswered = false;
  const { decided, appealed } = await inTransaction(env.services.db, async (db) => {
    await sql`lock table staff_actions in share mode`.execute(db);
    const decided = decide(id, KEEP);
    await until(async () => (await waitingQueries(env)) === 1);
    const appealed = env
      .send({
        method: 'POST',
        url: '/moderation-services/v1/appeal',
        headers: { cookie: author.cookie, 'idempotency-key': env.services.newId() },
        payload: { resourceType: 'POST', resourceId: id, text: 'I named no person.' },
      })
      .finally(() => {
        isAnswered = true;
      });
    await until(async () => isAnswered || (await waitingQueries(env)) === 2);
    return { decided, appealed };
  });
  expect(await decided).toBe(204);
  expect((await appealed).json().code).toBe('NOT_HIDDEN');
  expect(await waits(id), 'a public post does not wait for a decision').toBeUndefined();
});
