import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ConnectionStore } from '../../stores/connection-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './offline-strip.module.css';
import { useLaterWords } from './use-later-words';

/** Says that the services cannot be reached, and asks again. */
export const OfflineStrip = observer(function OfflineStrip() {
  const connection = useStore(ConnectionStore);
  const words = useLaterWords().offline;
  useEffect(() => connection.watch(), [connection]);
  return (
    <div role="status">
      {connection.offline && (
        <p className={css.strip}>
          <Icon name="wifi-off" />
          {words.text}
          <button
            type="button"
            className={css.retry}
            aria-busy={connection.checking}
            onClick={connection.confirm}
          >
            {words.retry}
          </button>
        </p>
      )}
    </div>
  );
});
