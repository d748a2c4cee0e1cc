import type { Container } from 'inversify';
import type { Wire } from '../adapters/http/runtime';
import { ChatExtras } from '../core/chat/chat-extras';
import { ComposerExtras } from '../core/composer/composer-extras';
import { LoginExtras } from '../core/login/login-extras';
import { NotificationExtras } from '../core/notifications/notification-extras';
import { OnboardingExtras } from '../core/onboarding/onboarding-extras';
import type { ShellExtras } from '../core/shell/shell-extras';

/** Puts the modules of what is wanted later into the container, once. A load that failed may be tried again. */
export function shellExtras(container: Container, wire: Wire): ShellExtras {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const [
      { laterModule },
      { laterServicesModule },
      { onboardingExtras },
      { loginExtras },
      { composerExtras },
      { notificationExtras },
      { chatExtras },
    ] = await Promise.all([
      import(/* webpackChunkName: "later" */ './modules/later-module'),
      import(/* webpackChunkName: "later" */ './modules/later-services-module'),
      import(/* webpackChunkName: "later" */ './onboarding-extras'),
      import(/* webpackChunkName: "later" */ './login-extras'),
      import(/* webpackChunkName: "later" */ './composer-extras'),
      import(/* webpackChunkName: "later" */ './notification-extras'),
      import(/* webpackChunkName: "later" */ './chat-extras'),
    ]);
    container.load(laterServicesModule(wire), laterModule);
    container.bind(LoginExtras).toConstantValue(loginExtras(container));
    container.bind(ChatExtras).toConstantValue(chatExtras(container));
    container.bind(ComposerExtras).toConstantValue(composerExtras(container));
    container.bind(NotificationExtras).toConstantValue(notificationExtras(container));
    container.bind(OnboardingExtras).toConstantValue(onboardingExtras(container));
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
