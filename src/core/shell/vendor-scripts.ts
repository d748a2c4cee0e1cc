/** Third-party scripts: a tag manager and a push service. The page works the same without them. */
export abstract class VendorScripts {
  /** Adds each script to the page once; never rejects. */
  abstract load(): Promise<void>;
}

export const noVendorScripts: VendorScripts = { load: async () => {} };

/** Name of the page's note with the script URLs. */
export const VENDOR_NOTE = 'vendor-scripts';
