import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KINDS } from '../../../core/notifications/notification';
import { saveAddress } from './address-queries';
import { openBox } from './push-queries';
import { queueDigests } from './queue-pushes';
import { sendEmails } from './send-emails';
import { sendPushes } from './send-pushes';
import {
  browserToken,
  type CommentsEnvironment,
  type Person,
  PUSH_KEYS,
  startCommentsEnvironment,
} from './testing';

/** Noon in India. */
const NOON = Date.parse('2026-11-20T06:30:00.000Z');
const AN_HOUR = 3_600_000;

let env: CommentsEnvironment;
let me: Person;
let other: Person;
let now = NOON;
let isAway = false;
beforeAll(async () => {
  env = await startCommentsEnvironment({ now: () => new Date(now), env: PUSH_KEYS });
});
afterAll(() => env.close());
beforeEach(async () => {
  now = NOON;
  isAway = false;
  me = await env.person('Tara');
  other = await env.person('Vikram');
  const box = await openBox(env.services, me.memberId);
  await saveAddress(env.services, { box, address: `${me.memberId}@mailbox.example`, language: 'en' });
  await env.register(me, browserToken(me.memberId));
});

const report = async () =>
  env.comment(other, await env.post(me.aliases.ANONYMOUS, { title: 'My post' }), 'A reply');

/** What reaches the member by email and push. */
async function flushed() {
  const reached = { email: 0, push: 0 };
  const mailer = {
    send: async () => {
      if (isAway) throw new Error('the mail server is away');
      reached.email++;
    },
  };
  const sender = {
    send: async () => {
      if (isAway) return 'failed' as const;
      reached.push++;
      return 'sent' as const;
    },
  };
  while ((await sendEmails(env.services, { mailer, origin: 'https://h.example' }, () => undefined)) > 0);
  while ((await sendPushes(env.services, { sender })) > 0);
  return reached;
}

const prefer = (way: 'INSTANT' | 'DIGEST' | 'OFF', kinds: readonly string[] = KINDS) =>
  env.query(me, { kinds: kinds.map((kind) => ({ kind, list: true, push: way, email: way })) });

const NOTHING = { email: 0, push: 0 };

describe('a kind of notifications that is turned off', () => {
  it('a message that failed is not tried again after its kind was turned off', async () => {
    await prefer('INSTANT');
    await report();
    isAway = true;
    await flushed();
    isAway = false;
    await prefer('OFF', ['reply']);
    now += AN_HOUR;
    expect(await flushed()).toEqual(NOTHING);
  });

  it('a message that failed is tried again while its kind is on', async () => {
    await prefer('INSTANT');
    await report();
    isAway = true;
    await flushed();
    isAway = false;
    await prefer('OFF', ['mention']);
    now += AN_HOUR;
    expect(await flushed()).toEqual({ email: 1, push: 1 });
  });

  it('a digest is not sent, now or later, after every kind was turned off', async () => {
    await prefer('DIGEST');
    await report();
    expect(await flushed()).toEqual(NOTHING);
    await prefer('OFF');
    now = NOON + 22 * AN_HOUR;
    await queueDigests(env.services);
    expect(await flushed()).toEqual(NOTHING);
    await prefer('DIGEST');
    await queueDigests(env.services);
    expect(await flushed()).toEqual(NOTHING);
  });

  it('a digest that failed is not tried again after every kind was turned off', async () => {
    await prefer('DIGEST');
    await report();
    await flushed();
    now = NOON + 22 * AN_HOUR;
    await queueDigests(env.services);
    isAway = true;
    await flushed();
    isAway = false;
    await prefer('OFF');
    now += AN_HOUR;
    expect(await flushed()).toEqual(NOTHING);
  });
});
