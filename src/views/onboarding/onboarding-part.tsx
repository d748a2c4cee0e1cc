import { use } from 'react';
import { OnboardingExtras } from '../../core/onboarding/onboarding-extras';
import { useStore } from '../use-store';
import { OnboardingDialog } from './onboarding-dialog';

/** Waits for the dialog's stores, which load in the same chunk as the dialog. */
export function Part() {
  use(useStore(OnboardingExtras).load());
  return <OnboardingDialog />;
}
