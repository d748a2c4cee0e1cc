import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { SharedTextPort } from '../../core/composer/shared-text';
import { afterSignIn } from '../../core/onboarding/follow-up-action';
import { OPEN_SET_UP, setUpIn } from '../../core/onboarding/set-up';
import { TabStorage } from '../../core/shell/tab-storage';
import { WaitingPostStore } from '../../stores/composer/waiting-post-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { OnboardingNudgeStore } from '../../stores/onboarding/onboarding-nudge-store';
import { openSetUp } from '../../stores/onboarding/open-set-up';
import { ShellStore } from '../../stores/shell/shell-store';
import { isInField } from '../shared/is-in-field';
import { useStore } from '../use-store';
import { useCreatePost } from './use-create-post';

/** Stores the action that led to setup, and offers setup to users without it. */
export const OnboardingStarter = observer(function OnboardingKeeper() {
  useWaitingPost();
  useReopenedSetUp();
  useNudge();
  return undefined;
});

/** Opens the waiting post after login and setup; forgets it when the user closes the prompt. */
function useWaitingPost(): void {
  const { current } = useStore(LoginPromptStore);
  const session = useStore(SessionStore);
  const waits = useStore(WaitingPostStore);
  const shared = useStore(SharedTextPort);
  const goOn = useCreatePost();
  const wanted = current?.login?.openCreatePost === true;
  const writes = session.session.profile?.isWriter ?? false;
  const exists = useRef(false);
  useEffect(() => {
    if (wanted) waits.note();
    if (current) {
      exists.current = true;
      return;
    }
    const next = afterSignIn(writes, waits.waiting);
    if (next.kind === 'createPost') goOn(next);
    else if (exists.current) {
      waits.forget();
      shared.forget();
    }
    exists.current = false;
  }, [current, wanted, writes, waits, shared, goOn]);
}

/** Opens a setup again that was open before a reload, unless the user already does something else, such as write a post. */
function useReopenedSetUp(): void {
  const requirement = useStore(LoginPromptStore);
  const shell = useStore(ShellStore);
  const tab = useStore(TabStorage);
  const { signedIn } = useStore(SessionStore);
  const done = useRef(false);
  useEffect(() => {
    if (!signedIn || done.current) return;
    done.current = true;
    const setUp = setUpIn(tab.read(OPEN_SET_UP));
    if (!setUp || requirement.current !== undefined) return;
    if (shell.overlay === undefined && !isInField()) openSetUp(requirement, setUp);
    else tab.remove(OPEN_SET_UP);
  }, [signedIn, requirement, shell, tab]);
}

function useNudge(): void {
  const nudge = useStore(OnboardingNudgeStore);
  const { current } = useStore(LoginPromptStore);
  const { profile } = useStore(SessionStore).session;
  const open = current !== undefined;
  useEffect(() => {
    if (open) nudge.leave();
    else nudge.enter(profile);
    return nudge.leave;
  }, [open, nudge, profile]);
}
