import { Outlet, useNavigation } from 'react-router';
import { useWords } from '../shared/use-words';
import { widePart } from '../shared/wide-part';
import { BottomBar } from './bottom-bar';
import css from './frame.module.css';
import { Later } from './later';
import { PlaceKeeper } from './place-keeper';
import { ScrollKeeper } from './scroll-keeper';
import { SiteHeader } from './site-header';

const WideNav = widePart<object>('(width > 860px)', () =>
  import(/* webpackChunkName: "wide" */ './desktop-nav').then(({ DesktopNav }) => ({ Part: DesktopNav })),
);

export function Frame() {
  const words = useWords();
  return (
    <>
      <a className={css.skip} href="#main">
        {words.skip}
      </a>
      <SiteHeader />
      <WideNav />
      <Main />
      <BottomBar />
      <PlaceKeeper />
      <ScrollKeeper />
      <Later />
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
