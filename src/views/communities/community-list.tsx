import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { listingPath, type Shelf } from '../../core/communities/listing';
import { communityKey } from '../../core/communities/rail';
import { communityWords } from '../../core/communities/words';
import { loaded } from '../../core/shared/loadable';
import { CommunitiesListStore } from '../../stores/communities-list-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Skeleton } from '../kit/skeleton';
import { useStore } from '../use-store';
import css from './community-list.module.css';
import { CommunityRow } from './community-row';
import { ListingSearch } from './listing-search';

const words = communityWords.list;

/** The page of all communities. */
export const CommunityList = observer(function CommunityList() {
  const { place, shelves } = useStore(CommunitiesListStore);
  const value = loaded(shelves);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{words.title}</h1>
        <p className={css.lead}>{words.lead}</p>
        <ListingSearch />
      </header>
      {!value && <Skeleton shape="row" />}
      {value?.length === 0 && <NothingFound />}
      {value?.map((shelf) => (
        <ShelfCard key={shelf.name} shelf={shelf} text={place.text} />
      ))}
    </div>
  );
});

interface ShelfCardProps {
  readonly shelf: Shelf;
  readonly text: string;
}

function ShelfCard({ shelf: { name, communities }, text }: ShelfCardProps) {
  const title = useId();
  return (
    <Card aria-labelledby={title}>
      <h2 id={title} className={css.shelf}>
        {name === 'found' ? words.foundFor(text) : words.shelves[name]}
      </h2>
      <ul>
        {communities.map((community) => (
          <CommunityRow key={communityKey(community)} community={community} />
        ))}
      </ul>
    </Card>
  );
}

const NothingFound = () => (
  <Card role="status">
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={<Button href={listingPath({ chip: 'all', text: '' })}>{words.showAll}</Button>}
    />
  </Card>
);
