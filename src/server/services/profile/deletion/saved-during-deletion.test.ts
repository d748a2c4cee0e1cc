import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTurn } from '../../../db/in-turn';
import { exampleInterview, exampleReview, exampleSalary } from '../../../testing/contributions';
import { waitingQueries } from '../../../testing/waiting-queries';
import { until } from '../../chat/testing';
import {
  browserToken,
  type CommentsEnvironment,
  type Person,
  PUSH_KEYS,
  startCommentsEnvironment,
} from '../../notifications/testing';
import { feedbackSeals } from '../account/feedback';
import { sealsOf } from './account-seals';
import { endDueAccounts } from './end-accounts';
import { sealedFor } from './sealed-for';
import { saveDuringDeletion } from './testing';

/** Saves in the same moment in which the account of their author is deleted. */

const GRACE = 14 * 86_400_000;
const POST = 'Pw6hB1yKs9Xd4Gn8';

let env: CommentsEnvironment;
let me: Person;
let cookie: string;
let now = Date.parse('2026-11-20T12:30:00Z');
beforeAll(async () => {
  env = await startCommentsEnvironment({ now: () => new Date(now), env: PUSH_KEYS });
});
afterAll(() => env.close());
beforeEach(async () => {
  me = await env.person('Tara');
  await env.ask('POST', '/user-services/v1/user/delete', me.cookie, { choices: [] });
  now += GRACE;
  cookie = await env.signIn(me.memberId);
});

const seals = () => sealsOf(env.services, me.memberId);
const isMember = async (): Promise<boolean> =>
  (await env.services.db.selectFrom('members').select('id').where('id', '=', me.memberId).execute()).length >
  0;

const WRITES = {
  review: () => env.ask('POST', '/review-services/v1/own-reviews', cookie, exampleReview),
  salary: () => env.ask('POST', '/salary-services/v1/salary-reports', cookie, exampleSalary),
  interview: () => env.ask('POST', '/interview-services/v1/own-interviews', cookie, exampleInterview),
  vote: () =>
    env.ask('POST', '/feed-services/v1/vote', cookie, {
      resourceType: 'POST',
      resourceId: POST,
      voteType: 'UP',
    }),
  follow: () => env.ask('POST', '/feed-services/v1/community/join', cookie, { type: 'TOPIC', entityId: 42 }),
  alias: () =>
    env.ask('PUT', '/user-services/v1/user/anonymous-profile', cookie, {
      userName: 'CalmRiverBank',
      avatarUri: '/art/kolam/monsoon.svg',
      avatarColor: '#5B1F3A',
    }),
  visit: () => env.ask('PUT', '/aggregation-services/v1/browsing-history/zentrix-labs', cookie),
};

const SETTINGS = {
  device: () => env.register({ ...me, cookie }, browserToken('lateDevice')),
  preferences: () => env.query({ ...me, cookie }, {}),
  email: () =>
    env.ask('PUT', '/notification-services/v1/email-address', cookie, { address: 'tara@mailbox.example' }),
};

const USER = '/user-services/v1/user';
const deactivate = async () => {
  const reply = await env.send({ method: 'POST', url: `${USER}/deactivate`, headers: { cookie } });
  return { status: reply.statusCode };
};
const ACCOUNT = {
  details: () =>
    env.ask('PUT', `${USER}/basic-details`, cookie, { name: 'Tara', location: null, experienceYears: 3 }),
  feedback: () =>
    env.ask('PUT', `${USER}/feedback`, cookie, { topic: 'praise', rating: 3, text: 'Thank you' }),
  analytics: () => env.ask('PUT', `${USER}/preferences`, cookie, { analytics: false }),
  anotherDeletion: () => env.ask('POST', `${USER}/delete`, cookie, { choices: [] }),
  deactivate,
};

/** How many rows of these tables have a seal of the account. */
async function sealedRows(): Promise<number> {
  const own = seals();
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from company_reviews where author_seal = ${own.review})
      + (select count(*) from salary_reports where contributor_seal = ${own.salary})
      + (select count(*) from interviews where author_seal = ${own.interview})
      + (select count(*) from votes where voter_seal = ${sealedFor(own.vote, POST)})
      + (select count(*) from community_members where follower_seal = ${own.follows})
      + (select count(*) from aliases where owner_seal = ${own['face ANONYMOUS']})
      + (select count(*) from notice_boxes where owner_seal = any(${Object.values(own)}::text[]))
      + (select count(*) from push_devices where box_seal = ${own.notices})
      + (select count(*) from notice_preferences where box_seal = ${own.notices})
      + (select count(*) from email_requests where box_seal = ${own.notices})
      + (select count(*) from email_code_counts where owner_seal = ${own['code sender']})
      + (select count(*) from feedback where owner_seal = any(${[...feedbackSeals(own.feedback)]}::text[]))
      + (select count(*) from browsing_history where reader_seal = ${own.history}))::integer as count`.execute(
    env.services.db,
  );
  return rows[0]?.count ?? 0;
}

it.each([
  ['contributions', Object.values(WRITES)],
  ['settings', Object.values(SETTINGS)],
  ['details and choices of the account', Object.values(ACCOUNT)],
])(
  '[R-664] %s that a member saves while the account is deleted are refused and leave no seal of the account',
  async (_, writes) => {
    const { ended, statuses } = await saveDuringDeletion(env, me.memberId, writes);
    expect(ended).toMatchObject({ accounts: 1, failures: [] });
    expect(statuses).toEqual(writes.map(() => 401));
    expect([await isMember(), await sealedRows()]).toEqual([false, 0]);
  },
);

it('[R-664] an account deletion waits for a review that is being saved, and takes its seal', async () => {
  let saved: Promise<{ status: number; body: { reviewId: string } }> | undefined;
  let ended: Promise<unknown> | undefined;
  await inTurn(env.services.db, seals().review, async () => {
    saved = WRITES.review();
    await until(async () => (await waitingQueries(env)) === 1);
    ended = endDueAccounts(env.services);
    await until(async () => (await waitingQueries(env)) === 2);
  });
  const reply = await saved;
  expect([reply?.status, await ended]).toMatchObject([201, { accounts: 1, failures: [] }]);
  const review = await env.services.db
    .selectFrom('company_reviews')
    .select('author_seal')
    .where('id', '=', reply?.body.reviewId ?? '')
    .executeTakeFirst();
  expect([typeof review?.author_seal, await sealedRows()]).toEqual(['string', 0]);
});

it('[R-664] an account deletion waits for a request for emails that is being counted, and takes the count', async () => {
  let asked: Promise<{ status: number }> | undefined;
  let ended: Promise<unknown> | undefined;
  // The request waits for this row, which is never committed.
  const undone = env.services.db.transaction().execute(async (db) => {
    const count = {
      owner_seal: seals()['code sender'],
      day: new Date(now).toISOString().slice(0, 10),
      sends: 1,
    };
    await db.insertInto('email_code_counts').values(count).execute();
    asked = SETTINGS.email();
    await until(async () => (await waitingQueries(env)) === 1);
    ended = endDueAccounts(env.services);
    await Promise.race([ended, until(async () => (await waitingQueries(env)) === 2)]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await asked;
  expect(await ended).toMatchObject({ accounts: 1, failures: [] });
  expect(await sealedRows()).toBe(0);
});
