import type { Notification } from '../../core/notifications/notification';
import type { Mark, Marked, Platform } from '../../core/notifications/notifications-port';
import { aNotice } from '../../core/notifications/testing';
import { Failure } from '../../core/shared/failure';
import { NotificationsStore } from './notifications-store';

export function notice(id: string, status = 0, isMuted = false): Notification {
  const { data, ...rest } = aNotice(id, { status, isMuted });
  return { ...rest, data: { ...data, title: `Title ${id}`, cta: '/p/1' } };
}

export const desk = { nativeApp: false, width: () => 1280, ios: false, android: false };
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A fake service that stores requests; with `hold` its responses wait until they are released. */
function service(items: Notification[] = []) {
  const marks: Mark[] = [];
  const platforms: Platform[] = [];
  const stored: (() => void)[] = [];
  /** Which part was lost when a request timed out. */
  const lost = undefined as 'request' | 'response' | undefined;
  const state = { items, marks, platforms, held: stored, hold: false, fail: false, lost };
  const respond = async <T>(message: () => T): Promise<T> => {
    if (state.fail) throw new Failure('unavailable', 'listNotifications', 503);
    const now = message();
    if (state.hold) await new Promise<void>((go) => stored.push(go));
    return now;
  };
  const change = (id: string, status: number): Marked => {
    state.items = state.items.map((notification) =>
      notification.id === id
        ? { ...notification, status: Math.max(notification.status, status) }
        : notification,
    );
    return { id, status: state.items.find((notification) => notification.id === id)?.status ?? status };
  };
  const port = {
    listNotifications: ({ platform }: { platform: Platform }) => {
      platforms.push(platform);
      return respond(() => state.items);
    },
    markNotifications: (mark: Mark) =>
      respond(() => {
        marks.push(mark);
        return (mark.notificationIds ?? []).map((id) => change(id, mark.action === 'View' ? 1 : 2));
      }),
    muteThread: async ({ notificationId, isMuted }: { notificationId: string; isMuted: boolean }) => {
      if (state.lost !== 'request')
        state.items = state.items.map((notification) =>
          notification.id === notificationId ? { ...notification, isMuted } : notification,
        );
      if (state.lost !== undefined) throw new Failure('unavailable', 'muteThread', 0, { code: 'TIMEOUT' });
      return respond(() => ({ isMuted }));
    },
  };
  return { state, port };
}

export function made(items: Notification[] = [], device = desk) {
  const { state, port } = service(items);
  const logged: unknown[] = [];
  const store = new NotificationsStore(port, { log: (error) => void logged.push(error) }, device);
  return { state, store, logged };
}
export const statuses = (store: NotificationsStore) => store.items.map(({ status }) => status);
