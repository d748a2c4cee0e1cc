import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { outboxWords } from '../../core/composer/outbox-words';
import { type OutboxCount, Postbox } from '../../core/posts/postbox';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Icon } from '../kit/icon';
import { useLaterWords } from '../shared/use-later-words';
import { useStore } from '../use-store';
import css from './offline-strip.module.css';

const NOTHING: OutboxCount = { waiting: 0, refused: 0 };

export const OfflineStrip = observer(function OfflineStrip() {
  const connection = useStore(ConnectionStore);
  const postbox = useStore(Postbox);
  const shell = useStore(ShellStore);
  const words = useLaterWords().offline;
  const [count, setCount] = useState(NOTHING);
  useEffect(() => connection.watch(), [connection]);
  useEffect(() => postbox.onCount(setCount), [postbox]);
  const queued = count.waiting + count.refused > 0;
  const { offline } = connection;
  return (
    <div role="status">
      {(offline || queued) && (
        <div className={css.strip}>
          {offline && (
            <span className={css.text}>
              <Icon name="wifi-off" />
              {words.text}
            </span>
          )}
          {queued && (
            <button type="button" className={css.action} onClick={() => shell.open('outbox')}>
              {outboxWords.strip(count)}
            </button>
          )}
          {offline && (
            <button
              type="button"
              className={css.action}
              aria-busy={connection.checking}
              onClick={connection.confirm}
            >
              {words.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
});
