import type { ContainerModuleLoadOptions } from 'inversify';
import { Clock } from '../../../core/shared/clock';
import { Storage } from '../../../core/shared/storage';
import { Timers } from '../../../core/shared/timers';
import { WaitingPostStore } from '../../../stores/composer/waiting-post-store';
import { OnboardingNudgeStore } from '../../../stores/onboarding/onboarding-nudge-store';

/** Bindings of the setup offer that are needed before any setup code is loaded. */
export function bindSetUpOffer(bind: ContainerModuleLoadOptions['bind']): void {
  bind(OnboardingNudgeStore).toResolvedValue(
    (timers, storage) => new OnboardingNudgeStore(timers, storage),
    [Timers, Storage],
  );
  bind(WaitingPostStore).toResolvedValue(
    (storage, clock) => new WaitingPostStore(storage, clock),
    [Storage, Clock],
  );
}
