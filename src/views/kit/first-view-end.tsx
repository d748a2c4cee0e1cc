import { useLayoutEffect, useRef } from 'react';

/**
 * Marks where a phone's first view ends. The server lets a phone paint the page once it has received this much, and
 * puts the styles of what follows here (server/pages/document.ts); nothing above may depend on what follows. At most
 * one per page.
 */
export function FirstViewEnd() {
  const place = useRef<HTMLElement>(null);
  // The next pages use the styles too.
  useLayoutEffect(() => {
    const { current } = place;
    return () => document.head.append(...(current?.children ?? []));
  }, []);
  return (
    <>
      <i id="first-view" hidden />
      <i ref={place} hidden data-styles="" suppressHydrationWarning>
        {''}
      </i>
    </>
  );
}
