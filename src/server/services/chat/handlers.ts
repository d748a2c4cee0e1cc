import { sql } from 'kysely';
import type { operations } from '../../../contracts/chat';
import { MAX_GROUPS, MAX_MESSAGES } from '../../../core/chat/chat';
import type { Caller } from '../../http/caller';
import { whileAccountExists } from '../../http/during-account';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { countReport } from '../moderation/count-report';
import { readPreferences } from '../profile/account/preference-queries';
import { followerSeal, signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { blockHandlers } from './blocked-aliases';
import { participantOf } from './chat-participant';
import { type Listener, readGroups, readMetadata, readRooms, readUnread } from './group-queries';
import { LiveChat } from './live-chat';
import { markRead } from './mark-read';
import { readOwnChatMessage, readRecent } from './message-queries';
import { presentGroup, presentMessage, presentRoom } from './present';
import { setBlock } from './seat-queries';
import { sendMessage } from './send-message';
import { setStatus, updateMuted } from './set-status';
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
    ...chatBlockHandlers(services, live),
    ...blockHandlers(services, live),
  });

const participant = (services: Services, caller: Caller | undefined) =>
  participantOf(services, signedIn(services, caller).memberId);

async function listenerOf(services: Services, caller: Caller | undefined): Promise<Listener> {
  const { memberId, aliases } = await participant(services, caller);
  const { allow_from } = await readPreferences(services.db, memberId);
  return { aliases, allowFrom: allow_from };
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
  const groups = async (caller: Caller | undefined, limit = MAX_GROUPS, jobseeker: Jobseeker = {}) => {
    const rows = await readGroups(db, await listenerOf(services, caller), { ...jobseeker, limit });
    return { status: 200 as const, body: rows.map(presentGroup) };
  };
  const metadata = async (caller: Caller | undefined, jobseeker: Jobseeker = {}) => {
    const query = { ...jobseeker, limit: MAX_GROUPS };
    const { unread, groups: groupCount } = await readMetadata(db, await listenerOf(services, caller), query);
    return { status: 200 as const, body: { unreadCount: unread, groupCount } };
  };
  return {
    listGroups: ({ query, caller }) => groups(caller, query.limit),
    listJobseekerGroups: ({ query, caller }) => groups(caller, query.limit, { audience: 'JOBSEEKER' }),
    readChatMetadata: ({ caller }) => metadata(caller),
    readJobseekerMetadata: ({ caller }) => metadata(caller, { audience: 'JOBSEEKER' }),

    listRooms: async ({ query, caller }) => {
      const { memberId, aliases } = await participant(services, caller);
      const rows = await readRooms(db, followerSeal(services, memberId), aliases, query.limit ?? USUAL_ROOMS);
      return { status: 200, body: rows.map(presentRoom) };
    },

    readRecent: async ({ path, query, caller }) => {
      const { aliases } = await participant(services, caller);
      const { limit = MAX_MESSAGES, before, after } = query;
      const recent = await readRecent(db, { groupId: path.groupId, aliases, limit, before, after });
      if (!recent) throw notFound();
      const { rows, upTo, hasMore } = recent;
      const items = rows.map((row) => presentMessage(row, aliases.includes(row.alias_id)));
      return { status: 200, body: { items, upTo, hasMore } };
    },
  };
}

type Talk = Pick<All, 'sendMessage' | 'markRead' | 'setChatStatus' | 'startChat'>;

const talkHandlers = (services: Services, live: LiveChat): Talk => ({
  sendMessage: async ({ path, body, caller }) => {
    const row = await sendMessage(services, await participant(services, caller), { ...path, ...body }, live);
    return { status: 200, body: presentMessage(row, true) };
  },

  markRead: async ({ path, body, caller }) => {
    const reader = await participant(services, caller);
    const readNumber = await markRead(services, reader, { ...path, ...body }, live);
    const unreadCount = await readUnread(services.db, reader.aliases, path.groupId);
    return { status: 200, body: { groupId: path.groupId, readNumber, unreadCount } };
  },

  setChatStatus: async ({ path, body, caller }) => {
    const query = { ...path, status: body.status, profile: body.profileType };
    return { status: 200, body: await setStatus(services, await participant(services, caller), query, live) };
  },

  startChat: async ({ body, caller }) => {
    const query = { ...body, profile: body.profileType };
    const requester = await participant(services, caller);
    return { status: 200, body: await startChat(services, requester, query, live.limiter) };
  },
});

const chatBlockHandlers = (
  services: Services,
  live: LiveChat,
): Pick<All, 'blockAuthor' | 'reportMessage'> => ({
  blockAuthor: async ({ path, body, caller }) => {
    const message = await othersMessage(services, caller, path.messageId);
    const { own_alias_id: own, alias_id: other } = message;
    await whileAccountExists(services.db, signedIn(services, caller), (db) =>
      setBlock(db, own, other, body.blocked),
    );
    await updateMuted(services.db, message, { own, other }, live);
    return { status: 204 };
  },

  reportMessage: async ({ path, body, caller }) => {
    const { memberId, voterKey } = signedIn(services, caller);
    await countReport({ ...services, limiter: live.limiter }, memberId, async () => {
      await othersMessage(services, caller, path.messageId);
      const { numAffectedRows } = await sql`
        insert into chat_reports (message_id, reporter_seal, reason, note)
        select id, sealed_for(${voterKey}, id), ${body.reason}, ${body.note.trim()}
        from chat_messages where id = ${path.messageId} for key share
        on conflict (message_id, reporter_seal) do update set reason = excluded.reason, note = excluded.note`.execute(
        services.db,
      );
      // The chat has ended meanwhile.
      if (numAffectedRows === 0n) throw notFound();
    });
    return { status: 204 };
  },
});

async function othersMessage(services: Services, caller: Caller | undefined, messageId: string) {
  const { aliases } = await participant(services, caller);
  const message = await readOwnChatMessage(services.db, messageId, aliases);
  if (!message) throw notFound();
  if (aliases.includes(message.alias_id)) throw new Refusal(403, 'OWN_MESSAGE');
  return { ...message, aliases };
}
