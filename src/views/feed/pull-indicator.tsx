import { observer } from 'mobx-react-lite';
import { type RefObject, useState } from 'react';
import { feedText } from '../../core/feed/text';
import { FeedStore } from '../../stores/feed/feed-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './pull-to-refresh.module.css';
import { usePull } from './use-pull';

interface PullIndicatorProps {
  readonly page: RefObject<HTMLElement | null>;
  /** The y position of the first touch, which loaded this component. */
  readonly from: number | undefined;
}

export const PullIndicator = observer(function PullIndicator({ page, from }: PullIndicatorProps) {
  const feed = useStore(FeedStore);
  const { fail } = useStore(ToastStore);
  const text = feedText.list;
  const [request, setAsked] = useState(false);
  const refresh = async () => {
    setAsked(true);
    await feed
      .refresh()
      .catch(fail)
      .finally(() => setAsked(false));
  };
  const { sign, pull } = usePull(page, from, refresh);
  const state = request ? 'busy' : pull;
  const says = { none: undefined, started: text.refresh, enough: text.release, busy: text.refreshing }[state];
  return (
    <p ref={sign} className={css.sign} role="status" data-pull={state}>
      {says && <Icon name="refresh-cw" size="small" />}
      {says}
    </p>
  );
});
