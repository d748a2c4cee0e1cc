import { ContainerModule } from 'inversify';
import { AnalyticsPort } from '../../core/analytics/analytics-port';
import { ErrorLogPort } from '../../core/error-log/error-log-port';
import { HealthPort } from '../../core/health/health-port';
import { Catalogue } from '../../core/messages/messages';
import { Cookies } from '../../core/shared/cookies';
import { Random } from '../../core/shared/random';
import { Storage } from '../../core/shared/storage';
import { Timers } from '../../core/shared/timers';
import { Connectivity } from '../../core/shell/connectivity';
import { Device } from '../../core/shell/device';
import { InFlight } from '../../core/shell/in-flight';
import { TabStorage } from '../../core/shell/tab-storage';
import { ConnectionStore } from '../../stores/connection-store';
import { FailureStore } from '../../stores/failure-store';
import { PromptsStore } from '../../stores/prompts-store';
import { RecentSearchesStore } from '../../stores/recent-searches-store';
import { ScrollStore } from '../../stores/scroll-store';
import { SessionEndStore } from '../../stores/session-end-store';
import { SessionStore } from '../../stores/session-store';
import { ShellStore } from '../../stores/shell-store';
import { ShortcutsStore } from '../../stores/shortcuts-store';
import { ThemeStore } from '../../stores/theme-store';
import { ToastStore } from '../../stores/toast-store';

export const shellModule = new ContainerModule(({ bind }) => {
  bind(ShellStore).toResolvedValue(() => new ShellStore());
  bind(ThemeStore).toResolvedValue((cookies) => new ThemeStore(cookies), [Cookies]);
  bind(ToastStore).toResolvedValue((timers, random) => new ToastStore(timers, random), [Timers, Random]);
  bind(ScrollStore).toResolvedValue((storage) => new ScrollStore(storage), [TabStorage]);
  bind(ShortcutsStore).toResolvedValue((storage) => new ShortcutsStore(storage), [Storage]);
  bind(RecentSearchesStore).toResolvedValue((storage) => new RecentSearchesStore(storage), [Storage]);
  bind(PromptsStore).toResolvedValue(
    (timers, storage, device) => new PromptsStore(timers, storage, device),
    [Timers, Storage, Device],
  );
  bind(ConnectionStore).toResolvedValue(
    (connectivity, health, timers) => new ConnectionStore(connectivity, health, timers),
    [Connectivity, HealthPort, Timers],
  );
  bind(SessionEndStore).toResolvedValue(
    (session, inFlight, analytics) => new SessionEndStore(session, inFlight, analytics),
    [SessionStore, InFlight, AnalyticsPort],
  );
  bind(FailureStore).toResolvedValue(
    (toasts, errors, catalogue, sessionEnd) => new FailureStore(toasts, errors, catalogue, sessionEnd),
    [ToastStore, ErrorLogPort, Catalogue, SessionEndStore],
  );
});
