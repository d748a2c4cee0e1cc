import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AD_PAGES, adsOn } from '../../core/shell/ad-pages';
import { pageNameOf } from '../../core/shell/page-name';
import { ShellStore } from '../../stores/shell/shell-store';
import { useStore } from '../use-store';

/** Sets `data-ads` on the document on pages with ads. */
export const AdFlag = observer(function AdFlag({ pages = AD_PAGES }: { readonly pages?: readonly string[] }) {
  const { screen } = useStore(ShellStore);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-ads', adsOn(pageNameOf(screen), pages));
  }, [screen, pages]);
  return undefined;
});
