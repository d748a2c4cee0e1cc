import { useEffect } from 'react';
import { VendorScripts } from '../../core/shell/vendor-scripts';
import { useStore } from '../use-store';

/** Third-party scripts load after all our code. */
export function Vendors() {
  const scripts = useStore(VendorScripts);
  useEffect(() => void scripts.load(), [scripts]);
  return undefined;
}
