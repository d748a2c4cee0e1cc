import type { Container } from 'inversify';
import type { Wire } from '../adapters/http/runtime';
import { ChatExtras } from '../core/chat/chat-extras';
import { ComposerExtras } from '../core/composer/composer-extras';
import { LoginExtras } from '../core/login/login-extras';
import { NativeExtras } from '../core/native-app/native-extras';
import { NotificationExtras } from '../core/notifications/notification-extras';
import { OnboardingExtras } from '../core/onboarding/onboarding-extras';
import { chatExtras } from './chat-extras';
import { composerExtras } from './composer-extras';
import { loginExtras } from './login-extras';
import { contributionPromptsModule } from './modules/contribution-prompts-module';
import { laterModule } from './modules/later-module';
import { laterServicesModule } from './modules/later-services-module';
import { nativeExtras } from './native-extras';
import { notificationExtras } from './notification-extras';
import { onboardingExtras } from './onboarding-extras';

/** Puts what stands around the screens into the container, and what fetches the rest of it. */
export function bindLater(container: Container, wire: Wire): void {
  container.load(laterServicesModule(wire), laterModule, contributionPromptsModule);
  container.bind(LoginExtras).toConstantValue(loginExtras(container));
  container.bind(ChatExtras).toConstantValue(chatExtras(container));
  container.bind(ComposerExtras).toConstantValue(composerExtras(container));
  container.bind(NativeExtras).toConstantValue(nativeExtras(container));
  container.bind(NotificationExtras).toConstantValue(notificationExtras(container));
  container.bind(OnboardingExtras).toConstantValue(onboardingExtras(container));
}
