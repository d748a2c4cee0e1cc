import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { afterSignIn } from '../../core/onboarding/afterwards';
import { OPEN_SET_UP, setUpIn } from '../../core/onboarding/set-up';
import { TabStorage } from '../../core/shell/tab-storage';
import { WaitingPostStore } from '../../stores/composer/waiting-post-store';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { OnboardingNudgeStore } from '../../stores/onboarding/onboarding-nudge-store';
import { openSetUp } from '../../stores/onboarding/open-set-up';
import { useStore } from '../use-store';
import { useCreatePost } from './use-create-post';

/** Stores the action that led to setup, and offers setup to users without it. */
export const OnboardingKeeper = observer(function OnboardingKeeper() {
  useReopening();
  useWaitingPost();
  useNudge();
  return undefined;
});

/** Opens a setup again that was open before a reload. */
function useReopening(): void {
  const gate = useStore(GateStore);
  const tab = useStore(TabStorage);
  const { signedIn } = useStore(SessionStore);
  const done = useRef(false);
  useEffect(() => {
    if (!signedIn || done.current) return;
    done.current = true;
    const setUp = setUpIn(tab.read(OPEN_SET_UP));
    if (setUp && gate.current === undefined) openSetUp(gate, setUp);
  }, [signedIn, gate, tab]);
}

/** Opens the waiting post after login and setup; forgets it when the user closes the prompt. */
function useWaitingPost(): void {
  const { current } = useStore(GateStore);
  const session = useStore(SessionStore);
  const waits = useStore(WaitingPostStore);
  const goOn = useCreatePost();
  const wanted = current?.login?.openCreatePost === true;
  const writes = session.session.profile?.isWriter ?? false;
  const stands = useRef(false);
  useEffect(() => {
    if (wanted) waits.note();
    if (current) {
      stands.current = true;
      return;
    }
    const next = afterSignIn(writes, waits.waiting);
    if (next.kind === 'createPost') goOn(next);
    else if (stands.current) waits.forget();
    stands.current = false;
  }, [current, wanted, writes, waits, goOn]);
}

function useNudge(): void {
  const nudge = useStore(OnboardingNudgeStore);
  const { current } = useStore(GateStore);
  const { profile } = useStore(SessionStore).session;
  const open = current !== undefined;
  useEffect(() => {
    if (open) nudge.leave();
    else nudge.enter(profile);
    return nudge.leave;
  }, [open, nudge, profile]);
}
