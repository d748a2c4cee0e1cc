import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { sentByPortal } from '../../core/login/portal-window';
import { SessionBroadcast } from '../../core/login/session-broadcast';
import { Device } from '../../core/shell/device';
import { InFlight } from '../../core/shell/in-flight';
import { pageNameOf } from '../../core/shell/page-name';
import { TabVotesStore } from '../../stores/feed/tab-votes-store';
import { KeepSessionStore } from '../../stores/login/keep-session-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { PortalInfoStore } from '../../stores/login/portal-info-store';
import { SessionStore } from '../../stores/login/session-store';
import { TabBallotsStore } from '../../stores/posts/tab-ballots-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { AppLoadStore } from '../../stores/shell/app-load-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { lazyPart } from '../shared/lazy-part';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import { useWhenShown } from './use-when-shown';

const PortalOneTap = lazyPart(
  () => import(/* webpackChunkName: "portal-one-tap" */ '../login/portal-one-tap'),
);

export const SessionSync = observer(function SessionKeeper() {
  const news = useStore(SessionBroadcast);
  const session = useStore(SessionStore);
  const calls = useStore(InFlight);
  const { revalidate } = useRevalidator();
  useAppLoad();
  useTabVotes();
  useTabBallots();
  useSavedSession(session.signedIn);
  useEffect(
    () =>
      news.subscribe((text) => {
        // Responses for the previous user must not be shown.
        calls.cancel();
        const seen = text === 'signedIn' ? session.open() : Promise.resolve(session.forget());
        void seen.then(revalidate);
      }),
    [news, session, calls, revalidate],
  );
  useWhenShown(
    useCallback(() => {
      if (!session.missedLogin()) return;
      void session.open().then(() => {
        if (session.signedIn) void revalidate();
      });
    }, [session, revalidate]),
  );
  return <FromPortal />;
});

/** Visitors from the job portal can sign in with it at once, unless an open login already offers that. */
const FromPortal = observer(function FromPortal() {
  const session = useStore(SessionStore);
  const requirement = useStore(LoginPromptStore);
  const device = useStore(Device);
  const failures = useStore(FailureStore);
  const { search } = useLocation();
  const [isSent] = useState(() => sentByPortal(search) && !device.nativeApp);
  const show = isSent && !session.signedIn && requirement.current === undefined;
  return <PortalOneTap show={show} onFailed={(error) => failures.log(error)} />;
});

function useTabVotes(): void {
  const votes = useStore(TabVotesStore);
  useEffect(() => votes.keepStep(), [votes]);
}

function useTabBallots(): void {
  const ballots = useStore(TabBallotsStore);
  useEffect(() => ballots.keepStep(), [ballots]);
}

/** Renews the session in time while a user is signed in, and checks it when the page becomes visible. */
function useSavedSession(signedIn: boolean): void {
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

/** Announces a new sign-in once, here and in the other tabs. */
function useAppLoad(): void {
  const load = useStore(AppLoadStore);
  const news = useStore(SessionBroadcast);
  const toasts = useStore(ToastStore);
  const text = useDeferredText();
  const { screen } = useStore(ShellStore);
  const portal = useStore(PortalInfoStore);
  useEffect(() => {
    if (!load.run(pageNameOf(screen))) return;
    void portal.takeOver();
    news.publish('signedIn');
    toasts.show({ type: 'success', text1: text.signedInAgain });
  }, [load, news, portal, toasts, text, screen]);
}
