import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeModerator } from '../../testing/make-moderator';
import { ASHA, startChatEnvironment } from '../chat/testing';
import { aliasSeal, PROFILE_TYPES } from '../profile/account/viewer';
import { type CommentsEnvironment, type Person, startCommentsEnvironment } from './testing';

const CHAT = 'Gr4AChatOfTwo001';

let env: CommentsEnvironment;
let author: Person;
let moderator: Person;
let reader: Person;
beforeAll(async () => {
  env = await startCommentsEnvironment();
  author = await env.person('Author');
  moderator = await env.person('Moderator');
  reader = await env.person('Reader');
  await makeModerator(env.services.db, moderator.memberId);
});
afterAll(() => env.close());

const decide = (resourceId: string, resourceType: 'POST' | 'COMMENT', change: object) =>
  env.send({
    method: 'POST',
    url: '/moderation-services/v1/decision',
    headers: { cookie: moderator.cookie, 'idempotency-key': env.services.newId() },
    payload: { resourceId, resourceType, ...change },
  });
const HIDE = { decision: 'HIDE', rule: 'A1', text: 'Please say it without the insult.' };
const KEEP = { decision: 'KEEP', rule: 'K1', text: '' };
const variants = async (person: Person) => (await env.received(person)).map(({ variantId }) => variantId);

describe('the notification of a moderation decision', () => {
  it('a moderation decision notifies only the author, even while the content is hidden from others', async () => {
    const post = await env.post(author.aliases.ANONYMOUS, { title: 'Judged' });
    expect((await decide(post, 'POST', HIDE)).statusCode).toBe(204);
    const [contribution] = await env.received(author);
    expect([contribution?.variantId, contribution?.data.title, contribution?.data.cta]).toEqual([
      'review-status',
      'A moderator removed your post “Judged”',
      `/p/${post}`,
    ]);
    expect(JSON.stringify(contribution)).not.toContain('insult');
    expect(await variants(reader)).toEqual([]);
  });

  it('a reply hidden by the automatic checks notifies its recipient only after approval', async () => {
    const post = await env.post(reader.aliases.ANONYMOUS);
    const current = await env.comment(author, post, 'You bastard, you asshole');
    const { commentId } = current.body;
    expect(await variants(reader)).toEqual([]);
    expect((await decide(commentId, 'COMMENT', KEEP)).statusCode).toBe(204);
    expect(await variants(reader)).toEqual(['reply']);
    const [contribution] = await env.received(author);
    expect(contribution?.data.title).toBe(
      'A moderator reviewed your comment in “A title”. It stays visible.',
    );
  });
});

it('a direct message notifies the other member without its text until the chat is read', async () => {
  const chats = await startChatEnvironment();
  const { db } = chats.services;
  const seats = await db
    .selectFrom('chat_seats')
    .innerJoin('aliases', 'aliases.id', 'chat_seats.alias_id')
    .select(['alias_id', 'status', 'owner_seal'])
    .where('group_id', '=', CHAT)
    .execute();
  const messagesOf = async (seal: string | undefined) =>
    (await db.selectFrom('notices').selectAll().where('variant', '=', 'chat').execute())
      .filter((row) => row.recipient_seal === seal)
      .map(({ figure, status, text }) => ({ figure, status, text }));
  const asha = await chats.person(ASHA);
  const hers = seats.find((seat) =>
    PROFILE_TYPES.some((type) => seat.owner_seal === aliasSeal(chats.services, type, ASHA)),
  );
  const other = seats.find(({ alias_id }) => alias_id !== hers?.alias_id);
  await asha.say(CHAT, 'One');
  await asha.say(CHAT, 'Two');
  expect(await messagesOf(other?.owner_seal)).toEqual([{ figure: 2, status: 0, text: null }]);
  expect(await messagesOf(hers?.owner_seal)).toEqual([]);
  const { readMessages } = await import('./notice-queries');
  await readMessages(db, other?.alias_id ?? '');
  expect((await messagesOf(other?.owner_seal)).map(({ status }) => status)).toEqual([2]);
  await chats.close();
});
