import { ContainerModule } from 'inversify';
import { browserPush, noPush } from '../../../adapters/browser/browser-push';
import { NoticeChannel } from '../../../adapters/browser/notice-channel';
import { pageAttention } from '../../../adapters/browser/page-attention';
import { acceptOnly200 } from '../../../adapters/http/accept-only-200';
import { siteAmbience } from '../../../adapters/http/ambient';
import {
  devices,
  notificationClient,
  notificationPreferences,
  notifications,
} from '../../../adapters/http/generated/notification';
import { ActiveTime } from '../../../core/notifications/active-time';
import { Attention } from '../../../core/notifications/attention';
import { DevicesPort } from '../../../core/notifications/devices-port';
import { NoticeTabs } from '../../../core/notifications/notice-tabs';
import { NotificationPreferencesPort } from '../../../core/notifications/notification-preferences-port';
import { NotificationsPort } from '../../../core/notifications/notifications-port';
import { PushRegistration } from '../../../core/notifications/push-registration';
import { WebPush } from '../../../core/notifications/web-push';
import { Clock } from '../../../core/shared/clock';
import { Cookies } from '../../../core/shared/cookies';
import { Storage } from '../../../core/shared/storage';
import { Timers } from '../../../core/shared/timers';
import { Device } from '../../../core/shell/device';
import { NativeApp } from '../../../core/shell/native-app';
import { TabStorage } from '../../../core/shell/tab-storage';
import { NoticePollingStore } from '../../../stores/notifications/notice-polling-store';
import { NotificationPreferencesStore } from '../../../stores/notifications/notification-preferences-store';
import { NotificationsStore } from '../../../stores/notifications/notifications-store';
import { PushStore } from '../../../stores/notifications/push-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { FailureStore } from '../../../stores/shell/failure-store';
import { NativePromptStore } from '../../../stores/shell/native-prompt-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';
import { bindEmails } from './bind-emails';

export const notificationModule = new ContainerModule(({ bind }) => {
  bind(NotificationsPort).toResolvedValue(
    (wire, device) =>
      notifications(notificationClient(acceptOnly200(withAmbience(wire, siteAmbience)(device)))),
    [SITE_WIRE, Device],
  );
  bind(NotificationPreferencesPort).toResolvedValue(
    (wire, device) => notificationPreferences(notificationClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(DevicesPort).toResolvedValue(
    (wire, device) => devices(notificationClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bindEmails(bind);
  bind(NoticeTabs).toResolvedValue(() => new NoticeChannel());
  bind(WebPush).toResolvedValue((device) => (device.nativeApp ? noPush : browserPush), [Device]);
  bind(PushRegistration).toResolvedValue(
    (push, ports) => new PushRegistration(push, ports),
    [WebPush, DevicesPort],
  );
  bind(Attention).toConstantValue(pageAttention);
  bind(ActiveTime).toResolvedValue(
    (attention, clock, timers, storage) => new ActiveTime(attention, clock, timers, storage),
    [Attention, Clock, Timers, TabStorage],
  );
  bind(NotificationsStore).toResolvedValue(
    (port, failures, device) => new NotificationsStore(port, failures, device),
    [NotificationsPort, FailureStore, Device],
  );
  bind(NoticePollingStore).toResolvedValue(
    (notices, tabs, timers) => new NoticePollingStore(notices, tabs, timers),
    [NotificationsStore, NoticeTabs, Timers],
  );
  bind(NotificationPreferencesStore).toResolvedValue(
    (port, toasts) => new NotificationPreferencesStore(port, toasts),
    [NotificationPreferencesPort, ToastStore],
  );
  bind(PushStore).toResolvedValue(
    (registration, active, storage, clock) => new PushStore(registration, active, storage, clock),
    [PushRegistration, ActiveTime, Storage, Clock],
  );
  bind(NativePromptStore).toResolvedValue(
    (ports, native, device, cookies) => new NativePromptStore(ports, native, device, cookies),
    [DevicesPort, NativeApp, Device, Cookies],
  );
});
