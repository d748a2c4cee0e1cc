import { sql } from 'kysely';
import type { components } from '../../../../contracts/user';
import { MAX_GROUPS } from '../../../../core/chat/chat';
import { unreadMessages } from '../../chat/group-queries';
import { unreadNotices } from '../../notifications/notice-queries';
import { recipientSeals } from '../../notifications/notification-boxes';
import type { Services } from '../../services';
import { DEFAULT_ALLOW_FROM, type StoredPreferences } from './preference-queries';
import type { Viewer } from './viewer';

interface Counted {
  readonly member: { readonly allow_from: StoredPreferences['allow_from'] | null };
  readonly aliases: readonly { readonly id: string }[];
}

/** The badges of the caller's pages, counted as the notification and chat lists count them. */
export async function readUnread(
  services: Services,
  { memberId }: Viewer,
  { member, aliases }: Counted,
): Promise<components['schemas']['Unread']> {
  const listener = {
    aliases: aliases.map(({ id }) => id),
    allowFrom: member.allow_from ?? DEFAULT_ALLOW_FROM,
  };
  const { rows } = await sql<components['schemas']['Unread']>`
    select ${unreadNotices(recipientSeals(services, memberId))} as notifications,
      ${unreadMessages(listener, { limit: MAX_GROUPS })} as messages`.execute(services.db);
  return rows[0] ?? { notifications: 0, messages: 0 };
}
