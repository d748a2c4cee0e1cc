import type { components } from '../../../contracts/chat';
import { MOST_GROUPS, type StatusWish } from '../../../core/chat/chat';
import { nextStanding } from '../../../core/chat/standing';
import { CHAT_REFUSALS } from '../../../core/chat/words';
import { inTurn } from '../../db/in-turn';
import { notFound, Refusal } from '../../http/refusal';
import { writingFaces } from '../feed/face-queries';
import type { Services } from '../services';
import type { Chatter } from './chatter';
import type { LiveChat } from './live-chat';
import {
  countSeats,
  leaveSeat,
  lockGroup,
  readSeats,
  type Seat,
  saidUnder,
  setBlock,
  setSeat,
  takeSeat,
} from './seat-queries';

type Wire = components['schemas'];
type Own = Pick<Services, 'db' | 'seal'>;

/** The aliases to notify after the transaction has committed. */
interface Done {
  readonly status: Wire['ChatStanding'];
  readonly face: string | undefined;
  readonly peer?: string | undefined;
  /** The other member, when their status changed too. */
  readonly told?: string | undefined;
}

/** Joins, accepts, leaves or blocks, and notifies the affected members. */
export async function setStatus(
  services: Own,
  chatter: Chatter,
  wish: StatusWish,
  live: LiveChat,
): Promise<Wire['ChatStatus']> {
  const { groupId } = wish;
  const done = await inTurn(services.db, chatsOf(chatter), async (db) => {
    const group = await lockGroup(db, groupId);
    if (!group) throw notFound();
    const seats = await readSeats(db, groupId);
    const own = seats.find(({ face_id }) => chatter.faces.includes(face_id));
    if (group.kind === 'ROOM')
      return inRoom({ ...services, db }, chatter, wish, { own, last: group.last_number });
    const peer = seats.find((seat) => seat !== own);
    return ofTwo(db, wish, own, peer);
  });
  const { face, peer, told, status } = done;
  if (face !== undefined) {
    if (status === 'LEFT') live.left(groupId, face);
    if (peer !== undefined) live.deafen(face, peer, status === 'BLOCKED');
    live.changed(groupId, told === undefined ? [face] : [face, told]);
  }
  return { groupId, status };
}

async function inRoom(
  services: Own,
  chatter: Chatter,
  { groupId, status, profile }: StatusWish,
  { own, last }: { readonly own: Seat | undefined; readonly last: number },
): Promise<Done> {
  const { db } = services;
  if (status === 'BLOCKED')
    throw new Refusal(
      409,
      'NOT_A_CHAT_OF_TWO',
      'You can’t block a room. Leave it, or block the person who wrote a message.',
    );
  if (status === 'LEFT') {
    if (own) await leaveSeat(db, groupId, own.face_id);
    return { status, face: own?.face_id };
  }
  if (own) return { status, face: undefined };
  const { id, others } = await writingFaces(services, chatter.memberId, profile);
  if (await saidUnder(db, groupId, others))
    throw new Refusal(409, 'OTHER_FACE_HERE', CHAT_REFUSALS.OTHER_FACE_HERE);
  await refuseTooMany(db, chatter);
  await takeSeat(db, groupId, id, last);
  return { status, face: id };
}

async function ofTwo(
  db: Services['db'],
  { groupId, status }: StatusWish,
  own: Seat | undefined,
  peer: Seat | undefined,
): Promise<Done> {
  if (!own || !peer) throw notFound();
  const next = nextStanding({ own: own.status, peer: peer.status }, status);
  if (!next) throw notFound();
  await setSeat(db, groupId, { face_id: own.face_id, status: next.own });
  if (next.peer !== peer.status) await setSeat(db, groupId, { face_id: peer.face_id, status: next.peer });
  if (status !== 'LEFT') await setBlock(db, own.face_id, peer.face_id, next.own === 'BLOCKED');
  // The peer is notified only of acceptance: an event on decline or block would reveal that it was read.
  const told = next.peer === peer.status ? undefined : peer.face_id;
  return { status: next.own, face: own.face_id, peer: peer.face_id, told };
}

/** Chats are started and joined in sequence; parallel requests could exceed the limit. */
export const chatsOf = ({ memberId }: Pick<Chatter, 'memberId'>): string => `chats ${memberId}`;

export async function refuseTooMany(db: Services['db'], { faces }: Chatter): Promise<void> {
  if ((await countSeats(db, faces)) >= MOST_GROUPS)
    throw new Refusal(409, 'TOO_MANY_CHATS', CHAT_REFUSALS.TOO_MANY_CHATS);
}
