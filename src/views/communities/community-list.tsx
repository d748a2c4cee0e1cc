import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { KIND_OF, listingPath, type Shelf } from '../../core/communities/listing';
import { communityKey } from '../../core/communities/rail';
import { communityText } from '../../core/communities/text';
import { loaded } from '../../core/shared/loadable';
import { pathTo } from '../../core/shell/screens';
import { CommunitiesListStore } from '../../stores/communities/communities-list-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { Skeleton } from '../kit/skeleton';
import { useBelowFirstView } from '../kit/use-below-first-view';
import { useStore } from '../use-store';
import css from './community-list.module.css';
import { CommunityRow } from './community-row';
import { ListingSearch } from './listing-search';

const texts = communityText.list;
/** Rows visible in a tall window before the user scrolls. */
const FIRST_VIEW = 6;

export const CommunityList = observer(function CommunityList() {
  const { place, shelves } = useStore(CommunitiesListStore);
  const value = loaded(shelves);
  const rest = useBelowFirstView();
  return (
    <Page width="narrow">
      <PageHead title={texts.title} lead={texts.lead} />
      <ListingSearch />
      <Cards>
        {!value && <Skeleton shape="row" />}
        {value?.length === 0 && <NothingFound />}
        {value
          ?.slice(0, rest ? undefined : 1)
          .map((shelf) =>
            place.chip === 'all' && (shelf.name === 'all' || shelf.name === 'unfollowed') ? (
              <KindCards key={shelf.name} communities={shelf.communities} />
            ) : (
              <ShelfCard key={shelf.name} shelf={shelf} text={place.text} />
            ),
          )}
        {rest && <TopicIndex />}
      </Cards>
    </Page>
  );
});

const TopicIndex = observer(function TopicIndex() {
  const { topics } = useStore(CommunitiesListStore);
  const id = useId();
  if (topics.length === 0) return undefined;
  return (
    <Card aria-labelledby={id}>
      <div className={css.shelf}>
        <h2 id={id}>{texts.byName}</h2>
      </div>
      <ul className={css.names}>
        {topics.map(({ id: topicId, name, slug }) => (
          <li key={topicId}>
            <Anchor className={css.name} href={pathTo('community', { communityUrl: slug })}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
});

interface ShelfCardProps {
  readonly shelf: Shelf;
  readonly text: string;
}

function ShelfCard({ shelf: { name, communities }, text }: ShelfCardProps) {
  const title = name === 'found' ? texts.foundFor(text) : texts.shelves[name];
  return <Rows title={title} communities={communities} />;
}

/** A card for each kind, with a link to all communities of that kind. */
function KindCards({ communities }: Pick<Shelf, 'communities'>) {
  const rest = useBelowFirstView();
  const kinds = (['topics', 'companies', 'roles'] as const)
    .map((chip) => ({ chip, ofKind: communities.filter((community) => community.kind === KIND_OF[chip]) }))
    .filter(({ ofKind }) => ofKind.length > 0);
  return kinds.slice(0, rest ? undefined : 1).map(({ chip, ofKind }) => {
    const kind = KIND_OF[chip];
    const all = (
      <Anchor className={css.all} href={listingPath({ chip, text: '' })} aria-label={texts.seeAllLabel[kind]}>
        {texts.seeAll}
      </Anchor>
    );
    return <Rows key={kind} title={texts.kinds[kind]} communities={ofKind} end={all} />;
  });
}

interface RowsProps extends Pick<Shelf, 'communities'> {
  readonly title: string;
  readonly end?: ReactNode;
}

function Rows({ title, communities, end }: RowsProps) {
  const id = useId();
  const rest = useBelowFirstView();
  return (
    <Card aria-labelledby={id}>
      <div className={css.shelf}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      <ul>
        {communities.slice(0, rest ? undefined : FIRST_VIEW).map((community) => (
          <CommunityRow key={communityKey(community)} community={community} />
        ))}
      </ul>
    </Card>
  );
}

const NothingFound = () => (
  <Card role="status">
    <EmptyState
      title={texts.none}
      text={texts.noneText}
      action={<Button href={listingPath({ chip: 'all', text: '' })}>{texts.showAll}</Button>}
    />
  </Card>
);
