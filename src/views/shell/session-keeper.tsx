import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { sentByPortal } from '../../core/login/portal-look';
import { TabNews } from '../../core/login/tab-news';
import { Device } from '../../core/shell/device';
import { InFlight } from '../../core/shell/in-flight';
import { TabVotesStore } from '../../stores/feed/tab-votes-store';
import { GateStore } from '../../stores/login/gate-store';
import { KeepSessionStore } from '../../stores/login/keep-session-store';
import { PortalInfoStore } from '../../stores/login/portal-info-store';
import { SessionStore } from '../../stores/login/session-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { AppLoadStore } from '../../stores/shell/app-load-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { lazyPart } from '../shared/lazy-part';
import { useLaterWords } from '../shared/use-later-words';
import { useStore } from '../use-store';

const PortalOneTap = lazyPart(
  () => import(/* webpackChunkName: "portal-one-tap" */ '../login/portal-one-tap'),
);

/** All tabs agree on who looks at them. */
export const SessionKeeper = observer(function SessionKeeper() {
  const news = useStore(TabNews);
  const session = useStore(SessionStore);
  const calls = useStore(InFlight);
  const { revalidate } = useRevalidator();
  useAppLoad();
  useTabVotes();
  useKeptSession(session.signedIn);
  useEffect(
    () =>
      news.hear((told) => {
        // What was read for the one before is nobody's any more.
        calls.cancel();
        const seen = told === 'signedIn' ? session.open() : Promise.resolve(session.forget());
        void seen.then(revalidate);
      }),
    [news, session, calls, revalidate],
  );
  return <FromPortal />;
});

/** Whoever the job portal sent here may sign in with it at once, unless a login is open that offers the same. */
const FromPortal = observer(function FromPortal() {
  const session = useStore(SessionStore);
  const gate = useStore(GateStore);
  const device = useStore(Device);
  const failures = useStore(FailureStore);
  const { search } = useLocation();
  const [isSent] = useState(() => sentByPortal(search) && !device.nativeApp);
  const show = isSent && !session.signedIn && gate.current === undefined;
  return <PortalOneTap show={show} onFailed={(error) => failures.log(error)} />;
});

function useTabVotes(): void {
  const votes = useStore(TabVotesStore);
  useEffect(() => votes.keepStep(), [votes]);
}

/** While somebody is signed in the session is renewed in good time, and looked at when the page is seen again. */
function useKeptSession(signedIn: boolean): void {
  const keeper = useStore(KeepSessionStore);
  useEffect(() => {
    if (!signedIn) return undefined;
    const seen = () => {
      if (!document.hidden) void keeper.wake();
    };
    const stop = keeper.keep();
    document.addEventListener('visibilitychange', seen);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [keeper, signedIn]);
}

/** Says once that one is signed in, here and to the other tabs. */
function useAppLoad(): void {
  const load = useStore(AppLoadStore);
  const news = useStore(TabNews);
  const toasts = useStore(ToastStore);
  const words = useLaterWords();
  const { pageName } = useStore(ShellStore);
  const portal = useStore(PortalInfoStore);
  useEffect(() => {
    if (!load.run(pageName)) return;
    void portal.takeOver();
    news.tell('signedIn');
    toasts.show({ type: 'success', text1: words.signedInAgain });
  }, [load, news, portal, toasts, words, pageName]);
}
