import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { Device } from '../../core/shell/device';
import { SavedPages } from '../../core/shell/saved-pages';
import { FeedStore } from '../../stores/feed/feed-store';
import { SessionStore } from '../../stores/login/session-store';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { whenIdle } from '../shared/when-idle';
import { useStore } from '../use-store';

/** A page that is never idle is saved after this time. */
const AT_LATEST = 5000;

/** Saves each opened page for reading offline, and shows the saved copy of a page that cannot load. */
export const SavedPageSync = observer(function SavedPageKeeper() {
  useSaving();
  useSavedPageCleanup();
  useShowSavedCopy();
  return undefined;
});

function useSaving(): void {
  const pages = useStore(SavedPages);
  const { nativeApp } = useStore(Device);
  const { offline } = useStore(ConnectionStore);
  const { session, errorCode } = useStore(SessionStore);
  const { pathname } = useLocation();
  const account = session.profile?.accountId;
  // While the profile could not load, the reader is unknown.
  const ready = !nativeApp && !offline && errorCode === undefined;
  useEffect(() => {
    if (!ready) return undefined;
    return whenIdle(() => void pages.save(pathname, account).catch(() => undefined), AT_LATEST);
  }, [pages, pathname, account, ready]);
}

/** The session may have ended without this page, for example in another tab or by expiry. */
function useSavedPageCleanup(): void {
  const pages = useStore(SavedPages);
  const session = useStore(SessionStore);
  const left = !session.signedIn && session.errorCode === undefined;
  useEffect(() => {
    if (left) pages.forget();
  }, [pages, left]);
}

function useShowSavedCopy(): void {
  const pages = useStore(SavedPages);
  const { offline } = useStore(ConnectionStore);
  const { unsaved, screen } = useStore(ShellStore);
  const { state } = useStore(FeedStore).list;
  const isPageLost = useRouteLoaderData('screen') === undefined;
  const isLost = isPageLost || (screen === 'home' && state === 'FAILURE');
  useEffect(() => {
    if (isLost && offline && !unsaved) void pages.show().catch(() => undefined);
  }, [pages, isLost, offline, unsaved]);
}
