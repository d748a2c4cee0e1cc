import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { saveAddress } from './address-queries';
import { boxSeal, recipientSeals } from './notification-boxes';
import { sendNotification } from './notify';
import { outwardTasks } from './outward-tasks';
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
import { writeDecoyDays } from './write-decoy-days';

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
    await openBox(env.services, me.memberId);
    await saveAddress(env.services, { box, address: 'tara@mailbox.example', language: 'en' });
    const kinds = ['reply', 'chat'].map((kind) => ({ kind, list: true, push: 'INSTANT', email: 'INSTANT' }));
    expect((await env.query(me, { kinds })).status).toBe(200);
  },
} as const;

/** A notice of a comment and one of a chat message. */
async function receive(me: Person): Promise<void> {
  const other = await env.person('Vikram');
  await env.comment(other, await env.post(me.aliases.ANONYMOUS), 'A comment for the author');
  await inTransaction(env.services.db, (db) =>
    sendNotification(env.services, db, { kind: 'messaged', aliasId: me.aliases.ANONYMOUS }),
  );
}

const send = async () => {
  const emails = { mailer: { send: async () => undefined }, origin: 'https://humkaar.example' };
  await sendPushes(env.services, { sender: { send: async () => 'sent' } });
  await sendEmails(env.services, emails, () => undefined);
};

it.each(['push', 'email'] as const)(
  'the count of messages by %s never shares a transaction with a notice, whose seal names an alias',
  async (channel) => {
    const me = await env.person('Tara');
    await CHANNELS[channel](me);
    await receive(me);
    const { notices, days } = await transactionsOf(me);
    expect([notices.length, days]).toEqual([2, []]);
    await send();
    const sent = await transactionsOf(me);
    expect([sent.notices, sent.days.length]).toEqual([notices, 1]);
    expect(notices).not.toContain(sent.days[0]);
  },
);

it('message counts are rewritten among those of other members, so that no count is stored next to its notice', async () => {
  for (const name of ['Uma', 'Veda', 'Wali']) {
    const person = await env.person(name);
    await CHANNELS.push(person);
    await receive(person);
    await send();
    await writeDecoyDays(env.services.db);
  }
  const { rows } = await sql<{ xmin: string }>`select xmin::text from push_days`.execute(env.services.db);
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
  // Without new counts nothing is rewritten.
  await writeDecoyDays(env.services.db);
  const again = await sql<{ xmin: string }>`select xmin::text from push_days`.execute(env.services.db);
  expect(again.rows).toEqual(rows);
});

it('message counts are rewritten in random order, so that the newest cannot be found', async () => {
  const { db } = env.services;
  const boxes = Array.from({ length: 30 }, (_, place) => `box-${place}`);
  for (const box of boxes)
    await sql`insert into push_days (box_seal, channel, day) values (${box}, 'push', '2026-11-20')`.execute(
      db,
    );
  const inTable = async () => {
    const { rows } = await sql<{ box: string }>`
      select box_seal as box from push_days where box_seal = any(${boxes}) order by ctid`.execute(db);
    return rows.map(({ box }) => box);
  };
  expect(await inTable()).toEqual(boxes);
  await writeDecoyDays(db);
  const mixed = await inTable();
  expect(mixed.toSorted()).toEqual(boxes.toSorted());
  expect(mixed).not.toEqual(boxes);
});

it('a site without push keys stores no counts and drops the messages to devices of earlier days', async () => {
  const me = await env.person('Tara');
  await CHANNELS.push(me);
  await receive(me);
  const post = { mailer: { send: async () => undefined }, origin: 'https://humkaar.example' };
  const tasks = outwardTasks(env.services, { push: undefined, post }, () => undefined);
  for (const { name, work } of tasks) if (/push/.test(name)) await work(new AbortController().signal);
  const { days } = await transactionsOf(me);
  const left = await env.services.db.selectFrom('push_outbox').select('id').execute();
  expect([days, left]).toEqual([[], []]);
});
