import type { Container, ContainerModule } from 'inversify';
import { removeOldTexts } from '../adapters/browser/old-texts';
import { BrowserSavedPages } from '../adapters/browser/saved-pages';
import { browserSharedText } from '../adapters/browser/shared-text';
import type { Wire } from '../adapters/http/runtime';
import { ChatExtras } from '../core/chat/chat-extras';
import { ComposerExtras } from '../core/composer/composer-extras';
import { SharedTextPort } from '../core/composer/shared-text';
import { LoginExtras } from '../core/login/login-extras';
import { forgetMember } from '../core/login/offline-member';
import { NotificationExtras } from '../core/notifications/notification-extras';
import { OnboardingExtras } from '../core/onboarding/onboarding-extras';
import { Random } from '../core/shared/random';
import { Storage } from '../core/shared/storage';
import { NativeExtras } from '../core/shell/native-extras';
import { OfflineExtras } from '../core/shell/offline-extras';
import { SavedPages } from '../core/shell/saved-pages';
import { TrustExtras } from '../core/trust/trust-extras';
import { UntraceableExtras } from '../core/untraceable/untraceable-extras';
import { forgetWallets } from '../core/untraceable/wallet-places';
import { whenIdle } from '../views/shared/when-idle';
import { contributionPromptsModule } from './modules/contributions/contribution-prompts-module';
import { deferredModule } from './modules/shell/deferred-module';
import { deferredServicesModule } from './modules/shell/deferred-services-module';

const AT_LATEST = 1000;

type Drafts = typeof import('./modules/shell/drafts-module');

export function bindDeferred(container: Container, wire: Wire, { draftsModule }: Drafts): void {
  const extras = (fetched: () => Promise<ContainerModule>) => ({
    load: loadOnce(async () => container.load(await fetched())),
  });
  whenIdle(() => void shapes().catch(() => undefined), AT_LATEST);
  removeOldTexts(() => [localStorage, sessionStorage]);
  container.load(draftsModule, deferredServicesModule(wire), deferredModule, contributionPromptsModule);
  container.bind(LoginExtras).toConstantValue(extras(login));
  container.bind(ChatExtras).toConstantValue(extras(chat));
  container.bind(ComposerExtras).toConstantValue(extras(composer));
  container.bind(NativeExtras).toConstantValue(extras(native));
  container.bind(NotificationExtras).toConstantValue(extras(notifications));
  container.bind(TrustExtras).toConstantValue(extras(trust));
  container.bind(UntraceableExtras).toConstantValue(extras(untraceable));
  container.bind(OfflineExtras).toConstantValue({
    load: async () => (await offline())(container),
    forget: () => {
      forgetMember(container.get(Storage));
      forgetWallets(container.get(Storage));
    },
  });
  container.bind(SharedTextPort).toConstantValue(browserSharedText);
  container
    .bind(SavedPages)
    .toResolvedValue((storage, random) => new BrowserSavedPages(storage, random), [Storage, Random]);
  container.bind(OnboardingExtras).toConstantValue(extras(async () => (await onboarding())(container)));
}

/** Response schemas for validation; preloaded because the next page would have to wait for them. A press comes first. */
const shapes = () => import(/* webpackChunkName: "guard-shapes" */ '../adapters/http/guard-shapes');

const login = async () =>
  (await import(/* webpackChunkName: "login" */ './modules/login/login-module')).loginModule;
const chat = async () =>
  (await import(/* webpackChunkName: "chat-module" */ './modules/chat/chat-module')).chatModule;
const composer = async () =>
  (await import(/* webpackChunkName: "composer" */ './modules/composer/composer-module')).composerModule;
const native = async () =>
  (await import(/* webpackChunkName: "native" */ './modules/shell/native-module')).nativeModule;
const trust = async () =>
  (await import(/* webpackChunkName: "trust" */ './modules/trust/trust-module')).trustModule;
const untraceable = async () =>
  (await import(/* webpackChunkName: "untraceable-comment" */ './modules/untraceable/untraceable-module'))
    .untraceableModule;
const notifications = async () =>
  (await import(/* webpackChunkName: "notifications" */ './modules/notifications/notification-module'))
    .notificationModule;
const offline = async () =>
  (await import(/* webpackChunkName: "outbox" */ './prepare-offline')).prepareOffline;
const onboarding = async () =>
  (await import(/* webpackChunkName: "onboarding" */ './modules/onboarding/onboarding-module'))
    .onboardingModule;

/** Loads once; a failed load can be retried. */
function loadOnce(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
