import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTurn } from '../../src/server/db/in-turn';
import { ROOM, until } from '../../src/server/services/chat/testing';
import {
  type CommentsEnvironment,
  type Person,
  startCommentsEnvironment,
} from '../../src/server/services/notifications/testing';
import { PICTURE, work } from '../../src/server/services/profile/account/testing';
import { sealsOf } from '../../src/server/services/profile/deletion/account-seals';
import { endDueAccounts } from '../../src/server/services/profile/deletion/end-accounts';
import { sealedFor } from '../../src/server/services/profile/deletion/sealed-for';
import { saveDuringDeletion } from '../../src/server/services/profile/deletion/testing';
import { waitingQueries } from '../../src/server/testing/waiting-queries';
import { proveEmployment } from '../support/untraceable';

/** Small things that a member saves in the same moment in which the account is deleted. */

const GRACE = 14 * 86_400_000;
const POST = 'Pw6hB1yKs9Xd4Gn8';
const USER = '/user-services/v1/user';

let env: CommentsEnvironment;
let me: Person;
let cookie: string;
let career: number;
let notice: string;
let tokenRequest: object;
let now = Date.parse('2026-11-20T12:30:00Z');
beforeAll(async () => {
  env = await startCommentsEnvironment({ now: () => new Date(now) });
});
afterAll(() => env.close());
beforeEach(async () => {
  me = await env.person('Tara');
  await proveEmployment(env.services, me.memberId);
  await env.ask('POST', `${USER}/delete`, me.cookie, { choices: [] });
  now += GRACE;
  cookie = await env.signIn(me.memberId);
  career = (await env.ask('GET', `${USER}/career-status`, cookie)).body.careerStatusId;
  const { body: offer } = await env.ask('GET', '/token-services/v1/offer', cookie);
  const blinded = Array.from(
    { length: offer.tokens },
    () => `A${randomBytes(256).toString('base64url').slice(1)}`,
  );
  tokenRequest = { requests: [{ keyId: offer.keys[0].keyId, blinded }] };
  await env.comment(await env.person('Vikram'), await env.post(me.aliases.ANONYMOUS), 'Is it still so?');
  notice = (await env.received({ ...me, cookie }))[0]?.notificationId ?? '';
});

const seals = () => sealsOf(env.services, me.memberId);

const CHATS = {
  request: () =>
    env.ask('PUT', '/api/chat/v1/message/direct', cookie, {
      resourceType: 'POST',
      resourceId: POST,
      profileType: 'ANONYMOUS',
    }),
  room: () =>
    env.ask('PUT', `/api/chat/v1/message/group/${ROOM}/status`, cookie, {
      status: 'ACTIVE',
      profileType: 'ANONYMOUS',
    }),
  mute: () =>
    env.ask('PUT', `/notification-services/v1/notifications/${notice}/mute`, cookie, { isMuted: true }),
  prompt: () =>
    env.ask('POST', '/api/v2/user/popup-check', cookie, {
      popupType: 'allow_notifications',
      deviceType: 'app_ios',
    }),
};

const PICTURES = {
  photo: () => env.ask('PUT', `${USER}/profile-photo`, cookie, { image: PICTURE }),
  upload: async () => {
    const payload = Buffer.from(PICTURE, 'base64');
    const headers = { cookie, 'content-type': 'image/png' };
    return { status: (await env.send({ method: 'POST', url: '/media', headers, payload })).statusCode };
  },
};

const PROOFS = {
  code: () =>
    env.ask('POST', `${USER}/email-verification/otp`, cookie, { email: 'tara@zentrix-labs.example' }),
  job: () => env.ask('PUT', `${USER}/career-status/${career}`, cookie, { ...work, jobProfile: 'Painter' }),
  tokens: () => env.ask('POST', '/token-services/v1/batch', cookie, tokenRequest),
  rephrasing: () =>
    env.ask('POST', '/feed-services/v2/post/rephrase', cookie, {
      draftId: 'DraftOfTara00001',
      title: 'a title that could be better',
      description: 'a text that could be better, with enough words in it to be worth the change',
    }),
};

/** How many rows name a seal or an alias of the account. */
async function ownRows(): Promise<number> {
  const own = seals();
  const pictures = await env.services.db
    .selectFrom('pending_pictures')
    .select(['key', 'owner_seal'])
    .execute();
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from chat_seats where alias_id = any(${Object.values(me.aliases)}::text[]))
      + (select count(*) from aliases where owner_seal in (${own['face ANONYMOUS']}, ${own['face DESIGNATION']}))
      + (select count(*) from muted_threads where recipient_seal = any(${Object.values(own)}::text[]))
      + (select count(*) from popup_checks where box_seal = ${own.notices})
      + (select count(*) from email_code_counts where owner_seal = ${own['code sender']})
      + (select count(*) from token_batches where holder_seal = ${own.tokens})
      + (select count(*) from verified_cohorts where seat_seal in (${own['cohort job']}, ${own['cohort pair']}))
      + (select count(*) from rephrasings where owner_seal = ${own.rephrase}))::integer as count`.execute(
    env.services.db,
  );
  return (
    (rows[0]?.count ?? 0) +
    pictures.filter(({ key, owner_seal }) => owner_seal === sealedFor(own.picture, key)).length
  );
}

it.each([
  ['chats and prompts', Object.values(CHATS)],
  ['pictures', Object.values(PICTURES)],
  ['proofs and counts', Object.values(PROOFS)],
])(
  '[R-664] %s that a member saves while the account is deleted are refused and leave no row of the account',
  async (_, writes) => {
    const { ended, statuses } = await saveDuringDeletion(env, me.memberId, writes);
    expect(ended).toMatchObject({ accounts: 1, failures: [] });
    expect(statuses).toEqual(writes.map(() => 401));
    expect(await ownRows()).toBe(0);
  },
);

it('[R-664] an account deletion waits for the label of a job that is being saved, and takes it', async () => {
  let saved: Promise<{ status: number }> | undefined;
  let ended: Promise<unknown> | undefined;
  await inTurn(env.services.db, seals()['face DESIGNATION'], async () => {
    saved = PROOFS.job();
    await until(async () => (await waitingQueries(env)) === 1);
    ended = endDueAccounts(env.services);
    await until(async () => (await waitingQueries(env)) === 2);
  });
  await saved;
  expect(await ended).toMatchObject({ accounts: 1, failures: [] });
  expect(await ownRows()).toBe(0);
});
