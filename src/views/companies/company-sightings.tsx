import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SEEN_SHARE } from '../../core/feed/seen-posts';
import { pageNameOf } from '../../core/shell/page-name';
import { CompanyImpressionsStore } from '../../stores/companies/company-impressions-store';
import type { OpenScreen } from '../shared/screen-module';
import { useInView } from '../shared/use-in-view';
import { useResolve, useStore } from '../use-store';

/** Every list marks its companies with this attribute. */
const COMPANIES = { selector: '[data-company]', attribute: 'data-company', share: SEEN_SHARE };

export function CompanySightings() {
  const store = useStore(CompanyImpressionsStore);
  const resolve = useResolve();
  const open = useRouteLoaderData<OpenScreen>('screen');
  useInView(COMPANIES, store);
  useEffect(() => {
    if (!open) return;
    const { screen, place } = open;
    store.enter({ pageName: pageNameOf(place.id), ...screen.handle?.about?.(resolve) });
  }, [store, resolve, open]);
  useEffect(() => {
    addEventListener('pagehide', store.sendImpressions);
    document.addEventListener('visibilitychange', store.sendImpressions);
    const stop = store.begin();
    return () => {
      stop();
      removeEventListener('pagehide', store.sendImpressions);
      document.removeEventListener('visibilitychange', store.sendImpressions);
    };
  }, [store]);
  return undefined;
}
