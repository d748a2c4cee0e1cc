import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { pageNameOf } from '../../core/shell/page-name';
import { VitalsStore } from '../../stores/shell/vitals-store';
import type { OpenScreen } from '../shared/screen-module';
import { useStore } from '../use-store';

export function Vitals() {
  const store = useStore(VitalsStore);
  const open = useRouteLoaderData<OpenScreen>('screen');
  useEffect(() => {
    if (open) store.enter(pageNameOf(open.place.id));
  }, [store, open]);
  useEffect(() => {
    const stop = store.begin();
    const hidden = () => {
      if (document.hidden) store.report();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [store]);
  return undefined;
}
