import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASHA, startChatWorld } from '../chat/testing';
import { faceSeal, PROFILE_TYPES } from '../profile/account/viewer';
import { type Person, startTalkingWorld, type TalkingWorld } from './testing';

const CHAT = 'Gr4AChatOfTwo001';

let world: TalkingWorld;
let author: Person;
let judge: Person;
let reader: Person;
beforeAll(async () => {
  world = await startTalkingWorld();
  author = await world.person('Author');
  judge = await world.person('Judge');
  reader = await world.person('Reader');
  await world.services.db
    .updateTable('members')
    .set({ office: 'moderator' })
    .where('id', '=', judge.memberId)
    .execute();
});
afterAll(() => world.close());

const decide = (resourceId: string, resourceType: 'POST' | 'COMMENT', change: object) =>
  world.send({
    method: 'POST',
    url: '/moderation-services/v1/decision',
    headers: { cookie: judge.cookie, 'idempotency-key': world.services.newId() },
    payload: { resourceId, resourceType, ...change },
  });
const HIDE = { decision: 'HIDE', rule: 'A1', text: 'Please say it without the insult.' };
const KEEP = { decision: 'KEEP', rule: 'K1', text: '' };
const variants = async (who: Person) => (await world.heard(who)).map(({ variantId }) => variantId);

describe('the notification of a moderation decision', () => {
  it('a moderation decision notifies only the author, even while the content is hidden from others', async () => {
    const post = await world.post(author.faces.ANONYMOUS, { title: 'Judged' });
    expect((await decide(post, 'POST', HIDE)).statusCode).toBe(204);
    const [told] = await world.heard(author);
    expect([told?.variantId, told?.data.body, told?.data.cta]).toEqual([
      'review-status',
      'Judged',
      `/p/${post}`,
    ]);
    expect(JSON.stringify(told)).not.toContain('insult');
    expect(await variants(reader)).toEqual([]);
  });

  it('a reply hidden by the automatic checks notifies its recipient only after approval', async () => {
    const post = await world.post(reader.faces.ANONYMOUS);
    const held = await world.comment(author, post, 'You bastard, you asshole');
    const { commentId } = held.body;
    expect(await variants(reader)).toEqual([]);
    expect((await decide(commentId, 'COMMENT', KEEP)).statusCode).toBe(204);
    expect(await variants(reader)).toEqual(['reply']);
  });
});

it('a direct message notifies the other member without its text until the chat is read', async () => {
  const chats = await startChatWorld();
  const { db } = chats.services;
  const seats = await db
    .selectFrom('chat_seats')
    .innerJoin('faces', 'faces.id', 'chat_seats.face_id')
    .select(['face_id', 'status', 'owner_seal'])
    .where('group_id', '=', CHAT)
    .execute();
  const toldOf = async (seal: string | undefined) =>
    (await db.selectFrom('notices').selectAll().where('variant', '=', 'chat').execute())
      .filter((row) => row.recipient_seal === seal)
      .map(({ figure, status, words }) => ({ figure, status, words }));
  const asha = await chats.person(ASHA);
  const hers = seats.find((seat) =>
    PROFILE_TYPES.some((type) => seat.owner_seal === faceSeal(chats.services, type, ASHA)),
  );
  const other = seats.find(({ face_id }) => face_id !== hers?.face_id);
  await asha.say(CHAT, 'One');
  await asha.say(CHAT, 'Two');
  expect(await toldOf(other?.owner_seal)).toEqual([{ figure: 2, status: 0, words: null }]);
  expect(await toldOf(hers?.owner_seal)).toEqual([]);
  const { readMessages } = await import('./notice-queries');
  await readMessages(db, other?.face_id ?? '');
  expect((await toldOf(other?.owner_seal)).map(({ status }) => status)).toEqual([2]);
  await chats.close();
});
