import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Clock } from '../../core/shared/clock';
import { Timers } from '../../core/shared/timers';
import { PageRestart } from '../../core/shell/page-restart';
import { savedAge } from '../../core/shell/saved-age';
import { SavedPages } from '../../core/shell/saved-pages';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './saved-line.module.css';

const MINUTE = 60_000;

/** Shows the age of a page that was opened from the device, until the reader leaves it. */
export const SavedLine = observer(function SavedLine() {
  const pages = useStore(SavedPages);
  const [at] = useState(() => pages.savedAt());
  const left = useLeaving(at !== undefined);
  const host = useHost(at !== undefined && !left);
  return at !== undefined && host ? createPortal(<Age at={at} />, host) : undefined;
});

/** A saved page may be of an old build: once the network is back, the next page is loaded with the current one. */
function useLeaving(saved: boolean): boolean {
  const restart = useStore(PageRestart);
  const { offline } = useStore(ConnectionStore);
  const { unsaved } = useStore(ShellStore);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    setLeft(true);
    if (saved && !offline && !unsaved) restart.here();
  }, [pathname, saved, offline, unsaved, restart]);
  return left;
}

const Age = observer(function Age({ at }: { readonly at: number }) {
  const clock = useStore(Clock);
  const timers = useStore(Timers);
  const restart = useStore(PageRestart);
  const { offline, confirm } = useStore(ConnectionStore);
  const text = useDeferredText().offline;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    // The browser may still believe in a network that just failed.
    void confirm();
  }, [confirm]);
  useEffect(() => timers.every(MINUTE, () => setNow(clock.now())), [timers, clock]);
  return (
    <p className={css.line}>
      <span>{text.saved(...savedAge(at, now))}</span>
      {!offline && (
        <button type="button" className={css.refresh} onClick={() => restart.here()}>
          {text.refresh}
        </button>
      )}
    </p>
  );
});

/** A place above the content, outside what the screens render. */
function useHost(wanted: boolean): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    if (!wanted) return undefined;
    const element = document.createElement('div');
    element.setAttribute('role', 'status');
    document.getElementById('main')?.prepend(element);
    setHost(element);
    return () => {
      element.remove();
      setHost(undefined);
    };
  }, [wanted]);
  return host;
}
