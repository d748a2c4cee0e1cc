import { Outlet, useNavigation } from 'react-router';
import { useMessages } from '../shared/use-messages';
import { widePart } from '../shared/wide-part';
import { BottomBar } from './bottom-bar';
import { DeferredParts } from './deferred-parts';
import css from './frame.module.css';
import { ScreenChangeHandler } from './screen-change-handler';
import { ScrollRestoration } from './scroll-restoration';
import { SiteHeader } from './site-header';

const WideNav = widePart<object>('(width > 860px)', () =>
  import(/* webpackChunkName: "wide" */ './desktop-nav').then(({ DesktopNav }) => ({ Part: DesktopNav })),
);

export function Frame() {
  const text = useMessages();
  return (
    <>
      <a className={css.skip} href="#main">
        {text.skip}
      </a>
      <SiteHeader />
      <WideNav />
      <Main />
      <BottomBar />
      <ScreenChangeHandler />
      <ScrollRestoration />
      <DeferredParts />
    </>
  );
}

/** A separate component, so that only it rerenders when the navigation state changes. */
function Main() {
  const busy = useNavigation().state !== 'idle';
  return (
    <main id="main" tabIndex={-1} className={css.main} aria-busy={busy}>
      <Outlet />
    </main>
  );
}
