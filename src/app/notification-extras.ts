import type { Container } from 'inversify';
import type { NotificationExtras } from '../core/notifications/notification-extras';

/** Puts what notifications need into the container, once. A load that failed may be tried again. */
export function notificationExtras(container: Container): NotificationExtras {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const { notificationModule } = await import(
      /* webpackChunkName: "notifications" */ './modules/notification-module'
    );
    container.load(notificationModule);
  };
  return {
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
