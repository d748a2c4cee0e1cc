import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hitPath } from '../../core/search/hit-path';
import type { Hit } from '../../core/search/search';
import { searchPath } from '../../core/search/search-address';
import { searchText } from '../../core/search/text';
import { pathTo } from '../../core/shell/screens';
import { RecentSearchesStore } from '../../stores/search/recent-searches-store';
import { SuggestStore } from '../../stores/search/suggest-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { SUGGESTIONS_ID, Suggestions, suggestionId } from '../search/suggestions';
import { isComposing } from '../shared/is-composing';
import { useAfterPaint } from '../shared/use-after-paint';
import { useDeferredText } from '../shared/use-deferred-text';
import { useMessages } from '../shared/use-messages';
import { useStore } from '../use-store';
import { MAIN_SECTIONS } from './main-sections';
import css from './search-dialog.module.css';

export const Part = observer(function SearchDialog() {
  const shell = useStore(ShellStore);
  const searches = useStore(RecentSearchesStore);
  const suggest = useStore(SuggestStore);
  const navigate = useNavigate();
  const texts = useDeferredText().search;
  const isWanted = shell.overlay === 'search';
  const isPainted = useAfterPaint(isWanted);
  // Opens in the task of the press, without which phones show no keyboard, and closes after its paint.
  const open = isWanted || (isPainted && !shell.overlay);
  useEffect(() => {
    if (!isWanted) return;
    searches.open();
    suggest.begin();
  }, [isWanted, searches, suggest]);
  const search = (text: string) => {
    searches.add(text);
    shell.close();
    navigate(searchPath({ text: text.trim() }));
  };
  const choose = (hit: Hit) => {
    searches.add(hit.answer ? suggest.text : hit.name);
    void suggest.choose(hit);
    shell.close();
    navigate(hitPath(hit));
  };
  const typed = suggest.text.trim();
  return (
    <Dialog
      open={open}
      onClose={shell.close}
      title={texts.title}
      size="large"
      className={classNames(css.dialog, !isWanted && css.leaving)}
    >
      <SearchBox onSearch={search} onChoose={choose} />
      {suggest.hits.length > 0 && typed !== '' && <Suggestions onChoose={choose} />}
      {typed !== '' && (
        <button type="button" className={classNames(css.row, css.all)} onClick={() => search(typed)}>
          <Icon name="search" />
          <bdi>{searchText.all(typed)}</bdi>
        </button>
      )}
      {typed === '' && searches.recent.length > 0 && <Recent />}
      {typed === '' && <UsualPlaces />}
    </Dialog>
  );
});

interface SearchBoxProps {
  readonly onSearch: (text: string) => void;
  readonly onChoose: (hit: Hit) => void;
}

/** The field. The arrow keys move through the suggestions while the focus stays in it. */
const SearchBox = observer(function SearchBox({ onSearch, onChoose }: SearchBoxProps) {
  const suggest = useStore(SuggestStore);
  const text = useDeferredText().search;
  const shellText = useMessages();
  const { chosen } = suggest;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen) onChoose(chosen);
    else if (suggest.text.trim() !== '') onSearch(suggest.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (!by || isComposing(event) || suggest.hits.length === 0) return;
    event.preventDefault();
    suggest.move(by);
  };
  return (
    <search>
      <form className={css.form} action={pathTo('search', {})} onSubmit={submit}>
        <Icon name="search" />
        <input
          className={css.field}
          name="q"
          type="search"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          aria-label={shellText.search.label}
          aria-autocomplete="list"
          aria-expanded={suggest.hits.length > 0}
          aria-controls={SUGGESTIONS_ID}
          aria-activedescendant={chosen && suggestionId(chosen)}
          placeholder={searchText.hint}
          value={suggest.text}
          onChange={(event) => suggest.type(event.target.value)}
          onKeyDown={onKeyDown}
          data-autofocus=""
        />
        <Button look="gold" type="submit">
          {text.submit}
        </Button>
      </form>
    </search>
  );
});

const Recent = observer(function Recent() {
  const shell = useStore(ShellStore);
  const searches = useStore(RecentSearchesStore);
  const texts = useDeferredText().search;
  // Moves the focus first, because the focused button is removed with its row.
  const remove = (text: string) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
    searches.remove(text);
  };
  return (
    <section className={css.section}>
      <h3 className={css.heading}>
        {texts.recent}
        <button type="button" className={css.clear} onClick={searches.clear}>
          {texts.clear}
        </button>
      </h3>
      <ul>
        {searches.recent.map((text) => (
          <li key={text} className={css.saved}>
            <Anchor className={css.row} href={searchPath({ text })} onClick={shell.close}>
              <Icon name="history" />
              <bdi>{text}</bdi>
            </Anchor>
            <IconButton icon="x" label={searchText.remove(text)} onClick={remove(text)} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function UsualPlaces() {
  const shell = useStore(ShellStore);
  const text = useDeferredText().search;
  const { names } = useMessages().nav;
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{text.places}</h3>
      <ul>
        {MAIN_SECTIONS.map(([id, icon]) => (
          <li key={id}>
            <Anchor className={css.row} href={pathTo(id)} onClick={shell.close}>
              <Icon name={icon} />
              {names[id]}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
