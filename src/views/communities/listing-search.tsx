import { observer } from 'mobx-react-lite';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  KIND_OF,
  LISTING_CHIPS,
  type ListingPlace,
  listingPath,
  searched,
} from '../../core/communities/listing';
import { communityText } from '../../core/communities/text';
import { compact } from '../../core/shared/numbers';
import { Timers } from '../../core/shared/timers';
import { pathTo } from '../../core/shell/screens';
import { CommunitiesListStore } from '../../stores/communities/communities-list-store';
import { Button } from '../kit/button';
import { Chip } from '../kit/chip';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './listing-search.module.css';

const texts = communityText.list;
const PAUSE = 250;

/** Text and kind filter for the communities. Without JavaScript it is a form. */
export const ListingSearch = observer(function ListingSearch() {
  const { place, counts } = useStore(CommunitiesListStore);
  return (
    <div className={css.tools}>
      <SearchForm place={place} />
      <nav className={css.chips} aria-label={texts.chipsLabel}>
        {LISTING_CHIPS.map((chip) => (
          <Chip key={chip} href={listingPath({ ...place, chip })} on={chip === place.chip}>
            {texts.chips[chip]}
            <Count of={counts.find(({ kind }) => kind === KIND_OF[chip])?.all} />
          </Chip>
        ))}
      </nav>
    </div>
  );
});

function Count({ of: input }: { readonly of: number | undefined }) {
  return input === undefined ? undefined : <small className={css.count}>{compact(input)}</small>;
}

function SearchForm({ place }: { readonly place: ListingPlace }) {
  const { typed, setTyped, show } = useTypedSearch(place);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(searched(typed), false);
  };
  return (
    <search>
      <form action={pathTo('communities')} className={css.form} onSubmit={submit}>
        {place.chip !== 'all' && <input type="hidden" name="show" value={place.chip} />}
        <TextInput
          className={css.input}
          icon="search"
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={texts.searchLabel}
          placeholder={texts.searchHint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="ink" size="large">
          {texts.search}
        </Button>
      </form>
    </search>
  );
}

/** Debounces the input into the address; when the address changes, updates the input. */
function useTypedSearch(place: ListingPlace) {
  const [typed, setTyped] = useState(place.text);
  const timers = useStore(Timers);
  const navigate = useNavigate();
  const sent = useRef(place.text);
  useEffect(() => {
    if (place.text === sent.current) return;
    sent.current = place.text;
    setTyped(place.text);
  }, [place.text]);
  const show = useCallback(
    (text: string, replace: boolean) => {
      sent.current = text;
      void navigate(listingPath({ ...place, text }), { replace, preventScrollReset: true });
    },
    [place, navigate],
  );
  useEffect(() => {
    const text = searched(typed);
    if (text === sent.current) return;
    return timers.after(PAUSE, () => {
      if (text !== sent.current) show(text, true);
    });
  }, [typed, timers, show]);
  return { typed, setTyped, show };
}
