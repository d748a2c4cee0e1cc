import { observer } from 'mobx-react-lite';
import { DENSITIES, type Density } from '../../core/feed/density';
import { FEED_TABS, feedPath } from '../../core/feed/feed-place';
import { feedText } from '../../core/feed/text';
import { DensityStore } from '../../stores/feed/density-store';
import { FeedStore } from '../../stores/feed/feed-store';
import { Segmented } from '../kit/segmented';
import { Tabs } from '../kit/tabs';
import { useStore } from '../use-store';
import css from './feed-tabs.module.css';

const ICONS = { comfortable: 'rows-2', compact: 'rows-4' } as const satisfies Record<Density, string>;

export const FeedTabs = observer(function FeedTabs() {
  const { place } = useStore(FeedStore);
  const text = feedText;
  const items = FEED_TABS.map((sort) => ({
    id: sort,
    label: text.tabs[sort],
    href: feedPath({ sort }),
    current: sort === place.sort,
  }));
  return <Tabs className={css.tabs} label={text.tabsLabel} items={items} end={<DensitySwitch />} />;
});

const DensitySwitch = observer(function DensitySwitch() {
  const store = useStore(DensityStore);
  const text = feedText.density;
  return (
    <Segmented
      className={css.density}
      label={text.label}
      value={store.density}
      options={DENSITIES.map((value) => ({ value, label: text[value], icon: ICONS[value] }))}
      onChange={store.choose}
      iconsOnly
    />
  );
});
