import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Drafts, NEW_POST } from '../../core/composer/drafts';
import { screenOf } from '../../core/onboarding/flow';
import { OPEN_SET_UP, type SetUp } from '../../core/onboarding/set-up';
import { notLoaded } from '../../core/onboarding/step-failure';
import { onboardingText as text } from '../../core/onboarding/text';
import { TabStorage } from '../../core/shell/tab-storage';
import { WaitingPostStore } from '../../stores/composer/waiting-post-store';
import { LoginPromptStore, type OpenPrompt } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { OnboardingPortalStore } from '../../stores/onboarding/onboarding-portal-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { EmptyState } from '../kit/empty-state';
import { Skeleton } from '../kit/skeleton';
import { useLastFailure } from '../shared/use-last-failure';
import { useStore } from '../use-store';
import { LeavingDialog } from './leaving-dialog';
import css from './onboarding.module.css';
import { OnboardingScreen } from './onboarding-steps';
import { Progress } from './progress';
import { useFollowUp } from './use-follow-up';

/** Account setup, a question per screen, in front of the action that required it. */
export const OnboardingDialog = observer(function OnboardingDialog() {
  const requirement = useStore(LoginPromptStore);
  const store = useStore(OnboardingStore);
  const portal = useStore(OnboardingPortalStore);
  const waits = useStore(WaitingPostStore);
  const drafts = useStore(Drafts);
  const open = requirement.current !== undefined && requirement.current.loginPrompt !== 'login';
  useOpen(requirement.current);
  useFollowUp();
  useNewAliases();
  const { flow, career } = store;
  const missed = useLastFailure(career);
  const close = () => {
    store.leave(drafts.read(NEW_POST) !== '');
    waits.forget();
    requirement.close();
  };
  const isFirst = flow.stepIndex === 0 && flow.nestedStepIndex === 0 && portal.source === undefined;
  const back = portal.source === undefined ? store.left : portal.hide;
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title={text.title}
        titleHidden
        status={flow.isOpen && <Progress flow={flow} />}
        onBack={flow.isOpen && !isFirst && screenOf(flow) !== 'completed' ? back : undefined}
        className={css.dialog}
      >
        {flow.isOpen && <OnboardingScreen key={screenOf(flow)} />}
        {!flow.isOpen && !missed && <Skeleton lines={5} />}
        {!flow.isOpen && missed && (
          <EmptyState
            title={notLoaded(missed)}
            action={
              <Button busy={career.state === 'LOADING'} onClick={store.retry}>
                {text.retry}
              </Button>
            }
          />
        )}
      </Dialog>
      <LeavingDialog />
    </>
  );
});

/** A saved career or a verification changes the aliases, so they are loaded again. */
function useNewAliases(): void {
  const aliases = useStore(PseudoProfilesStore);
  const { profile } = useStore(SessionStore).session;
  const last = useRef(profile);
  useEffect(() => {
    if (last.current === profile) return;
    last.current = profile;
    void aliases.open();
  }, [aliases, profile]);
}

/** Starts when a login prompt requires setup. If nothing is missing, the prompt closes. */
function useOpen(current: OpenPrompt | undefined): void {
  const requirement = useStore(LoginPromptStore);
  const store = useStore(OnboardingStore);
  const tab = useStore(TabStorage);
  const waits = useStore(WaitingPostStore);
  useEffect(() => {
    if (!current || current.loginPrompt === 'login') {
      tab.remove(OPEN_SET_UP);
      return;
    }
    const setUp = setUpOf(current, waits.waiting);
    tab.write(OPEN_SET_UP, JSON.stringify(setUp));
    void store.open(setUp).then(() => {
      if (!store.flow.isOpen && store.career.state === 'SUCCESS') requirement.close();
    });
  }, [current, requirement, store, tab, waits]);
}

/** The setup that the prompt requires, including a waiting post. */
function setUpOf({ loginPrompt: requirement, setUp, login }: OpenPrompt, waiting: boolean): SetUp {
  if (setUp !== undefined) return setUp;
  return {
    need: requirement === 'writer' ? 'writer' : 'reader',
    openCreatePost: requirement === 'writer' && (waiting || login?.openCreatePost === true),
    internalCampaign: login?.internalCampaign,
  };
}
