import { observer } from 'mobx-react-lite';
import { feedPath } from '../../core/feed/feed-place';
import { railText } from '../../core/feed/rail-text';
import { pathTo } from '../../core/shell/screens';
import { FeedStore } from '../../stores/feed/feed-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import { DraftLink } from './draft-link';
import { RailLink } from './rail-link';
import css from './rail-link.module.css';
import { SavedLink } from './saved-link';

const PAY_COMMUNITY = 'salary-talk';

export const FeedNav = observer(function FeedNav() {
  const { place } = useStore(FeedStore);
  const text = railText.nav;
  const links = [
    {
      label: text.forYou,
      icon: 'house',
      href: feedPath({ sort: 'POPULAR' }),
      current: place.sort === 'POPULAR',
    },
    {
      label: text.following,
      icon: 'users',
      href: feedPath({ sort: 'FOLLOWING' }),
      current: place.sort === 'FOLLOWING',
    },
    { label: text.salaryOffers, icon: 'scale', href: pathTo('community', { communityUrl: PAY_COMMUNITY }) },
    {
      label: text.toAnswer,
      icon: 'circle-help',
      href: feedPath({ sort: 'UNANSWERED' }),
      current: place.sort === 'UNANSWERED',
    },
  ] as const;
  return (
    <nav className={css.list} aria-label={text.label}>
      {links.map(({ icon, ...link }) => (
        <RailLink key={link.href} {...link} lead={<Icon name={icon} />} />
      ))}
      <SavedLink className={css.link} />
      <DraftLink />
    </nav>
  );
});
