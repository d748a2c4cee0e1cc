import { sql } from 'kysely';
import type { operations } from '../../../contracts/chat';
import { nextMembership } from '../../../core/chat/membership';
import { inTransaction } from '../../db/in-transaction';
import type { Handlers } from '../../http/handlers';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { type ChatParticipant, participantOf } from './chat-participant';
import type { LiveChat } from './live-chat';
import { lockGroup, readSeats, setSeat } from './seat-queries';

type Blocks = Pick<Handlers<operations>, 'listBlocked' | 'unblock'>;

const LIST = 'blocked';
const MOST = 500;

export const blockHandlers = (services: Services, live: LiveChat): Blocks => ({
  listBlocked: async ({ caller }) => {
    const { aliases } = await participantOf(services, signedIn(services, caller).memberId);
    const { rows } = await sql<{ id: string; user_name: string; avatar_seed: string }>`
      select f.id, f.user_name, f.avatar_seed from aliases f
      where f.id in (select blocked_alias_id from chat_blocks where alias_id = any(${aliases}::text[]))
      order by lower(f.user_name), f.id limit ${MOST}`.execute(services.db);
    return { status: 200, body: rows.map((row) => presentBlocked(services, row)) };
  },

  unblock: async ({ path, caller }) => {
    const participant = await participantOf(services, signedIn(services, caller).memberId);
    const blockedAlias = aliasIn(services, path.blockedId);
    if (blockedAlias !== undefined) await unmute(services, participant, blockedAlias, live);
    return { status: 204 };
  },
});

/** Alias ids must not leave the server: they would link a member's content across names. */
const presentBlocked = (
  { cursors }: Services,
  row: { readonly id: string; readonly user_name: string; readonly avatar_seed: string },
) => ({
  blockedId: cursors.pack(LIST, [row.id]),
  name: row.user_name,
  pictureUrl: `/art/kolam/${row.avatar_seed}.svg`,
});

function aliasIn({ cursors }: Services, blockedId: string): string | undefined {
  try {
    return String(cursors.unpack(LIST, blockedId)[0]);
  } catch {
    // Not issued by us, so it matches no block.
    return undefined;
  }
}

async function unmute(
  { db }: Services,
  { aliases }: ChatParticipant,
  blockedAlias: string,
  live: LiveChat,
): Promise<void> {
  const opened = await inTransaction(db, async (transaction) => {
    const { rows: chats } = await sql<{ id: string }>`
      select g.id from chat_groups g
      join chat_seats own on own.group_id = g.id and own.alias_id = any(${aliases}::text[]) and own.status = 'BLOCKED'
      join chat_seats peer on peer.group_id = g.id and peer.alias_id = ${blockedAlias}
      where g.kind = 'DIRECT' order by g.id`.execute(transaction);
    for (const { id } of chats) await reopen(transaction, id, aliases);
    // Locks the chats first, in the same order as blocking, to avoid deadlocks.
    await sql`
      delete from chat_blocks
      where alias_id = any(${aliases}::text[]) and blocked_alias_id = ${blockedAlias}`.execute(transaction);
    return chats;
  });
  for (const alias of aliases) live.setMutedForBlocker(alias, blockedAlias, false);
  for (const { id } of opened) live.changed(id, aliases);
}

async function reopen(db: Services['db'], groupId: string, aliases: readonly string[]): Promise<void> {
  await lockGroup(db, groupId);
  const seats = await readSeats(db, groupId);
  const own = seats.find(({ alias_id }) => aliases.includes(alias_id));
  const peer = seats.find((seat) => seat !== own);
  if (!own || !peer) return;
  const before = own.status_before_block ?? undefined;
  const next = nextMembership({ own: own.status, peer: peer.status, before }, 'ACTIVE');
  if (next) await setSeat(db, groupId, { alias_id: own.alias_id, status: next.own });
}
