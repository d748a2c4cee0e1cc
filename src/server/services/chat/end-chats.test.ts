import { afterAll, beforeAll, expect, it } from 'vitest';
import { endAndWipe } from '../profile/deletion/wipe-traces';
import { ASHA, type ChatWorld, IMRAN, ROOM, startChatWorld } from './testing';

const A_DAY = 86_400_000;
let world: ChatWorld;
let now = Date.now();
beforeAll(async () => {
  world = await startChatWorld({ now: () => new Date(now) });
});
afterAll(() => world.close());

it('[R-664] a deleted account leaves its chats, and none of its messages remain', async () => {
  const { db } = world.services;
  const [asha, imran] = [await world.person(ASHA), await world.person(IMRAN)];
  await asha.say(ROOM, 'Zqxjk was here');
  const { messageId } = (await asha.say('Gr4AChatOfTwo001', 'Zqxjk again')).body;
  const decided = { resource_type: 'MESSAGE' as const, resource_id: messageId };
  await db
    .insertInto('appeals')
    .values({ ...decided, text: 'Zqxjk asks' })
    .execute();
  const decision = { decision: 'HIDE' as const, rule: 'A1', told: 'Not Zqxjk, please', is_appeal: false };
  await db
    .insertInto('moderation_decisions')
    .values({ id: 'ZqDecision', ...decided, ...decision, decided_on: '2026-11-20' })
    .execute();
  const { members = 0 } = (await imran.groups()).find(({ groupId }) => groupId === ROOM) ?? {};
  const exported = await world.send({
    url: '/user-services/v1/user/export',
    headers: { cookie: asha.cookie },
  });
  expect(exported.body).toContain('Zqxjk again');
  const kinds = ['POST', 'COMMENT', 'REVIEW', 'SALARY', 'VOTE'];
  await world.send({
    method: 'POST',
    url: '/user-services/v1/user/delete',
    headers: { cookie: asha.cookie },
    payload: { choices: kinds.map((kind) => ({ kind, fate: 'KEEP' })) },
  });
  now += 14 * A_DAY;
  expect((await endAndWipe(world.services, world.database)).accounts).toBe(1);
  // Each alias leaves its chats on a different random day within a week.
  now += 8 * A_DAY;
  await endAndWipe(world.services, world.database);
  const face = 'FcQuietMonsoona000';
  const chats = ['chat_groups', 'chat_seats', 'chat_messages', 'chat_blocks', 'chat_reports'];
  for (const table of [...chats, 'appeals', 'moderation_decisions']) {
    const { rows } = await world.database.pool.query(`select t::text as row from ${table} t`);
    const traces = ['Zqxjk', face, messageId];
    expect(rows.filter(({ row }) => traces.some((trace) => row.includes(trace)))).toEqual([]);
  }
  const late = await world.person(IMRAN);
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
