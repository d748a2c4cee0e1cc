import type { components } from '../../../../contracts/user';
import { MAX_GROUPS } from '../../../../core/chat/chat';
import { readMetadata } from '../../chat/group-queries';
import { countUnreadNotices } from '../../notifications/notice-queries';
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
  const { db } = services;
  const listener = {
    aliases: aliases.map(({ id }) => id),
    allowFrom: member.allow_from ?? DEFAULT_ALLOW_FROM,
  };
  const [notifications, { unread: messages }] = await Promise.all([
    countUnreadNotices(db, recipientSeals(services, memberId)),
    readMetadata(db, listener, { limit: MAX_GROUPS }),
  ]);
  return { notifications, messages };
}
