import { useEffect, useState } from 'react';
import { Toasts } from './toasts';

/** What is only there once the page is the browser's. */
export function AfterFirst() {
  const [first, setFirst] = useState(true);
  useEffect(() => setFirst(false), []);
  return first ? undefined : <Toasts />;
}
