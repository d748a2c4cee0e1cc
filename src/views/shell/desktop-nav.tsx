import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { MAIN_NAV, subLinkHref } from '../../core/navigation/main-nav';
import { isCurrentNav, navPlace } from '../../core/navigation/site-nav';
import { wideNavWords } from '../../core/shell/wide-words';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import css from './desktop-nav.module.css';
import { useWords } from './use-words';

/** The main navigation on wide screens. What stands below an entry opens on pointing at it or with its button. */
export function DesktopNav() {
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
            <Link
              className={css.link}
              to={path}
              aria-current={isCurrentNav(path, place) ? 'page' : undefined}
            >
              {words.names[name]}
            </Link>
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
                    <Link className={css.sub} to={subLinkHref(sub)}>
                      {wideNavWords.below[sub]}
                    </Link>
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
