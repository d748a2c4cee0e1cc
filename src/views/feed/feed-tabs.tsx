import { observer } from 'mobx-react-lite';
import { DENSITIES, type Density } from '../../core/feed/density';
import { FEED_TABS, feedPath } from '../../core/feed/feed-place';
import { feedWords } from '../../core/feed/words';
import { DensityStore } from '../../stores/feed/density-store';
import { FeedStore } from '../../stores/feed/feed-store';
import { Segmented } from '../kit/segmented';
import { Tabs } from '../kit/tabs';
import { useStore } from '../use-store';
import css from './feed-tabs.module.css';

const ICONS = { comfortable: 'rows-2', compact: 'rows-4' } as const satisfies Record<Density, string>;

export const FeedTabs = observer(function FeedTabs() {
  const { place } = useStore(FeedStore);
  const words = feedWords;
  const items = FEED_TABS.map((sort) => ({
    id: sort,
    label: words.tabs[sort],
    href: feedPath({ sort }),
    current: sort === place.sort,
  }));
  return <Tabs className={css.tabs ?? ''} label={words.tabsLabel} items={items} end={<DensitySwitch />} />;
});

const DensitySwitch = observer(function DensitySwitch() {
  const store = useStore(DensityStore);
  const words = feedWords.density;
  return (
    <Segmented
      className={css.density ?? ''}
      label={words.label}
      value={store.density}
      options={DENSITIES.map((value) => ({ value, label: words[value], icon: ICONS[value] }))}
      onChange={store.choose}
      iconsOnly
    />
  );
});
