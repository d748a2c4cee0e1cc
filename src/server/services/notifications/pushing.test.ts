import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEAL_PURPOSES, sealsOf } from '../profile/deletion/account-seals';
import { endDueAccounts } from '../profile/deletion/end-accounts';
import { mayPushTo } from './push-config';
import type { PushSender } from './push-sender';
import { queueDigests } from './queue-pushes';
import { sendPushes } from './send-pushes';
import type { Subscription } from './subscription';
import {
  browserToken,
  type CommentsEnvironment,
  type Person,
  PUSH_KEYS,
  startCommentsEnvironment,
} from './testing';
import { writeDecoyBoxes } from './write-decoy-boxes';

/** Noon in India. */
const NOON = Date.parse('2026-11-20T06:30:00.000Z');
const AN_HOUR = 3_600_000;

let env: CommentsEnvironment;
let me: Person;
let other: Person;
let now = NOON;
beforeAll(async () => {
  env = await startCommentsEnvironment({ now: () => new Date(now), env: PUSH_KEYS });
});
afterAll(() => env.close());
beforeEach(async () => {
  now = NOON;
  me = await env.person('Tara');
  other = await env.person('Vikram');
});

interface Sent {
  readonly to: string;
  readonly title: string;
  readonly url: string;
}

/** A push service that records its messages. */
function remembering(answer: 'sent' | 'gone' = 'sent') {
  const sent: Sent[] = [];
  const sender: PushSender = {
    send: async ({ endpoint }: Subscription, text) => {
      sent.push({ to: endpoint.replace(/.*\//, ''), ...JSON.parse(text) });
      return answer;
    },
  };
  const flush = async () => {
    while ((await sendPushes(env.services, { sender })) > 0);
    return sent.splice(0);
  };
  return flush;
}
const report = async (text = 'Said') =>
  env.comment(other, await env.post(me.aliases.ANONYMOUS, { title: text }), text);
const titles = (sent: readonly Sent[]) => sent.map(({ title }) => title);
const flushed = remembering();

describe('push messages', () => {
  it('[R-662] a push message reaches a registered device with a link and a key that counts the click', async () => {
    expect((await env.register(me, browserToken('one'))).body).toEqual({ isRegistered: true });
    await env.register(me, browserToken('one'));
    await report();
    const [sent, ...more] = await flushed();
    expect([sent?.to, sent?.title, more]).toEqual(['one', 'You have a new reply', []]);
    const url = new URL(sent?.url ?? '', 'http://here');
    await env.mark(me, { action: 'WebPushClick', k: url.searchParams.get('k') });
    const [received] = await env.received(me);
    expect([received?.status, received?.notificationId]).toEqual([
      2,
      url.searchParams.get('notification_id'),
    ]);
  });

  it('a push message is not repeated for an unseen notice and not sent for one that was read in the meantime', async () => {
    await env.register(me, browserToken('two'));
    const post = await env.post(me.aliases.ANONYMOUS);
    await env.comment(other, post, 'One');
    await env.comment(await env.person('Third'), post, 'Two');
    expect(titles(await flushed())).toEqual(['You have 2 new replies']);
    await report('Other');
    const [newest] = await env.received(me);
    await env.mark(me, { action: 'Read', notificationIds: [newest?.notificationId] });
    expect(await flushed()).toEqual([]);
  });

  it('push messages never exceed the daily cap, and the rest comes once with the next morning digest', async () => {
    await env.register(me, browserToken('cap'));
    await env.query(me, { dailyCap: 2 });
    for (let position = 0; position < 5; position++) await report(`Post ${position}`);
    expect(await flushed()).toHaveLength(2);
    await queueDigests(env.services);
    expect(await flushed()).toEqual([]);
    now = NOON + 20 * AN_HOUR;
    await queueDigests(env.services);
    expect(await flushed()).toEqual([]);
    now = NOON + 22 * AN_HOUR;
    await queueDigests(env.services);
    await queueDigests(env.services);
    expect(titles(await flushed())).toEqual(['You have 3 new notifications']);
  });

  it('push messages are not sent in quiet hours', async () => {
    await env.register(me, browserToken('quiet'));
    await env.query(me, { quiet: { from: 11, to: 13 } });
    await report('Quiet');
    expect(await flushed()).toEqual([]);
    now = NOON + AN_HOUR;
    await report('Awake');
    expect(await flushed()).toHaveLength(1);
  });

  it('a device that is gone is not called again, and a device has only one owner', async () => {
    await env.register(me, browserToken('gone'));
    await report('First');
    expect(await remembering('gone')()).toHaveLength(1);
    await report('Second');
    expect(await flushed()).toEqual([]);
    await env.register(me, browserToken('shared'));
    await env.register(other, browserToken('shared'));
    await report('Third');
    expect(await flushed()).toEqual([]);
  });

  it.each([
    'https://169.254.169.254/latest',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://localhost/x',
    'file:///etc/passwd',
  ])('the server does not call %s', async (endpoint) => {
    const token = JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
    expect((await env.register(me, token)).status).toBe(422);
    expect(mayPushTo(endpoint, { origins: [] })).toBe(false);
  });
});

it('[R-663][R-818] the push prompt appears at most once in 24 hours and is counted', async () => {
  const check = async (cookie = me.cookie) =>
    (
      await env.ask('POST', '/api/v2/user/popup-check', cookie, {
        popupType: 'allow_notifications',
        deviceType: 'app_ios',
      })
    ).body;
  expect(await check()).toEqual({ showPopup: true, popupCount: 1 });
  expect(await check()).toEqual({ showPopup: false, popupCount: 1 });
  now += 24 * AN_HOUR - 1;
  expect(await check(await env.signIn(me.memberId))).toEqual({ showPopup: false, popupCount: 1 });
  now += AN_HOUR;
  expect(await check(await env.signIn(me.memberId))).toEqual({ showPopup: true, popupCount: 2 });
});

describe('the privacy of push messages', () => {
  it('a push message quotes no text by members, as it may show on a locked screen', async () => {
    await env.register(me, browserToken('locked'));
    await report('My manager on the third floor');
    const [sent] = await flushed();
    expect(sent?.title).toBe('You have a new reply');
    expect(JSON.stringify(sent)).not.toContain('third floor');
  });

  it('queued push messages to both aliases of a member do not link them', async () => {
    await env.register(me, browserToken('apart'));
    for (const alias of [me.aliases.ANONYMOUS, me.aliases.DESIGNATION])
      await env.comment(other, await env.post(alias), 'Said');
    const { rows } = await env.database.pool.query<{ row: string }>(
      'select to_jsonb(o)::text as row from push_outbox o order by id',
    );
    const seals = Object.values(sealsOf(env.services, me.memberId));
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ row }) => seals.some((seal) => row.includes(seal)))).toEqual([]);
    expect(await flushed()).toHaveLength(2);
  });

  it('the seals of a member are neither adjacent in the table nor written in the same transaction', async () => {
    const rowsAsTheyLie = async () => {
      const { rows } = await env.database.pool.query<{ seal: string; age: string }>(
        'select owner_seal as seal, xmin::text as age from notice_boxes order by ctid',
      );
      return rows;
    };
    for (const name of ['Uma', 'Veda', 'Wali'])
      await env.register(await env.person(name), browserToken(name));
    await writeDecoyBoxes(env.services.db);
    await env.register(await env.person('Xerxes'), browserToken('Xerxes'));
    expect(new Set((await rowsAsTheyLie()).map(({ age }) => age)).size).toBe(4);
    await writeDecoyBoxes(env.services.db);
    const rows = await rowsAsTheyLie();
    expect(new Set(rows.map(({ age }) => age)).size).toBe(1);
    expect(rows.map(({ seal }) => seal)).toEqual(rows.map(({ seal }) => seal).sort());
    // Without new boxes nothing is rewritten.
    await writeDecoyBoxes(env.services.db);
    expect(await rowsAsTheyLie()).toEqual(rows);
  });
});

it('a copy of the database does not link the seals of a member, and a deleted account leaves nothing', async () => {
  await env.register(me, browserToken('mine'));
  await env.query(me, { dailyCap: 3 });
  await report('Once');
  const [received] = await env.received(me);
  await env.mute(me, received?.notificationId ?? '');
  const { db, pool } = { db: env.services.db, pool: env.database.pool };
  const boxes = await db.selectFrom('notice_boxes').selectAll().execute();
  const box = sealsOf(env.services, me.memberId).notices;
  expect(boxes.filter((row) => row.box.includes(box))).toEqual([]);
  expect(new Set(boxes.map((row) => row.box)).size).toBe(boxes.length);
  await db
    .insertInto('account_deletions')
    .values({ member_id: me.memberId, due_on: '2026-11-20', choices: '[]' })
    .execute();
  await endDueAccounts(env.services);
  const seals = Object.values(sealsOf(env.services, me.memberId));
  expect(seals).toHaveLength(SEAL_PURPOSES.length);
  for (const table of [
    'notices',
    'muted_threads',
    'notice_boxes',
    'notice_preferences',
    'push_devices',
    'push_days',
    'push_outbox',
  ]) {
    const { rows } = await pool.query(`select t::text as row from ${table} t`);
    expect(rows.filter(({ row }) => seals.some((seal) => row.includes(seal)))).toEqual([]);
  }
});
