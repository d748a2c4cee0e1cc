import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Postbox } from '../../core/outbox/postbox';
import { Timers } from '../../core/shared/timers';
import { ConnectionStore } from '../../stores/connection-store';
import { SessionStore } from '../../stores/session-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './offline-strip.module.css';
import { useLaterWords } from './use-later-words';

/** A line may be there although nothing tells so. */
const ASK_AGAIN = 15_000;

/** Sends what waits whenever there may be a line again, and says how much does. */
export const OutboxKeeper = observer(function OutboxKeeper() {
  const postbox = useStore(Postbox);
  const timers = useStore(Timers);
  const { offline } = useStore(ConnectionStore);
  const reader = useStore(SessionStore).session.profile?.userName;
  const words = useLaterWords().offline;
  const [count, setCount] = useState(0);
  useEffect(() => postbox.onCount(setCount), [postbox]);
  useEffect(() => {
    // Another person, or nobody any more: what waits is looked up anew.
    if (!offline || reader === undefined) void postbox.wake();
  }, [postbox, reader, offline]);
  useEffect(() => {
    if (count === 0) return undefined;
    const wake = () => void postbox.wake();
    addEventListener('online', wake);
    const stop = timers.every(ASK_AGAIN, wake);
    return () => {
      removeEventListener('online', wake);
      stop();
    };
  }, [postbox, timers, count]);
  return (
    <div role="status">
      {count > 0 && (
        <p className={css.strip}>
          <Icon name="clock" />
          {words.willSend(count)}
        </p>
      )}
    </div>
  );
});
