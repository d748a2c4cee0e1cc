import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { withoutShell } from '../../core/navigation/shell-parameters';
import { signedOutSearch } from '../../core/navigation/signed-out-search';
import { TabNews } from '../../core/session/tab-news';
import { PageRestart } from '../../core/shell/page-restart';
import { PARTING, type Parting, withParting } from '../../core/shell/parting';
import { TabStorage } from '../../core/shell/tab-storage';
import { SessionEndStore } from '../../stores/session-end-store';
import { ToastStore } from '../../stores/toast-store';
import { type Resolve, useResolve, useStore } from '../use-store';

/** Restarts the page once its account is gone: no field, store or request of one member may reach another. */
export const AccountKeeper = observer(function AccountKeeper() {
  const resolve = useResolve();
  const { isOver } = useStore(SessionEndStore);
  useLooking();
  useParting();
  // Before the browser paints: the page is already drawn as for a visitor, with what the member typed.
  useLayoutEffect(() => {
    if (isOver) restart(resolve);
  }, [isOver, resolve]);
  return undefined;
});

function restart(resolve: Resolve): void {
  const { due, parting } = resolve(SessionEndStore);
  if (due || parting) resolve(TabNews).tell('signedOut');
  if (parting) resolve(TabStorage).write(PARTING, parting.text);
  resolve(PageRestart).at(nextAddress(due, parting));
}

function nextAddress(due: boolean, parting: Parting | undefined): string {
  const { pathname, search } = window.location;
  if (parting?.path !== undefined) return parting.path + withParting('');
  if (parting) return pathname + withParting(withoutShell(search));
  return pathname + (due ? signedOutSearch(search) : withoutShell(search));
}

/** Messages between tabs miss pages that are asleep or in the browser's cache, and some browsers have none. */
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

/** Says what the page before left to be said. */
function useParting(): void {
  const tab = useStore(TabStorage);
  const toasts = useStore(ToastStore);
  useEffect(() => {
    const text1 = tab.read(PARTING);
    tab.remove(PARTING);
    if (text1 !== undefined) toasts.show({ type: 'success', text1 });
  }, [tab, toasts]);
}

const SHOWN = ['pageshow', 'focus', 'visibilitychange'] as const;
