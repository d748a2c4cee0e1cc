import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Timers } from '../../core/shared/timers';
import { LOADER_AFTER, SLOW_PAGE } from '../../core/shell/prompts';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { Logo } from '../kit/logo';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './page-loader.module.css';

/** Loading indicator for the next page: a line at the top, and a text if it takes long for no other known reason. */
export const PageLoader = observer(function PageLoader() {
  const timers = useStore(Timers);
  const { offline, checking } = useStore(ConnectionStore);
  const text = useDeferredText().loader;
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState<'nothing' | 'line' | 'words'>('nothing');
  useEffect(() => {
    setShown('nothing');
    if (!busy) return undefined;
    const stops = [
      timers.after(LOADER_AFTER, () => setShown('line')),
      timers.after(SLOW_PAGE, () => setShown('words')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [busy, timers]);
  return (
    <div role="status" className={css.loader} data-shown={shown}>
      {shown === 'line' && <span className={css.line} aria-hidden="true" />}
      {shown === 'words' && !offline && !checking && (
        <p className={css.text}>
          <Logo height={20} busy />
          {text.slow}
        </p>
      )}
    </div>
  );
});
