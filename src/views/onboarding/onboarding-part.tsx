import { use } from 'react';
import { OnboardingExtras } from '../../core/onboarding/onboarding-extras';
import { useStore } from '../use-store';
import { OnboardingDialog } from './onboarding-dialog';

/** Waits for the stores of the dialog, which come in the same file as the dialog itself. */
export function Part() {
  use(useStore(OnboardingExtras).load());
  return <OnboardingDialog />;
}
