import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleInterview, exampleReview } from '../../testing/contributions';
import { makeModerator } from '../../testing/make-moderator';
import { callsTo, newUsersOf } from '../profile/account/testing';
import { type LoggedEnvironment, startLoggedEnvironment } from './testing';

let env: LoggedEnvironment;
beforeAll(async () => {
  env = await startLoggedEnvironment();
});
afterAll(() => env.close());

/** Pending entries without their hashes, with the hours until they enter the log. */
async function waiting() {
  const now = env.services.now().getTime();
  const rows = await env.services.db.selectFrom('log_pending').selectAll().execute();
  await env.services.db.deleteFrom('log_pending').execute();
  return rows.map(({ entry, due_at: dueAt }) => {
    const { commitment, earlier, ...shown } = JSON.parse(entry);
    return { ...shown, hours: (dueAt.getTime() - now) / 3_600_000 };
  });
}

it('a review and an interview are logged, edited and deleted in their own periods', async () => {
  const me = await newUsersOf(env).join();
  const review = callsTo(() => env, '/review-services/v1/own-reviews');
  const { reviewId } = (await review(me, 'POST', '', exampleReview)).json();
  await review(me, 'POST', '', exampleReview);
  const [accepted, ...others] = await waiting();
  expect([accepted.kind, accepted.type, others]).toEqual(['accepted', 'REVIEW', []]);
  // A review of the Indian day is due when its date ends in UTC.
  expect(accepted.hours).toBeLessThanOrEqual(29.5);
  await review(me, 'PUT', `/${reviewId}`, { ...exampleReview, overall: 2 });
  await review(me, 'DELETE', `/${reviewId}`);
  expect((await waiting()).map(({ kind }) => kind).sort()).toEqual(['changed', 'deleted']);

  const interview = callsTo(() => env, '/interview-services/v1/own-interviews');
  const { interviewId } = (await interview(me, 'POST', '', exampleInterview)).json();
  // Older rows have no quarter.
  await env.services.db.updateTable('interviews').set({ submitted_quarter: null }).execute();
  const edited = { ...exampleInterview, advice: 'Ask about the team.' };
  expect((await interview(me, 'PUT', `/${interviewId}`, edited)).statusCode).toBe(200);
  await interview(me, 'DELETE', `/${interviewId}`);
  const entries = await waiting();
  expect(entries.map(({ kind, type }) => `${kind} ${type}`).sort()).toEqual([
    'accepted INTERVIEW',
    'changed INTERVIEW',
    'deleted INTERVIEW',
  ]);
});

it('hiding, the appeal, the decision and the restored post are logged with the rule and without people', async () => {
  const [author, moderator] = [await env.person('Author'), await env.person('Moderator')];
  await makeModerator(env.services.db, moderator.memberId);
  const id = await env.createPost(author.cookie);
  const item = { resourceType: 'POST', resourceId: id };
  const call = (path: string, body: object, cookie: string) =>
    env.send({
      method: 'POST',
      url: `/moderation-services/v1/${path}`,
      payload: body,
      headers: { cookie, 'idempotency-key': env.services.newId() },
    });
  const decide = (decision: string, rule: string) =>
    call('decision', { ...item, decision, rule, text: 'Because of the rule' }, moderator.cookie);
  await waiting();
  expect((await decide('HIDE', 'S1')).statusCode).toBe(204);
  expect((await call('appeal', { ...item, text: 'Look again' }, author.cookie)).statusCode).toBe(201);
  expect((await decide('KEEP', 'K1')).statusCode).toBe(204);
  const entries = (await waiting()).map(({ hours, ...entry }) => entry);
  const type = 'POST';
  expect(entries).toHaveLength(5);
  expect(entries).toEqual(
    expect.arrayContaining([
      { kind: 'hidden', type },
      { kind: 'decision', type, verdict: 'HIDE', rule: 'S1', isAppeal: false },
      { kind: 'appeal', type },
      { kind: 'restored', type },
      { kind: 'decision', type, verdict: 'KEEP', rule: 'K1', isAppeal: true, waited: 'WEEK' },
    ]),
  );
});
