import type { components } from '../../../../contracts/user';
import { MAX_GROUPS } from '../../../../core/chat/chat';
import { readMetadata } from '../../chat/group-queries';
import { countUnreadNotices } from '../../notifications/notice-queries';
import { recipientSeals } from '../../notifications/notification-boxes';
import type { Services } from '../../services';
import { readPreferences } from './preference-queries';
import type { Viewer } from './viewer';

/** The badges of the caller's pages, counted as the notification and chat lists count them. */
export async function readUnread(
  services: Services,
  { memberId }: Viewer,
  aliases: readonly { readonly id: string }[],
): Promise<components['schemas']['Unread']> {
  const { db } = services;
  const readMessages = async () => {
    const { allow_from: allowFrom } = await readPreferences(db, memberId);
    const { unread } = await readMetadata(
      db,
      { aliases: aliases.map(({ id }) => id), allowFrom },
      { limit: MAX_GROUPS },
    );
    return unread;
  };
  const [notifications, messages] = await Promise.all([
    countUnreadNotices(db, recipientSeals(services, memberId)),
    readMessages(),
  ]);
  return { notifications, messages };
}
