import type { components } from '../../../contracts/chat';
import { type ChatStatusInput, MAX_GROUPS } from '../../../core/chat/chat';
import { nextMembership } from '../../../core/chat/membership';
import { inTurn } from '../../db/in-turn';
import { whileAccountExists } from '../../http/during-account';
import { notFound, Refusal } from '../../http/refusal';
import { postingAliases } from '../posts/alias-queries';
import type { Services } from '../services';
import type { ChatParticipant } from './chat-participant';
import type { LiveChat } from './live-chat';
import {
  countSeats,
  hasMessages,
  leaveSeat,
  lockGroup,
  readBlocked,
  readSeats,
  type Seat,
  setBlock,
  setSeat,
  takeSeat,
} from './seat-queries';

type Wire = components['schemas'];
type Own = Pick<Services, 'db' | 'seal'>;

/** The aliases to notify after the transaction has committed. */
interface Done {
  readonly status: Wire['ChatMembership'];
  readonly alias: string | undefined;
  readonly peer?: string | undefined;
  /** The other member, if their status changed, too. */
  readonly text?: string | undefined;
}

/** Joins, accepts, leaves or blocks, and notifies the affected members. */
export async function setStatus(
  services: Own,
  participant: ChatParticipant,
  input: ChatStatusInput,
  live: LiveChat,
): Promise<Wire['ChatStatus']> {
  const { groupId } = input;
  const change = async (db: Services['db']): Promise<Done> => {
    const group = await lockGroup(db, groupId);
    if (!group) throw notFound();
    const seats = await readSeats(db, groupId);
    const own = seats.find(({ alias_id }) => participant.aliases.includes(alias_id));
    if (group.kind === 'ROOM')
      return inRoom({ ...services, db }, participant, input, { own, last: group.last_number });
    const peer = seats.find((seat) => seat !== own);
    return ofTwo(db, input, own, peer);
  };
  const done = await whileAccountExists(services.db, participant, (db) =>
    inTurn(db, chatsOf(participant), change),
  );
  const { alias, peer, text, status } = done;
  if (alias !== undefined) {
    if (status === 'LEFT') live.left(groupId, alias);
    if (peer !== undefined) await updateMuted(services.db, participant, { own: alias, other: peer }, live);
    live.changed(groupId, text === undefined ? [alias] : [alias, text]);
  }
  return { groupId, status };
}

/** A block by one alias of the member keeps the other member silent in rooms. */
export async function updateMuted(
  db: Services['db'],
  { aliases }: Pick<ChatParticipant, 'aliases'>,
  { own, other }: { readonly own: string; readonly other: string },
  live: LiveChat,
): Promise<void> {
  const blocked = await readBlocked(db, aliases);
  live.setMutedForBlocker(own, other, blocked.includes(other));
}

async function inRoom(
  services: Own,
  participant: ChatParticipant,
  { groupId, status, profile }: ChatStatusInput,
  { own, last }: { readonly own: Seat | undefined; readonly last: number },
): Promise<Done> {
  const { db } = services;
  if (status === 'BLOCKED') throw new Refusal(409, 'NOT_A_CHAT_OF_TWO');
  if (status === 'LEFT') {
    if (own) await leaveSeat(db, groupId, own.alias_id);
    return { status, alias: own?.alias_id };
  }
  if (own) return { status, alias: undefined };
  const { id, others: rest } = await postingAliases(services, participant.memberId, profile);
  if (await hasMessages(db, groupId, rest)) throw new Refusal(409, 'OTHER_ALIAS_HERE');
  await refuseTooMany(db, participant);
  await takeSeat(db, groupId, id, last);
  return { status, alias: id };
}

async function ofTwo(
  db: Services['db'],
  { groupId, status }: ChatStatusInput,
  own: Seat | undefined,
  peer: Seat | undefined,
): Promise<Done> {
  if (!own || !peer) throw notFound();
  const next = nextMembership(
    { own: own.status, peer: peer.status, before: own.status_before_block ?? undefined },
    status,
  );
  if (!next) throw notFound();
  await setSeat(db, groupId, { alias_id: own.alias_id, status: next.own });
  if (next.peer !== peer.status) await setSeat(db, groupId, { alias_id: peer.alias_id, status: next.peer });
  if (status !== 'LEFT') await setBlock(db, own.alias_id, peer.alias_id, next.own === 'BLOCKED');
  // The peer is notified only of acceptance: an event on decline or block would reveal that it was read.
  const text = next.peer === peer.status ? undefined : peer.alias_id;
  return { status: next.own, alias: own.alias_id, peer: peer.alias_id, text };
}

/** Chats are started and joined in sequence; parallel requests could exceed the limit. */
export const chatsOf = ({ memberId }: Pick<ChatParticipant, 'memberId'>): string => `chats ${memberId}`;

export async function refuseTooMany(db: Services['db'], { aliases }: ChatParticipant): Promise<void> {
  if ((await countSeats(db, aliases)) >= MAX_GROUPS)
    throw new Refusal(409, 'TOO_MANY_CHATS', { params: { limit: MAX_GROUPS } });
}
