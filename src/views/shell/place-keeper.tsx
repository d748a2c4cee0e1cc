import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { Catalogue } from '../../core/messages/messages';
import { parseShellQuery, signedOutSearch, withoutShell } from '../../core/navigation/shell-query';
import { GateStore } from '../../stores/gate-store';
import { SessionEndStore } from '../../stores/session-end-store';
import { ShellStore } from '../../stores/shell-store';
import { ToastStore } from '../../stores/toast-store';
import { type Resolve, useResolve, useStore } from '../use-store';
import { headOf } from './head';
import type { OpenScreen } from './screen-module';
import { writeHead } from './write-head';

/** Keeps what hangs on the address: the document's head, the focus, and what a link asked the frame to do. */
export const PlaceKeeper = observer(function PlaceKeeper() {
  useOpenScreen();
  useShellQuery();
  useSessionEnd();
  return null;
});

/** The first page's head was written with it; from then on each screen writes its own and takes the focus. */
function useOpenScreen(): void {
  const resolve = useResolve();
  const open = useRouteLoaderData<OpenScreen>('screen');
  const written = useRef(open);
  useEffect(() => {
    resolve(ShellStore).enter(open?.place.id);
    if (written.current === open || !open) return;
    const moved = written.current?.place.pathname !== open.place.pathname;
    written.current = open;
    writeHead(headOf(resolve, open, undefined), open.place.pathname);
    if (moved) document.getElementById('main')?.focus({ preventScroll: true });
  }, [open, resolve]);
}

/** What an address asks for is done once and taken out of it. */
function useShellQuery(): void {
  const resolve = useResolve();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    follow(resolve, search);
    const rest = withoutShell(search);
    if (rest !== search)
      navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
  }, [resolve, navigate, pathname, search, hash]);
}

function follow(resolve: Resolve, search: string): void {
  const asked = parseShellQuery(search);
  const toasts = resolve(ToastStore);
  if (asked.campaign) resolve(ShellStore).cameBy(asked.campaign);
  if (asked.toast) toasts.show({ type: 'info', text1: asked.toast });
  if (asked.login) resolve(GateStore).open('login', asked.login.context);
  if (asked.post) resolve(ShellStore).open('compose');
  if (asked.linkedinFailed) {
    toasts.show({ type: 'failure', text1: resolve(Catalogue).messages.shell.linkedinFailed });
  }
}

/** A session that ended leads to the same page, asking to log in again. */
function useSessionEnd(): void {
  const ended = useStore(SessionEndStore);
  const navigate = useNavigate();
  const { due } = ended;
  useEffect(() => {
    if (!due) return;
    const { pathname, search } = window.location;
    navigate({ pathname, search: signedOutSearch(search) }, { replace: true, preventScrollReset: true });
    ended.done();
  }, [due, ended, navigate]);
}
