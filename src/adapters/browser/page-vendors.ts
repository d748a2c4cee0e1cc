import { noVendorScripts, VENDOR_NOTE, type VendorScripts } from '../../core/shell/vendor-scripts';
import { loadScript } from '../identity/load-script';

/** The scripts the server named in the page. The page works without a blocked or missing script. */
export function pageVendors(page: ParentNode): VendorScripts {
  const named = page.querySelector<HTMLMetaElement>(`meta[name="${VENDOR_NOTE}"]`)?.content;
  if (!named) return noVendorScripts;
  return {
    load: async () => {
      await Promise.all(named.split(' ').map(loadScript));
    },
  };
}
