import type { components, operations } from '../../../contracts/notification';
import { READ, SEEN } from '../../../core/notifications/notification';
import { withKinds } from '../../../core/notifications/push-rules';
import { whileAccountExists } from '../../http/during-account';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { deviceHandlers } from './device-handlers';
import { emailHandlers, type RequestPost } from './email-handlers';
import { type MarkedRow, markNotices, readNotices, setMute } from './notice-queries';
import { boxSeal, recipientSeals } from './notification-boxes';
import { presentNotice, presentNoticePreferences } from './present';
import { clickedNotice } from './push-click';
import type { PushConfig } from './push-config';
import { changeNoticePreferences, openBox, readNoticePreferences } from './push-queries';

type All = Handlers<operations>;
type Mark = components['schemas']['Mark'];

export const notificationHandlers =
  (push: PushConfig | undefined, post: RequestPost) =>
  (services: Services): All => ({
    ...listHandlers(services),
    ...preferenceHandlers(services),
    ...deviceHandlers(services, push),
    ...emailHandlers(services, post),
  });

const listHandlers = (
  services: Services,
): Pick<All, 'listNotifications' | 'markNotifications' | 'muteThread'> => {
  const { db } = services;
  return {
    listNotifications: async ({ caller, language }) => {
      const { memberId } = signedIn(services, caller);
      const rows = await readNotices(db, recipientSeals(services, memberId));
      return { status: 200, body: rows.map((row) => presentNotice(row, language)) };
    },

    markNotifications: async ({ body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const rows = await mark(services, memberId, body);
      return { status: 200, body: rows.map(({ id, status }) => ({ notificationId: id, status })) };
    },

    muteThread: async ({ path, body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const seals = recipientSeals(services, memberId);
      if (!(await setMute(db, seals, path.notificationId, body.isMuted))) throw notFound();
      return { status: 200, body };
    },
  };
};

async function mark(services: Services, memberId: string, body: Mark): Promise<readonly MarkedRow[]> {
  const seals = recipientSeals(services, memberId);
  switch (body.action) {
    case 'View':
      return markNotices(services.db, seals, body.notificationIds ?? [], SEEN);
    case 'Read':
      return markNotices(services.db, seals, body.notificationIds ?? [], READ);
    case 'WebPushClick': {
      const clicked = clickedNotice(services, body.k);
      return markNotices(services.db, seals, clicked === undefined ? [] : [clicked], READ);
    }
    default:
      return body.action satisfies never;
  }
}

const preferenceHandlers = (
  services: Services,
): Pick<All, 'readNotificationPreferences' | 'saveNotificationPreferences'> => ({
  readNotificationPreferences: async ({ caller }) => {
    const box = boxSeal(services, signedIn(services, caller).memberId);
    return { status: 200, body: presentNoticePreferences(await readNoticePreferences(services.db, box)) };
  },

  saveNotificationPreferences: async ({ body, caller }) => {
    const { memberId } = signedIn(services, caller);
    const box = await openBox(services, memberId);
    const preferences = await whileAccountExists(services.db, { memberId }, (db) =>
      changeNoticePreferences(db, box, (before) =>
        withKinds(before, { ...body, quiet: body.quiet ?? undefined }),
      ),
    );
    return { status: 200, body: presentNoticePreferences(preferences) };
  },
});
