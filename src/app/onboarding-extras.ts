import type { Container } from 'inversify';
import type { OnboardingExtras } from '../core/onboarding/onboarding-extras';

/** Puts what setting up an account needs into the container, once. A load that failed may be tried again. */
export function onboardingExtras(container: Container): OnboardingExtras {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const { onboardingModule } = await import(
      /* webpackChunkName: "onboarding" */ './modules/onboarding-module'
    );
    container.load(onboardingModule(container));
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
