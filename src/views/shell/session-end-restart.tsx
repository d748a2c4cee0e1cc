import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { MemberTexts } from '../../core/composer/member-texts';
import { SharedTextPort } from '../../core/composer/shared-text';
import { SessionBroadcast } from '../../core/login/session-broadcast';
import { OPEN_SET_UP } from '../../core/onboarding/set-up';
import { PageRestart } from '../../core/shell/page-restart';
import {
  PENDING_TOAST_KEY,
  PENDING_TOAST_SEARCH,
  type PendingToast,
  REFUSAL_TOAST_KEY,
} from '../../core/shell/pending-toast';
import { SavedPages } from '../../core/shell/saved-pages';
import { signedOutSearch } from '../../core/shell/signed-out-search';
import { TabStorage } from '../../core/shell/tab-storage';
import { WaitingPostStore } from '../../stores/composer/waiting-post-store';
import { SessionEndStore } from '../../stores/login/session-end-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { type Resolve, useResolve, useStore } from '../use-store';
import { useWhenShown } from './use-when-shown';

/** Restarts the page once its account is gone: no field, store or request of one member may reach another. */
export const SessionEndRestart = observer(function AccountKeeper() {
  const resolve = useResolve();
  const { isOver, look } = useStore(SessionEndStore);
  useWhenShown(look);
  usePendingToast(isOver);
  // Before the paint: the page already renders as for a visitor, but still with the text the member typed.
  useLayoutEffect(() => {
    if (isOver) restart(resolve);
  }, [isOver, resolve]);
  return undefined;
});

function restart(resolve: Resolve): void {
  const { due, pendingToast, refusal } = resolve(SessionEndStore);
  if (due || pendingToast) resolve(SessionBroadcast).publish('signedOut');
  if (pendingToast) resolve(TabStorage).write(PENDING_TOAST_KEY, pendingToast.text);
  if (due && refusal !== undefined) resolve(TabStorage).write(REFUSAL_TOAST_KEY, refusal);
  if (!due) forgetPlans(resolve);
  resolve(MemberTexts).forms.leave();
  resolve(SavedPages).forget();
  resolve(SharedTextPort).forget();
  resolve(PageRestart).at(nextAddress(due, pendingToast));
}

/** The next member must not go on with what this one was about to do; one whose session ended may. */
function forgetPlans(resolve: Resolve): void {
  resolve(WaitingPostStore).forget();
  resolve(TabStorage).remove(OPEN_SET_UP);
}

function nextAddress(due: boolean, pendingToast: PendingToast | undefined): string {
  const { pathname, search } = window.location;
  // The query may contain the member's search text, so only the same member may see it again.
  if (pendingToast) return (pendingToast.path ?? pathname) + PENDING_TOAST_SEARCH;
  return due ? pathname + signedOutSearch(search) : pathname;
}

/** A page that restarts leaves the message to the next one. */
function usePendingToast(isOver: boolean): void {
  const tab = useStore(TabStorage);
  const toasts = useStore(ToastStore);
  useEffect(() => {
    if (isOver) return;
    for (const [key, type] of LEFT) {
      const text1 = tab.read(key);
      tab.remove(key);
      if (text1 !== undefined) toasts.show({ type, text1 });
    }
  }, [isOver, tab, toasts]);
}

const LEFT = [
  [PENDING_TOAST_KEY, 'success'],
  [REFUSAL_TOAST_KEY, 'failure'],
] as const;
