import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../db/in-transaction';
import { lockMember } from '../../../db/lock-session';
import { MediaStore } from '../../../media/media-store';
import { Pictures } from '../../../media/pictures';
import { emailsIn } from '../../../testing/emails-in';
import { waitingQueries } from '../../../testing/waiting-queries';
import { until } from '../../chat/testing';
import { removeAbandoned } from '../../composer/pending-pictures';
import { profileOf, sandboxToken, sentBack, socialLogin } from '../../login/testing';
import { boxSeal } from '../../notifications/notification-boxes';
import { sendNotification } from '../../notifications/notify';
import {
  browserToken,
  type CommentsEnvironment,
  type Person,
  PUSH_KEYS,
  startCommentsEnvironment,
} from '../../notifications/testing';
import { detailsHandlers } from '../account/details-handlers';
import { PICTURE } from '../account/testing';
import { aliasSeal } from '../account/viewer';
import { endAndDelete } from './delete-traces';
import { endDueAccounts } from './end-accounts';
import { saveDuringDeletion } from './testing';

/** Events in the moments and days while an account is deleted. */

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;
const GRACE = 14 * A_DAY;
const USER = '/user-services/v1/user';

let env: CommentsEnvironment;
let me: Person;
let other: Person;
let now = Date.parse('2026-11-20T12:30:00Z');
beforeAll(async () => {
  env = await startCommentsEnvironment({ now: () => new Date(now), env: PUSH_KEYS });
});
afterAll(() => env.close());
beforeEach(async () => {
  now += 30 * A_DAY;
  [me, other] = [await env.person('Tara'), await env.person('Vikram')];
});

const again = async (person: Person): Promise<Person> => ({
  ...person,
  cookie: await env.signIn(person.memberId),
});
const leave = (person: Person) =>
  env.ask('POST', `${USER}/delete`, person.cookie, { choices: [{ kind: 'POST', fate: 'KEEP' }] });
const isMember = async ({ memberId }: Person): Promise<boolean> =>
  (await env.services.db.selectFrom('members').select('id').where('id', '=', memberId).execute()).length > 0;

class BrokenStore extends MediaStore {
  async put(): Promise<void> {}
  async get(): Promise<undefined> {
    return undefined;
  }
  async remove(): Promise<void> {
    throw new Error('The bucket cannot be reached.');
  }
}
const withBrokenMedia = () => ({
  ...env.services,
  media: new Pictures(new BrokenStore(), env.services.newId),
});
const savePhoto = async (person: Person): Promise<string> =>
  (await env.ask('PUT', `${USER}/profile-photo`, person.cookie, { image: PICTURE })).body.photoUrl;
const statusOf = async (url: string): Promise<number> => (await env.send({ url })).statusCode;

it('[R-664] an account deletion that is cancelled while another account is deleted does not happen', async () => {
  const [first, second] = [me, other].sort((item, next) => (item.memberId < next.memberId ? -1 : 1)) as [
    Person,
    Person,
  ];
  for (const person of [first, second]) await leave(person);
  now += GRACE;
  let ended: Promise<unknown> | undefined;
  await inTransaction(env.services.db, async (db) => {
    await lockMember(db, first.memberId, 'change');
    ended = endDueAccounts(env.services);
    await until(async () => (await waitingQueries(env)) > 0);
    const { cookie } = await again(second);
    expect((await env.ask('POST', `${USER}/delete/cancel`, cookie)).body.deletion).toBeNull();
  });
  expect(await ended).toMatchObject({ accounts: 1 });
  expect([await isMember(first), await isMember(second)]).toEqual([false, true]);
});

it('[R-664] a member who signs in while their account is deleted gets a new account', async () => {
  const signInAgain = async () => {
    const reply = await socialLogin(env, { token: await sandboxToken(env, { name: 'Kavya Rao' }) });
    return { status: reply.statusCode, isNew: reply.json().isNew, cookie: sentBack(reply) };
  };
  const { cookie } = await signInAgain();
  const { id: memberId } = await env.services.db
    .selectFrom('members')
    .select('id')
    .where('name', '=', 'Kavya Rao')
    .executeTakeFirstOrThrow();
  await env.ask('POST', `${USER}/delete`, cookie, { choices: [] });
  now += GRACE;
  let last: Awaited<ReturnType<typeof signInAgain>> | undefined;
  const save = async () => {
    last = await signInAgain();
    return last;
  };
  const { ended, statuses } = await saveDuringDeletion(env, memberId, [save]);
  expect([ended, statuses, last?.isNew]).toMatchObject([{ accounts: 1, failures: [] }, [200], true]);
  expect((await profileOf(env, last?.cookie ?? '')).statusCode).toBe(200);
});

it('[R-664] replies that arrive during an account deletion do not link the posts that stay', async () => {
  const { ANONYMOUS } = me.aliases;
  const posts = [await env.post(ANONYMOUS), await env.post(ANONYMOUS)];
  await leave(me);
  now += GRACE;
  // The day ends meanwhile, so that no part of the account is due yet.
  let reads = 0;
  await endDueAccounts({ ...env.services, now: () => new Date(reads++ === 0 ? now : now + A_DAY) });
  const reader = await again(other);
  for (const post of posts) await env.comment(reader, post, 'Is it still so?');
  const notices = () =>
    env.services.db.selectFrom('notices').select('recipient_seal').where('post_id', 'in', posts).execute();
  expect(await notices()).toHaveLength(2);
  now += 10 * A_DAY;
  await endDueAccounts(env.services);
  expect(await notices()).toEqual([]);
});

const statusOfPost = (postId: string) =>
  ({ kind: 'moderated', outcome: 'SHOWN', resourceType: 'POST', resourceId: postId }) as const;
const noticesTo = (recipient: string) =>
  env.services.db.selectFrom('notices').select('id').where('recipient_seal', '=', recipient).execute();

it('[R-664] a notice that is being stored during an account deletion is deleted with the account', async () => {
  const { db } = env.services;
  const post = await env.post(me.aliases.ANONYMOUS);
  await leave(me);
  now += GRACE;
  let ended: Promise<unknown> | undefined;
  await inTransaction(db, async (transaction) => {
    await sendNotification(env.services, transaction, statusOfPost(post));
    ended = endDueAccounts(env.services);
    await Promise.race([ended, until(async () => (await waitingQueries(env)) === 1)]);
  });
  expect(await ended).toMatchObject({ accounts: 1, failures: [] });
  expect(await noticesTo(aliasSeal(env.services, 'ANONYMOUS', me.memberId))).toEqual([]);
});

it('[R-664] a notice that arrives after the notices of a deleted account were deleted is not stored under its seal', async () => {
  const { db } = env.services;
  const post = await env.post(me.aliases.ANONYMOUS);
  await env.register(me, browserToken('held'));
  await leave(me);
  now += GRACE;
  let ended: Promise<unknown> | undefined;
  let sent: Promise<unknown> | undefined;
  await inTransaction(db, async (transaction) => {
    const box = boxSeal(env.services, me.memberId);
    await transaction
      .selectFrom('push_devices')
      .select('place')
      .where('box_seal', '=', box)
      .forUpdate()
      .execute();
    ended = endDueAccounts(env.services);
    await until(async () => (await waitingQueries(env)) === 1);
    sent = inTransaction(db, (own) => sendNotification(env.services, own, statusOfPost(post)));
    await Promise.race([sent, until(async () => (await waitingQueries(env)) === 2)]);
  });
  await sent;
  expect(await ended).toMatchObject({ accounts: 1, failures: [] });
  expect(await noticesTo(aliasSeal(env.services, 'ANONYMOUS', me.memberId))).toEqual([]);
});

it('[R-664] pictures of a deleted account are removed later when their files could not be removed at once', async () => {
  const photo = await savePhoto(me);
  await leave(me);
  now += GRACE;
  const { failures } = await endDueAccounts(withBrokenMedia());
  expect(failures).toEqual([new Error('The bucket cannot be reached.')]);
  expect([await isMember(me), await statusOf(photo)]).toEqual([false, 200]);
  await removeAbandoned(env.services);
  expect(await statusOf(photo)).toBe(404);
});

it('[R-664] account deletions that fail are all reported without ids and values, and do not stop other account deletions', async () => {
  const { database, services } = env;
  const next = await env.person('Leena');
  for (const person of [me, other, next]) await leave(person);
  now += GRACE;
  await database.pool.query(`
    create function refuse_end() returns trigger language plpgsql as $$
      begin raise '% is out of order', old.name using errcode = tg_argv[0]; end $$;
    create trigger refuse_me before delete on members for each row when (old.id = '${me.memberId}')
    execute function refuse_end('23514');
    create trigger refuse_other before delete on members for each row when (old.id = '${other.memberId}')
    execute function refuse_end('22P02')`);
  const error: Error = await endAndDelete(services, database).then(
    () => new Error('nothing failed'),
    (reason) => reason,
  );
  await database.pool.query('drop function refuse_end() cascade');
  expect(error.message).toMatch(/^Deleted accounts: 1, .* Failed, to be tried again: 2\. /);
  expect(error.message).toContain('the database returned an error (23514) (1)');
  expect(error.message).toContain('the database returned an error (22P02) (1)');
  expect(error.message).not.toMatch(/Tara|Vikram|out of order/);
  expect([await isMember(me), await isMember(other), await isMember(next)]).toEqual([true, true, false]);
  await endAndDelete(services, database);
  expect([await isMember(me), await isMember(other)]).toEqual([false, false]);
});

it('a removed profile photo is deleted later when its files could not be deleted at once', async () => {
  const photo = await savePhoto(me);
  const { removeProfilePhoto } = detailsHandlers(withBrokenMedia());
  const request = { caller: { memberId: me.memberId } } as never;
  await expect(removeProfilePhoto(request)).rejects.toThrow('bucket');
  expect(await statusOf(photo)).toBe(200);
  await removeAbandoned(env.services);
  expect(await statusOf(photo)).toBe(404);
});

it('a confirmation of emails that is opened after the account deletion stores no address', async () => {
  await leave(me);
  now += GRACE - 14 * AN_HOUR;
  const { cookie } = await again(me);
  const payload = { address: 'tara@mailbox.example' };
  const url = '/notification-services/v1/email-address';
  expect((await env.send({ method: 'PUT', url, headers: { cookie }, payload })).statusCode).toBe(204);
  const [link = ''] =
    /\/letters\/begin\?k=[A-Za-z0-9_-]+/.exec(emailsIn(env.config.mailDir).join('\n')) ?? [];
  now += 2 * AN_HOUR;
  await endDueAccounts(env.services);
  expect(await isMember(me)).toBe(false);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await env.app.inject({ method: 'POST', url: link, headers })).statusCode).toBe(403);
  expect(await env.services.db.selectFrom('notice_addresses').selectAll().execute()).toEqual([]);
});
