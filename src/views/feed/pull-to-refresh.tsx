import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { FeedStore } from '../../stores/feed-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './pull-to-refresh.module.css';
import { useFeedWords } from './use-feed-words';
import { usePull } from './use-pull';

/** Pulling the page down at its top asks for the newest posts. Only fingers can pull; nothing else needs to. */
export const PullToRefresh = observer(function PullToRefresh({ children }: { readonly children: ReactNode }) {
  const feed = useStore(FeedStore);
  const words = useFeedWords().list;
  const [asked, setAsked] = useState(false);
  const refresh = async () => {
    setAsked(true);
    await feed.refresh().finally(() => setAsked(false));
  };
  const { page, pull } = usePull(refresh);
  const state = asked ? 'busy' : pull;
  const says = { none: undefined, begun: words.refresh, enough: words.release, busy: words.refreshing }[
    state
  ];
  return (
    <div ref={page} className={css.page} data-pull={state}>
      <p className={css.sign} role="status">
        {says && <Icon name="refresh-cw" size="small" />}
        {says}
      </p>
      {children}
    </div>
  );
});
