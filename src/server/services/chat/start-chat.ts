import { sql } from 'kysely';
import type { components } from '../../../contracts/chat';
import type { DirectWish } from '../../../core/chat/chat';
import { CHAT_REFUSALS } from '../../../core/chat/words';
import { inTurn } from '../../db/in-turn';
import { notFound, Refusal } from '../../http/refusal';
import { keepOneFace, writingFaces } from '../feed/face-queries';
import { FORMER_FACE } from '../profile/deletion/farewell-queries';
import type { Services } from '../services';
import type { Chatter } from './chatter';
import { readOwnChatMessage } from './message-queries';
import { directChat, lockGroup, readSeats, setSeat } from './seat-queries';
import { chatsOf, refuseTooMany } from './set-status';

type Own = Pick<Services, 'db' | 'seal' | 'newId'>;

/** A chat with the author of a post, comment or message. Does not reveal whether they accept requests. */
export const startChat = (
  services: Own,
  chatter: Chatter,
  wish: DirectWish,
): Promise<components['schemas']['ChatStatus']> =>
  inTurn(services.db, chatsOf(chatter), async (db) => {
    const { faceId, peerId } = await facesOf({ ...services, db }, chatter, wish);
    if (chatter.faces.includes(peerId)) throw new Refusal(403, 'YOUR_OWN', CHAT_REFUSALS.YOUR_OWN);
    if (peerId === FORMER_FACE) throw notFound();
    await refuseTooMany(db, chatter);
    const groupId = await directChat(db, { id: services.newId(), faceId, peerId });
    await lockGroup(db, groupId);
    const seats = await readSeats(db, groupId);
    const own = seats.find(({ face_id }) => face_id === faceId);
    const peer = seats.find(({ face_id }) => face_id === peerId);
    if (!own) throw notFound();
    if (own.status !== 'LEFT') return { groupId, status: own.status };
    // A member who left and asks again waits again, unless the other member is still active.
    const status = peer?.status === 'ACTIVE' ? 'ACTIVE' : 'WAITING';
    await setSeat(db, groupId, { face_id: faceId, status });
    return { groupId, status };
  });

/** A member has one alias per discussion or room; the request is sent under it. */
async function facesOf(
  services: Own,
  { memberId, faces }: Chatter,
  { resourceType, resourceId, profile }: DirectWish,
): Promise<{ readonly faceId: string; readonly peerId: string }> {
  const { db } = services;
  if (resourceType === 'MESSAGE') {
    const message = await readOwnChatMessage(db, resourceId, faces);
    if (!message) throw notFound();
    return { faceId: message.own_face_id, peerId: message.face_id };
  }
  const { rows } = await (resourceType === 'POST'
    ? sql<Written>`select id as post_id, face_id from posts where id = ${resourceId} and status = 'LIVE'`
    : sql<Written>`
      select c.post_id, c.face_id from comments c join posts p on p.id = c.post_id
      where c.id = ${resourceId} and c.status = 'LIVE' and p.status = 'LIVE'`
  ).execute(db);
  const [written] = rows;
  if (!written) throw notFound();
  const own = await writingFaces(services, memberId, profile);
  await keepOneFace(db, written.post_id, own);
  return { faceId: own.id, peerId: written.face_id };
}

interface Written {
  readonly post_id: string;
  readonly face_id: string;
}
