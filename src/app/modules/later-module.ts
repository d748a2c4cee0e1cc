import { ContainerModule } from 'inversify';
import { webviewBridge } from '../../adapters/native-app/webview-bridge';
import { AnalyticsPort } from '../../core/analytics/analytics-port';
import { ErrorLogPort } from '../../core/error-log/error-log-port';
import { FeedPort } from '../../core/feed/feed-port';
import { HealthPort } from '../../core/health/health-port';
import { LoginMarks } from '../../core/login/markers';
import { PortalInfoPort } from '../../core/login/portal-info-port';
import { laterEn } from '../../core/messages/later-en';
import { LaterCatalogue } from '../../core/messages/later-messages';
import { Catalogue } from '../../core/messages/messages';
import { NativeApp } from '../../core/native-app/native-app';
import { SandboxPort } from '../../core/sandbox/sandbox-port';
import { CurrentSession } from '../../core/session/current-session';
import { Clock } from '../../core/shared/clock';
import { Cookies } from '../../core/shared/cookies';
import { Storage } from '../../core/shared/storage';
import { Timers } from '../../core/shared/timers';
import { Connectivity } from '../../core/shell/connectivity';
import { Device } from '../../core/shell/device';
import { InFlight } from '../../core/shell/in-flight';
import { AppLoadStore } from '../../stores/app-load-store';
import { ConnectionStore } from '../../stores/connection-store';
import { FailureStore } from '../../stores/failure-store';
import { FeedStore } from '../../stores/feed-store';
import { IntentsStore } from '../../stores/intents-store';
import { NewsStore } from '../../stores/news-store';
import { PortalInfoStore } from '../../stores/portal-info-store';
import { PromptsStore } from '../../stores/prompts-store';
import { SandboxStore } from '../../stores/sandbox-store';
import { SessionEndStore } from '../../stores/session-end-store';
import { SessionStore } from '../../stores/session-store';
import { ShortcutsStore } from '../../stores/shortcuts-store';
import { ThemeStore } from '../../stores/theme-store';
import { ToastStore } from '../../stores/toast-store';
import { bindFigures } from './bind-figures';
import { bindKept } from './bind-kept';
import { bindOffice } from './bind-office';
import { bindSetUpOffer } from './bind-set-up-offer';
import { bindSightings } from './bind-sightings';
import { bindSuggestions } from './bind-suggestions';
import { bindTabs } from './bind-tabs';

/** The stores of what stands around the screens but is not needed to read one. */
export const laterModule = new ContainerModule(({ bind }) => {
  bind(LaterCatalogue).toConstantValue({ words: laterEn });
  bind(IntentsStore).toResolvedValue(() => new IntentsStore());
  bind(NewsStore).toResolvedValue(
    (feed, port, current, clock) => new NewsStore(feed, port, current, clock),
    [FeedStore, FeedPort, CurrentSession, Clock],
  );
  bindSightings(bind);
  bind(ThemeStore).toResolvedValue((cookies) => new ThemeStore(cookies), [Cookies]);
  bind(ShortcutsStore).toResolvedValue((storage) => new ShortcutsStore(storage), [Storage]);
  bind(NativeApp).toConstantValue(webviewBridge);
  bindSuggestions(bind);
  bindTabs(bind);
  bindOffice(bind);
  bindKept(bind);
  bindFigures(bind);
  bind(LoginMarks).toResolvedValue((cookies, storage) => ({ cookies, storage }), [Cookies, Storage]);
  bind(AppLoadStore).toResolvedValue(
    (session, marks, analytics, errors) => new AppLoadStore(session, marks, analytics, errors),
    [SessionStore, LoginMarks, AnalyticsPort, ErrorLogPort],
  );
  bind(PortalInfoStore).toResolvedValue(
    (port, session, marks) => new PortalInfoStore(port, session, marks),
    [PortalInfoPort, SessionStore, LoginMarks],
  );
  bind(SandboxStore).toResolvedValue(
    (sandbox, session) => new SandboxStore(sandbox, session),
    [SandboxPort, SessionStore],
  );
  bind(PromptsStore).toResolvedValue(
    (timers, storage, device) => new PromptsStore(timers, storage, device),
    [Timers, Storage, Device],
  );
  bindSetUpOffer(bind);
  bind(ConnectionStore).toResolvedValue(
    (connectivity, health, timers) => new ConnectionStore(connectivity, health, timers),
    [Connectivity, HealthPort, Timers],
  );
  bind(SessionEndStore).toResolvedValue(
    (session, inFlight, analytics, cookies) => new SessionEndStore(session, inFlight, analytics, cookies),
    [SessionStore, InFlight, AnalyticsPort, Cookies],
  );
  bind(FailureStore).toResolvedValue(
    (toasts, errors, catalogue, sessionEnd) => new FailureStore(toasts, errors, catalogue, sessionEnd),
    [ToastStore, ErrorLogPort, Catalogue, SessionEndStore],
  );
});
