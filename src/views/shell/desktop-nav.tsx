import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { MAIN_NAV, subLinkHref } from '../../core/navigation/main-nav';
import { isCurrentNav, navPlace } from '../../core/navigation/site-nav';
import { wideNavWords } from '../../core/shell/wide-words';
import { Anchor } from '../kit/anchor';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import css from './desktop-nav.module.css';
import { useWords } from './use-words';

const width = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia('(width > 860px)'));
const isWide = (): boolean => width()?.matches ?? true;
const asRendered = (): boolean => true;
function hearWidth(changed: () => void): () => void {
  const wide = width();
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
}

/** The main navigation where there is room for it; elsewhere it would be drawn anew with each page and seen by nobody. */
export const DesktopNav = () => useSyncExternalStore(hearWidth, isWide, asRendered) && <WideNav />;

/** What stands below an entry opens on pointing at it or with its button. */
function WideNav() {
  const words = useWords().nav;
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<string>();
  const here = pathname + search;
  const place = navPlace(pathname);
  const last = useRef(here);
  useEffect(() => {
    if (last.current === here) return;
    last.current = here;
    setOpened(undefined);
  }, [here]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpened('none');
  };
  return (
    <nav className={css.nav} aria-label={words.label} onKeyDown={onKeyDown}>
      <ul className={css.row}>
        {MAIN_NAV.map(({ name, path, below }) => (
          <li
            key={name}
            className={classNames(css.entry, opened === name && css.open, opened === 'none' && css.shut)}
            onMouseEnter={() => setOpened(undefined)}
            onMouseLeave={() => setOpened(undefined)}
          >
            <Anchor
              className={css.link}
              href={path}
              aria-current={isCurrentNav(path, place) ? 'page' : undefined}
            >
              {words.names[name]}
            </Anchor>
            {below.length > 0 && (
              <button
                type="button"
                className={css.more}
                aria-expanded={opened === name}
                aria-label={wideNavWords.more(words.names[name])}
                onClick={() => setOpened(opened === name ? undefined : name)}
              >
                <Icon name="chevron-down" size="small" />
              </button>
            )}
            {below.length > 0 && (
              <ul className={css.below}>
                {below.map((sub) => (
                  <li key={sub}>
                    <Anchor className={css.sub} href={subLinkHref(sub)}>
                      {wideNavWords.below[sub]}
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
