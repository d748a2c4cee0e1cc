import { afterAll, beforeAll, expect, it } from 'vitest';
import { endAndDelete } from '../profile/deletion/delete-traces';
import { ASHA, type ChatEnvironment, IMRAN, ROOM, startChatEnvironment } from './testing';

const A_DAY = 86_400_000;
let env: ChatEnvironment;
let now = Date.now();
beforeAll(async () => {
  env = await startChatEnvironment({ now: () => new Date(now) });
});
afterAll(() => env.close());

it('[R-664] a deleted account leaves its chats, and all its messages are deleted', async () => {
  const { db } = env.services;
  const [asha, imran] = [await env.person(ASHA), await env.person(IMRAN)];
  await asha.say(ROOM, 'Zqxjk was here');
  const { messageId } = (await asha.say('Gr4AChatOfTwo001', 'Zqxjk again')).body;
  const decided = { resource_type: 'MESSAGE' as const, resource_id: messageId };
  await db
    .insertInto('appeals')
    .values({ ...decided, text: 'Zqxjk asks' })
    .execute();
  const decision = { decision: 'HIDE' as const, rule: 'A1', message: 'Not Zqxjk, please', is_appeal: false };
  await db
    .insertInto('moderation_decisions')
    .values({ id: 'ZqDecision', ...decided, ...decision, decided_on: '2026-11-20' })
    .execute();
  const { members = 0 } = (await imran.groups()).find(({ groupId }) => groupId === ROOM) ?? {};
  const exported = await env.send({
    url: '/user-services/v1/user/export',
    headers: { cookie: asha.cookie },
  });
  expect(exported.body).toContain('Zqxjk again');
  const kinds = ['POST', 'COMMENT', 'REVIEW', 'SALARY', 'VOTE'];
  await env.send({
    method: 'POST',
    url: '/user-services/v1/user/delete',
    headers: { cookie: asha.cookie },
    payload: { choices: kinds.map((kind) => ({ kind, fate: 'KEEP' })) },
  });
  now += 14 * A_DAY;
  expect((await endAndDelete(env.services, env.database)).accounts).toBe(1);
  // Each alias leaves its chats on a different random day within a week.
  now += 8 * A_DAY;
  await endAndDelete(env.services, env.database);
  const alias = 'FcQuietMonsoona000';
  const chats = ['chat_groups', 'chat_seats', 'chat_messages', 'chat_blocks', 'chat_reports'];
  for (const table of [...chats, 'appeals', 'moderation_decisions']) {
    const { rows } = await env.database.pool.query(`select t::text as row from ${table} t`);
    const traces = ['Zqxjk', alias, messageId];
    expect(rows.filter(({ row }) => traces.some((trace) => row.includes(trace)))).toEqual([]);
  }
  const late = await env.person(IMRAN);
  const room = (await late.groups()).find(({ groupId }) => groupId === ROOM);
  expect(room?.members).toBe(members - 1);
  const { items, upTo } = await late.recent(ROOM);
  expect(items.some(({ author }) => author.userName === 'QuietMonsoon')).toBe(false);
  const left = await db
    .selectFrom('chat_groups')
    .select('last_number')
    .where('id', '=', ROOM)
    .executeTakeFirstOrThrow();
  expect(upTo).toBe(left.last_number);
}, 60_000);
