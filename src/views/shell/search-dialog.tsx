import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { buildQuery } from '../../core/navigation/query';
import { pathTo, type ScreenId } from '../../core/navigation/screens';
import { RecentSearchesStore } from '../../stores/recent-searches-store';
import { ShellStore } from '../../stores/shell-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { useStore } from '../use-store';
import css from './search-dialog.module.css';
import { useLaterWords } from './use-later-words';
import { useWords } from './use-words';

const PLACES = [
  ['companies', 'building-2'],
  ['salaries', 'indian-rupee'],
  ['interviews', 'messages-square'],
  ['jobs', 'briefcase'],
  ['communities', 'users'],
] as const satisfies readonly (readonly [ScreenId, IconName])[];

const searchFor = (text: string): string => pathTo('search', {}) + buildQuery([['q', text]]);

/** One field over the page, what was searched for before, and the usual places. */
export const Part = observer(function SearchDialog() {
  const shell = useStore(ShellStore);
  const searches = useStore(RecentSearchesStore);
  const navigate = useNavigate();
  const words = useLaterWords().search;
  const shellWords = useWords();
  const open = shell.overlay === 'search';
  useEffect(() => {
    if (open) searches.open();
  }, [open, searches]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text === '') return;
    searches.add(text);
    shell.close();
    navigate(searchFor(text));
  };
  return (
    <Dialog open={open} onClose={shell.close} title={words.title} size="large" className={css.dialog}>
      <search>
        <form className={css.form} action={pathTo('search', {})} onSubmit={submit}>
          <Icon name="search" />
          <input
            className={css.field}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={80}
            aria-label={shellWords.search.label}
            placeholder={shellWords.search.hint}
            data-autofocus=""
          />
          <Button look="gold" type="submit">
            {words.submit}
          </Button>
        </form>
      </search>
      {searches.recent.length > 0 && (
        <section className={css.section}>
          <h3 className={css.heading}>
            {words.recent}
            <button type="button" className={css.clear} onClick={searches.clear}>
              {words.clear}
            </button>
          </h3>
          <ul>
            {searches.recent.map((text) => (
              <li key={text}>
                <Link className={css.row} to={searchFor(text)} onClick={shell.close}>
                  <Icon name="history" />
                  <bdi>{text}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.section}>
        <h3 className={css.heading}>{words.places}</h3>
        <ul>
          {PLACES.map(([id, icon]) => (
            <li key={id}>
              <Link className={css.row} to={pathTo(id)} onClick={shell.close}>
                <Icon name={icon} />
                {shellWords.nav.names[id]}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
});
