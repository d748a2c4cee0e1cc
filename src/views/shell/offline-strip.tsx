import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { outboxText } from '../../core/composer/outbox-text';
import { type OutboxCount, OutboxPort } from '../../core/posts/outbox-port';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Icon } from '../kit/icon';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './offline-strip.module.css';

const NOTHING: OutboxCount = { waiting: 0, refused: 0 };

export const OfflineStrip = observer(function OfflineStrip() {
  const connection = useStore(ConnectionStore);
  const outbox = useStore(OutboxPort);
  const shell = useStore(ShellStore);
  const text = useDeferredText().offline;
  const [count, setCount] = useState(NOTHING);
  useEffect(() => connection.watch(), [connection]);
  useEffect(() => outbox.onCount(setCount), [outbox]);
  const queued = count.waiting + count.refused > 0;
  const { offline } = connection;
  return (
    <div role="status">
      {(offline || queued) && (
        <div className={css.strip}>
          {offline && (
            <span className={css.text}>
              <Icon name="wifi-off" />
              {text.text}
            </span>
          )}
          {queued && (
            <button type="button" className={css.action} onClick={() => shell.open('outbox')}>
              {outboxText.strip(count)}
            </button>
          )}
          {offline && (
            <button
              type="button"
              className={css.action}
              aria-busy={connection.checking}
              onClick={connection.confirm}
            >
              {text.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
});
