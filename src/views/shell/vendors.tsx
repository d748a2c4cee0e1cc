import { useEffect } from 'react';
import { VendorScripts } from '../../core/shell/vendor-scripts';
import { useStore } from '../use-store';

/** Other companies' scripts come after everything of ours. */
export function Vendors() {
  const scripts = useStore(VendorScripts);
  useEffect(() => void scripts.load(), [scripts]);
  return undefined;
}
