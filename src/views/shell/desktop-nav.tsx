import { createContext, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MAIN_NAV, mainNavPlace, type NavName, subLinkHref } from '../../core/shell/main-nav';
import { pathTo } from '../../core/shell/screens';
import { isCurrentNav, withCampaign } from '../../core/shell/site-nav';
import { wideNavText } from '../../core/shell/wide-text';
import { Anchor } from '../kit/anchor';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import { useMessages } from '../shared/use-messages';
import { useRepeatedContent } from '../shared/use-repeated-content';
import { useIsWide } from '../shared/wide-part';
import css from './desktop-nav.module.css';

const EMPLOYERS = withCampaign(pathTo('employers'), 'desktop_nav');

/** Rendered only on wide screens; elsewhere it would rerender with each page while hidden. */
export const DesktopNav = () => useIsWide('(width > 860px)', true) && <WideNav />;

/** Hides the sub-links after a press, or shows them again. */
const Pointing = createContext<Pick<ReturnType<typeof useSubLinks>, 'again' | 'end'>>({
  again: () => {},
  end: () => {},
});

/**
 * Sub-links open on hover or with their button. The button uses the native popover: it works before hydration, and
 * Esc, a press outside or opening another one closes it.
 */
function WideNav() {
  const text = useMessages().nav;
  const { pathname, search } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { done, ...pointing } = useSubLinks(nav, pathname + search);
  const row = useRepeatedContent(NavRow, { place: mainNavPlace(pathname) });
  return (
    <nav ref={nav} className={classNames(css.nav, done && css.done)} aria-label={text.label}>
      <Pointing value={pointing}>
        <ul className={css.row} {...row} />
      </Pointing>
    </nav>
  );
}

function NavRow({ place }: { readonly place: ReturnType<typeof mainNavPlace> }) {
  const text = useMessages().nav;
  const { again, end } = use(Pointing);
  return (
    <>
      {MAIN_NAV.map(({ name, path, below }) => (
        <li key={name} className={css.entry} onMouseEnter={again} onMouseLeave={again}>
          <Anchor
            className={css.link}
            href={path}
            aria-current={isCurrentNav(path, place) ? 'page' : undefined}
          >
            {text.names[name]}
          </Anchor>
          {below.length > 0 && (
            <button
              type="button"
              className={css.more}
              aria-label={wideNavText.more(text.names[name])}
              popoverTarget={listId(name)}
            >
              <Icon name="chevron-down" size="small" />
            </button>
          )}
          {below.length > 0 && (
            <ul id={listId(name)} popover="auto" className={css.below}>
              {below.map((sub) => (
                <li key={sub}>
                  <Anchor className={css.sub} href={subLinkHref(sub)} onClick={end}>
                    {wideNavText.below[sub]}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li className={classNames(css.entry, css.end)}>
        <Anchor
          className={css.link}
          href={EMPLOYERS}
          aria-current={place === pathTo('employers') ? 'page' : undefined}
        >
          {wideNavText.employers}
        </Anchor>
      </li>
    </>
  );
}

const listId = (name: NavName): string => `below-${name}`;

/** Navigation or Esc hides the sub-links until the next hover. */
function useSubLinks(nav: RefObject<HTMLElement | null>, here: string) {
  const [done, setDone] = useState(false);
  const end = useCallback(() => {
    nav.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    setDone(true);
  }, [nav]);
  const last = useRef(here);
  useEffect(() => {
    if (last.current !== here) end();
    last.current = here;
  }, [here, end]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setDone(true);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { done, end, again: () => setDone(false) };
}
