import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { stopsFollowUp } from '../../core/onboarding/follow-up-action';
import { PopupEligibility } from '../../core/onboarding/popup-eligibility';
import { SessionStore } from '../../stores/login/session-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { isInField } from '../shared/is-in-field';
import { useStore } from '../use-store';

/** Asks users once after setup to share something, unless they already write or contribute, or have left. */
export function useFollowUp(): void {
  const store = useStore(OnboardingStore);
  const shell = useStore(ShellStore);
  const eligibility = useStore(PopupEligibility);
  const { signedIn } = useStore(SessionStore);
  const { pathname } = useLocation();
  const off = !signedIn || stopsFollowUp(pathname);
  useEffect(() => {
    if (off) store.stopFollowUp();
  }, [off, store]);
  const { followUpDue } = store;
  useEffect(() => {
    if (!followUpDue) return;
    store.stopFollowUp();
    void eligibility.mayAsk().then((may) => {
      if (may && shell.overlay === undefined && !isInField()) shell.open('compose');
    });
  }, [followUpDue, store, shell, eligibility]);
}
