import { sql } from 'kysely';
import type { components } from '../../../contracts/chat';
import type { DirectChatInput } from '../../../core/chat/chat';
import { inTurn } from '../../db/in-turn';
import type { Limiter } from '../../http/limiter';
import { notFound, Refusal } from '../../http/refusal';
import type { Allowance } from '../../http/token-bucket';
import { ensureAlias, postingAliases } from '../posts/alias-queries';
import { FORMER_ALIAS } from '../profile/deletion/account-deletion-queries';
import type { Services } from '../services';
import { isGroupAlias } from '../shared/group-seals';
import type { ChatParticipant } from './chat-participant';
import { limitSeal } from './limit-seal';
import { readOwnChatMessage } from './message-queries';
import { directChat, lockGroup, readSeats, setSeat } from './seat-queries';
import { chatsOf, refuseTooMany } from './set-status';

type Own = Pick<Services, 'db' | 'seal' | 'newId'>;

/** New chats of a member at once, and then in a day. Leaving a chat makes room for another, so the number of open ones is no limit. */
export const REQUEST_PACE: Allowance = { burst: 50, perSecond: 50 / 86_400 };

/** A chat with the author of a post, comment or message. Does not reveal whether they accept requests. */
export const startChat = (
  services: Own,
  participant: ChatParticipant,
  input: DirectChatInput,
  limiter: Limiter,
): Promise<components['schemas']['ChatStatus']> =>
  inTurn(services.db, chatsOf(participant), async (db) => {
    const { aliasId, peerId } = await mentionableAliases({ ...services, db }, participant, input);
    if (participant.aliases.includes(peerId)) throw new Refusal(403, 'CHAT_WITH_YOURSELF');
    if (peerId === FORMER_ALIAS || (await isGroupAlias(db, peerId))) throw notFound();
    await refuseTooMany(db, participant);
    const id = services.newId();
    const groupId = await directChat(db, { id, aliasId, peerId });
    if (groupId === id) await countRequest(services, participant, limiter);
    await lockGroup(db, groupId);
    const seats = await readSeats(db, groupId);
    const own = seats.find(({ alias_id }) => alias_id === aliasId);
    const peer = seats.find(({ alias_id }) => alias_id === peerId);
    if (!own) throw notFound();
    if (own.status !== 'LEFT') return { groupId, status: own.status };
    // A member who left and asks again waits again, unless the other member is still active or has asked, too.
    const isWanted = peer?.status === 'ACTIVE' || peer?.status === 'WAITING';
    const status = isWanted ? 'ACTIVE' : 'WAITING';
    await setSeat(db, groupId, { alias_id: aliasId, status });
    if (peer?.status === 'WAITING') await setSeat(db, groupId, { alias_id: peerId, status });
    return { groupId, status };
  });

async function countRequest(
  services: Own,
  { memberId }: Pick<ChatParticipant, 'memberId'>,
  limiter: Limiter,
): Promise<void> {
  const key = `chat-request:${limitSeal(services, memberId)}`;
  const retryAfter = await limiter.take(key, REQUEST_PACE, 1);
  if (retryAfter !== undefined) throw new Refusal(429, 'TOO_MANY_REQUESTS', { retryAfter });
}

/** A member has one alias per discussion or room; the request is sent under it. */
async function mentionableAliases(
  services: Own,
  { memberId, aliases }: ChatParticipant,
  { resourceType, resourceId, profile }: DirectChatInput,
): Promise<{ readonly aliasId: string; readonly peerId: string }> {
  const { db } = services;
  if (resourceType === 'MESSAGE') {
    const message = await readOwnChatMessage(db, resourceId, aliases);
    if (!message) throw notFound();
    return { aliasId: message.own_alias_id, peerId: message.alias_id };
  }
  const { rows } = await (resourceType === 'POST'
    ? sql<Written>`select id as post_id, alias_id from posts where id = ${resourceId} and status = 'LIVE'`
    : sql<Written>`
      select c.post_id, c.alias_id from comments c join posts p on p.id = c.post_id
      where c.id = ${resourceId} and c.status = 'LIVE' and p.status = 'LIVE'`
  ).execute(db);
  const [written] = rows;
  if (!written) throw notFound();
  const own = await postingAliases(services, memberId, profile);
  await ensureAlias(db, written.post_id, own);
  return { aliasId: own.id, peerId: written.alias_id };
}

interface Written {
  readonly post_id: string;
  readonly alias_id: string;
}
