import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** Opening and closing a modal restyles the whole page, so the press is painted first. */
export function useAfterPaint(wanted: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void afterPaint().then(() => isCurrent && setPainted(wanted));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return painted;
}
