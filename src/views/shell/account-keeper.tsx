import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { TabNews } from '../../core/login/tab-news';
import { PageRestart } from '../../core/shell/page-restart';
import { PARTING, PARTING_SEARCH, type Parting, REFUSAL } from '../../core/shell/parting';
import { signedOutSearch } from '../../core/shell/signed-out-search';
import { TabStorage } from '../../core/shell/tab-storage';
import { SessionEndStore } from '../../stores/login/session-end-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { type Resolve, useResolve, useStore } from '../use-store';

/** Restarts the page once its account is gone: no field, store or request of one member may reach another. */
export const AccountKeeper = observer(function AccountKeeper() {
  const resolve = useResolve();
  const { isOver } = useStore(SessionEndStore);
  useLooking();
  useParting();
  // Before the paint: the page already renders as for a visitor, but still with the text the member typed.
  useLayoutEffect(() => {
    if (isOver) restart(resolve);
  }, [isOver, resolve]);
  return undefined;
});

function restart(resolve: Resolve): void {
  const { due, parting, refusal } = resolve(SessionEndStore);
  if (due || parting) resolve(TabNews).tell('signedOut');
  if (parting) resolve(TabStorage).write(PARTING, parting.text);
  if (due && refusal !== undefined) resolve(TabStorage).write(REFUSAL, refusal);
  resolve(PageRestart).at(nextAddress(due, parting));
}

function nextAddress(due: boolean, parting: Parting | undefined): string {
  const { pathname, search } = window.location;
  // The query may contain the member's search text, so only the same member may see it again.
  if (parting) return (parting.path ?? pathname) + PARTING_SEARCH;
  return due ? pathname + signedOutSearch(search) : pathname;
}

/** Tab messages do not reach pages that sleep or are in the back-forward cache, and some browsers lack them. */
function useLooking(): void {
  const { look } = useStore(SessionEndStore);
  useEffect(() => {
    look();
    const shown = () => {
      if (!document.hidden) look();
    };
    for (const event of SHOWN) addEventListener(event, shown);
    return () => {
      for (const event of SHOWN) removeEventListener(event, shown);
    };
  }, [look]);
}

function useParting(): void {
  const tab = useStore(TabStorage);
  const toasts = useStore(ToastStore);
  useEffect(() => {
    for (const [key, type] of LEFT) {
      const text1 = tab.read(key);
      tab.remove(key);
      if (text1 !== undefined) toasts.show({ type, text1 });
    }
  }, [tab, toasts]);
}

const LEFT = [
  [PARTING, 'success'],
  [REFUSAL, 'failure'],
] as const;
const SHOWN = ['pageshow', 'focus', 'visibilitychange'] as const;
