import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveAddress } from './address-queries';
import { boxSeal, recipientSeals } from './notification-boxes';
import { openBox } from './push-queries';
import { sendEmails } from './send-emails';
import { sendPushes } from './send-pushes';
import {
  browserToken,
  type CommentsEnvironment,
  type Person,
  PUSH_KEYS,
  startCommentsEnvironment,
} from './testing';

let env: CommentsEnvironment;
beforeAll(async () => {
  // Noon in India, outside quiet hours.
  env = await startCommentsEnvironment({ now: () => new Date('2026-11-20T06:30:00.000Z'), env: PUSH_KEYS });
});
afterAll(() => env.close());

/** The transactions that wrote the notices to a member, and those that wrote the counts of the member's box. */
async function transactionsOf({ memberId }: Person) {
  const { db } = env.services;
  const notices = await sql<{ xmin: string }>`
    select xmin::text from notices where recipient_seal = any(${recipientSeals(env.services, memberId)})`.execute(
    db,
  );
  const days = await sql<{ xmin: string }>`
    select xmin::text from push_days where box_seal = ${boxSeal(env.services, memberId)}`.execute(db);
  return { notices: notices.rows.map(({ xmin }) => xmin), days: days.rows.map(({ xmin }) => xmin) };
}

const CHANNELS = {
  push: (me: Person) => env.register(me, browserToken('mine')),
  email: async (me: Person) => {
    const box = boxSeal(env.services, me.memberId);
    await openBox(env.services, box, recipientSeals(env.services, me.memberId));
    await saveAddress(env.services, { box, address: 'tara@mailbox.example', language: 'en' });
    const kinds = [{ kind: 'reply', list: true, push: 'INSTANT', email: 'INSTANT' }];
    expect((await env.query(me, { kinds })).status).toBe(200);
  },
} as const;

it.each(['push', 'email'] as const)(
  'the count of messages by %s shares no transaction with the notice, whose seal names an alias',
  async (channel) => {
    const [me, other] = [await env.person('Tara'), await env.person('Vikram')];
    await CHANNELS[channel](me);
    const post = await env.post(me.aliases.ANONYMOUS);
    await env.comment(other, post, 'A comment for the author');
    const before = await transactionsOf(me);
    expect([before.notices.length, before.days]).toEqual([1, before.notices]);
    const emails = { mailer: { send: async () => undefined }, origin: 'https://humkaar.example' };
    await sendPushes(env.services, { sender: { send: async () => 'sent' } });
    await sendEmails(env.services, emails, () => undefined);
    const { notices, days } = await transactionsOf(me);
    expect([notices, days.length]).toEqual([before.notices, 1]);
    expect(days).not.toEqual(notices);
  },
);
