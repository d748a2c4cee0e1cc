import { ContainerModule } from 'inversify';
import { webviewBridge } from '../../../adapters/native-app/webview-bridge';
import { LoginMarks } from '../../../core/login/login-marks';
import { PortalInfoPort } from '../../../core/login/portal-info-port';
import { SandboxPort } from '../../../core/login/sandbox-port';
import { Clock } from '../../../core/shared/clock';
import { Cookies } from '../../../core/shared/cookies';
import { Storage } from '../../../core/shared/storage';
import { Timers } from '../../../core/shared/timers';
import { AnalyticsPort } from '../../../core/shell/analytics-port';
import { Connectivity } from '../../../core/shell/connectivity';
import { DeferredCatalogue } from '../../../core/shell/deferred-messages';
import { deferredText } from '../../../core/shell/deferred-text';
import { Device } from '../../../core/shell/device';
import { ErrorLogPort } from '../../../core/shell/error-log-port';
import { HealthPort } from '../../../core/shell/health-port';
import { InFlight } from '../../../core/shell/in-flight';
import { Catalogue } from '../../../core/shell/messages';
import { NativeApp } from '../../../core/shell/native-app';
import { IntentsStore } from '../../../stores/composer/intents-store';
import { PromptsStore } from '../../../stores/contributions/prompts-store';
import { FeedStore } from '../../../stores/feed/feed-store';
import { NewsStore } from '../../../stores/feed/news-store';
import { PortalInfoStore } from '../../../stores/login/portal-info-store';
import { SandboxStore } from '../../../stores/login/sandbox-store';
import { SessionEndStore } from '../../../stores/login/session-end-store';
import { SessionStore } from '../../../stores/login/session-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { AppLoadStore } from '../../../stores/shell/app-load-store';
import { ConnectionStore } from '../../../stores/shell/connection-store';
import { FailureStore } from '../../../stores/shell/failure-store';
import { ShortcutsStore } from '../../../stores/shell/shortcuts-store';
import { ThemeStore } from '../../../stores/shell/theme-store';
import { bindSavedOffers } from '../composer/bind-saved-offers';
import { bindFigures } from '../feed/bind-figures';
import { bindSightings } from '../feed/bind-sightings';
import { bindStaffRole } from '../moderation/bind-staff-role';
import { bindSetUpOffer } from '../onboarding/bind-set-up-offer';
import { bindSuggestions } from '../search/bind-suggestions';
import { bindTabs } from './bind-tabs';

/** Stores for the UI around the screens that are not needed to read a page. */
export const deferredModule = new ContainerModule(({ bind }) => {
  bind(DeferredCatalogue).toConstantValue({ text: deferredText });
  bind(IntentsStore).toResolvedValue(() => new IntentsStore());
  bind(NewsStore).toResolvedValue((feed, clock) => new NewsStore(feed, clock), [FeedStore, Clock]);
  bindSightings(bind);
  bind(ThemeStore).toResolvedValue((cookies) => new ThemeStore(cookies), [Cookies]);
  bind(ShortcutsStore).toResolvedValue((storage) => new ShortcutsStore(storage), [Storage]);
  bind(NativeApp).toConstantValue(webviewBridge);
  bindSuggestions(bind);
  bindTabs(bind);
  bindStaffRole(bind);
  bindSavedOffers(bind);
  bindFigures(bind);
  bind(LoginMarks).toResolvedValue(
    (cookies, storage) => new LoginMarks(cookies, storage),
    [Cookies, Storage],
  );
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
