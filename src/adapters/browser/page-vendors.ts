import { noVendorScripts, VENDOR_NOTE, type VendorScripts } from '../../core/shell/vendor-scripts';
import { loadScript } from '../identity/load-script';

/** The scripts our server named in the page. One that is blocked or missing is nobody's loss. */
export function pageVendors(page: ParentNode): VendorScripts {
  const named = page.querySelector<HTMLMetaElement>(`meta[name="${VENDOR_NOTE}"]`)?.content;
  if (!named) return noVendorScripts;
  return {
    load: async () => {
      await Promise.all(named.split(' ').map(loadScript));
    },
  };
}
