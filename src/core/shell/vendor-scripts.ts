/** The scripts of other companies: a tag manager's and a push service's. Whether they come makes no difference to a page. */
export abstract class VendorScripts {
  /** Puts them into the page, each once; never fails. */
  abstract load(): Promise<void>;
}

/** The usual case: no script is configured, and none is loaded. */
export const noVendorScripts: VendorScripts = { load: async () => {} };

/** The name of the page's own note of where the scripts are. */
export const VENDOR_NOTE = 'vendor-scripts';
