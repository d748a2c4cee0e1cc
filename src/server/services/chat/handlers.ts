import { sql } from 'kysely';
import type { operations } from '../../../contracts/chat';
import { MOST_GROUPS, MOST_MESSAGES } from '../../../core/chat/chat';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { readWishes } from '../profile/account/preference-queries';
import { followerSeal, signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { blockHandlers } from './blocked';
import { chatterOf } from './chatter';
import { type Listener, readGroups, readMetadata, readRooms, readUnread } from './group-queries';
import { LiveChat } from './live-chat';
import { markRead } from './mark-read';
import { readOwnChatMessage, readRecent } from './message-queries';
import { presentGroup, presentMessage, presentRoom } from './present';
import { setBlock } from './seat-queries';
import { sendMessage } from './send-message';
import { setStatus } from './set-status';
import { startChat } from './start-chat';

type All = Handlers<operations>;
type Jobseeker = { readonly audience?: 'JOBSEEKER' };

const USUAL_ROOMS = 24;

/** The chat service; it also sends events to the sockets. */
export const chatHandlers =
  (live = new LiveChat()) =>
  (services: Services): All => ({
    ...listHandlers(services),
    ...talkHandlers(services, live),
    ...peaceHandlers(services, live),
    ...blockHandlers(services, live),
  });

const chatter = (services: Services, caller: Caller | undefined) =>
  chatterOf(services, signedIn(services, caller).memberId);

async function listenerOf(services: Services, caller: Caller | undefined): Promise<Listener> {
  const { memberId, faces } = await chatter(services, caller);
  const { allow_from } = await readWishes(services.db, memberId);
  return { faces, allowFrom: allow_from };
}

type Lists = Pick<
  All,
  | 'listGroups'
  | 'listJobseekerGroups'
  | 'readChatMetadata'
  | 'readJobseekerMetadata'
  | 'listRooms'
  | 'readRecent'
>;

function listHandlers(services: Services): Lists {
  const { db } = services;
  const groups = async (caller: Caller | undefined, limit = MOST_GROUPS, of: Jobseeker = {}) => {
    const rows = await readGroups(db, await listenerOf(services, caller), { ...of, limit });
    return { status: 200 as const, body: rows.map(presentGroup) };
  };
  const metadata = async (caller: Caller | undefined, of: Jobseeker = {}) => {
    const wish = { ...of, limit: MOST_GROUPS };
    const { unread, groups: groupCount } = await readMetadata(db, await listenerOf(services, caller), wish);
    return { status: 200 as const, body: { unreadCount: unread, groupCount } };
  };
  return {
    listGroups: ({ query, caller }) => groups(caller, query.limit),
    listJobseekerGroups: ({ query, caller }) => groups(caller, query.limit, { audience: 'JOBSEEKER' }),
    readChatMetadata: ({ caller }) => metadata(caller),
    readJobseekerMetadata: ({ caller }) => metadata(caller, { audience: 'JOBSEEKER' }),

    listRooms: async ({ query, caller }) => {
      const { memberId, faces } = await chatter(services, caller);
      const rows = await readRooms(db, followerSeal(services, memberId), faces, query.limit ?? USUAL_ROOMS);
      return { status: 200, body: rows.map(presentRoom) };
    },

    readRecent: async ({ path, query, caller }) => {
      const { faces } = await chatter(services, caller);
      const { limit = MOST_MESSAGES, before, after } = query;
      const recent = await readRecent(db, { groupId: path.groupId, faces, limit, before, after });
      if (!recent) throw notFound();
      const { rows, upTo, hasMore } = recent;
      const items = rows.map((row) => presentMessage(row, faces.includes(row.face_id)));
      return { status: 200, body: { items, upTo, hasMore } };
    },
  };
}

type Talk = Pick<All, 'sendMessage' | 'markRead' | 'setChatStatus' | 'startChat'>;

const talkHandlers = (services: Services, live: LiveChat): Talk => ({
  sendMessage: async ({ path, body, caller }) => {
    const row = await sendMessage(services, await chatter(services, caller), { ...path, ...body }, live);
    return { status: 200, body: presentMessage(row, true) };
  },

  markRead: async ({ path, body, caller }) => {
    const reader = await chatter(services, caller);
    const readNumber = await markRead(services, reader, { ...path, ...body }, live);
    const unreadCount = await readUnread(services.db, reader.faces, path.groupId);
    return { status: 200, body: { groupId: path.groupId, readNumber, unreadCount } };
  },

  setChatStatus: async ({ path, body, caller }) => {
    const wish = { ...path, status: body.status, profile: body.profileType };
    return { status: 200, body: await setStatus(services, await chatter(services, caller), wish, live) };
  },

  startChat: async ({ body, caller }) => {
    const wish = { ...body, profile: body.profileType };
    return { status: 200, body: await startChat(services, await chatter(services, caller), wish) };
  },
});

const peaceHandlers = (services: Services, live: LiveChat): Pick<All, 'blockAuthor' | 'reportMessage'> => ({
  blockAuthor: async ({ path, body, caller }) => {
    const message = await othersMessage(services, caller, path.messageId);
    await setBlock(services.db, message.own_face_id, message.face_id, body.blocked);
    live.deafen(message.own_face_id, message.face_id, body.blocked);
    return { status: 204 };
  },

  reportMessage: async ({ path, body, caller }) => {
    await othersMessage(services, caller, path.messageId);
    const { voterKey } = signedIn(services, caller);
    await sql`
      insert into chat_reports (message_id, reporter_seal, reason, note)
      values (${path.messageId}, sealed_for(${voterKey}, ${path.messageId}), ${body.reason}, ${body.note.trim()})
      on conflict (message_id, reporter_seal) do update set reason = excluded.reason, note = excluded.note`.execute(
      services.db,
    );
    return { status: 204 };
  },
});

async function othersMessage(services: Services, caller: Caller | undefined, messageId: string) {
  const { faces } = await chatter(services, caller);
  const message = await readOwnChatMessage(services.db, messageId, faces);
  if (!message) throw notFound();
  if (faces.includes(message.face_id))
    throw new Refusal(403, 'YOUR_OWN', 'You can’t do this with your own message.');
  return message;
}
