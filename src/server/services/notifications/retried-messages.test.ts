import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../mail/mailer';
import { saveAddress } from './address-queries';
import { forgetNotices } from './forget-notices';
import { boxSeal } from './notification-boxes';
import { countMessages } from './outbox';
import { openBox } from './push-queries';
import type { PushSender } from './push-sender';
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
const ORIGIN = 'https://humkaar.example';

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

const report = async (title = 'Said') =>
  env.comment(other, await env.post(me.aliases.ANONYMOUS, { title }), title);

/** The member gets an email at once for each reply. */
async function reader(person: Person, dailyCap = 5): Promise<void> {
  const { memberId } = person;
  const box = boxSeal(env.services, memberId);
  await openBox(env.services, memberId);
  await saveAddress(env.services, { box, address: `${memberId}@mailbox.example`, language: 'en' });
  await env.query(person, {
    kinds: [{ kind: 'reply', list: true, push: 'OFF', email: 'INSTANT' }],
    dailyCap,
  });
}

/** A mail server that is away until it comes back. */
function unreliable() {
  const tried: Mail[] = [];
  const place = { isAway: true };
  const send = async (mail: Mail) => {
    tried.push(mail);
    if (place.isAway) throw new Error('the mail server is away');
  };
  const post = { mailer: { send }, origin: ORIGIN };
  const flush = async () => {
    while ((await sendEmails(env.services, post, () => undefined)) > 0);
    return tried.splice(0);
  };
  return { place, flush };
}
const counts = async () => (await countMessages(env.services.db)).find(({ channel }) => channel === 'email');

describe('emails while the mail server is away', () => {
  it('an email is retried after increasing delays, always with the same id, and deleted once it is sent', async () => {
    await reader(me);
    await report();
    const { place, flush } = unreliable();
    const [first] = await flush();
    expect(await flush()).toEqual([]);
    now += AN_HOUR;
    const [second] = await flush();
    expect([typeof first?.id, second?.id]).toEqual(['string', first?.id]);
    now += AN_HOUR;
    expect(await flush()).toEqual([]);
    now += AN_HOUR;
    place.isAway = false;
    expect(await flush()).toMatchObject([{ id: first?.id }]);
    now += 24 * AN_HOUR;
    expect([await flush(), await counts()]).toMatchObject([[], { waiting: 0, dead: 0 }]);
  });

  it('an email that could not be sent within a day is marked as dead for a week and then deleted', async () => {
    await reader(me);
    await report();
    const { place, flush } = unreliable();
    let attempts = 0;
    for (let hour = 0; hour < 24; hour++, now += AN_HOUR) attempts += (await flush()).length;
    expect([attempts, await counts()]).toMatchObject([5, { waiting: 0, dead: 1 }]);
    place.isAway = false;
    await forgetNotices(env.services);
    expect([await flush(), await counts()]).toMatchObject([[], { dead: 1 }]);
    now += 8 * 24 * AN_HOUR;
    await forgetNotices(env.services);
    expect([await flush(), await counts()]).toMatchObject([[], { dead: 0 }]);
  });

  it('a retry keeps the whole hour in which an email is due, so that it does not show when the text was written', async () => {
    await reader(me);
    now = NOON + 17 * 60_000 + 4321;
    await report();
    await unreliable().flush();
    const { rows } = await env.database.pool.query<{ due_at: Date }>('select due_at from push_outbox');
    expect(rows.map(({ due_at }) => due_at.getTime() % AN_HOUR)).toEqual([0]);
    now = NOON + 20 * AN_HOUR;
    const { place, flush } = unreliable();
    place.isAway = false;
    await flush();
  });

  it('two servers that send at the same moment send every email once', async () => {
    await reader(me, 20);
    for (let number = 0; number < 10; number++) await report(`Post ${number}`);
    const sent: (string | undefined)[] = [];
    const mailer = { send: async ({ id }: Mail) => void sent.push(id) };
    const send = () => sendEmails(env.services, { mailer, origin: ORIGIN }, () => undefined);
    await Promise.all([send(), send(), send(), send()]);
    expect([sent.length, new Set(sent).size]).toEqual([10, 10]);
  });
});

it('a failed push is retried for the failed device only', async () => {
  await env.register(me, browserToken('steady'));
  await env.register(me, browserToken('shaky'));
  await report();
  const reached: string[] = [];
  const place = { fails: true };
  const sender: PushSender = {
    send: async ({ endpoint }) => {
      reached.push(endpoint.replace(/.*\//, ''));
      return place.fails && endpoint.endsWith('shaky') ? 'failed' : 'sent';
    },
  };
  const flush = async () => {
    while ((await sendPushes(env.services, { sender })) > 0);
    return reached.splice(0).sort();
  };
  expect(await flush()).toEqual(['shaky', 'steady']);
  expect(await flush()).toEqual([]);
  now += AN_HOUR;
  expect(await flush()).toEqual(['shaky']);
  now += 2 * AN_HOUR;
  place.fails = false;
  expect(await flush()).toEqual(['shaky']);
  now += 24 * AN_HOUR;
  expect(await flush()).toEqual([]);
});

it('a push to a busy service is retried at a whole hour, so that it does not show when the text was written', async () => {
  await env.register(me, browserToken('busy'));
  now = NOON + 17 * 60_000 + 4321;
  await report();
  let outcome: Awaited<ReturnType<PushSender['send']>> = { busyFor: 60 };
  const sender: PushSender = { send: async () => outcome };
  expect(await sendPushes(env.services, { sender })).toBe(1);
  const { rows } = await env.database.pool.query<{ due_at: Date }>('select due_at from push_outbox');
  expect(rows.map(({ due_at }) => due_at.getTime())).toEqual([NOON + 30 * 60_000]);
  now = NOON + AN_HOUR;
  outcome = 'sent';
  expect(await sendPushes(env.services, { sender })).toBe(1);
});
