import { type RefObject, useEffect, useRef, useState } from 'react';
import { nextRowsToRender, type RowRange, rowsBetween } from '../../core/feed/feed-window';

/** The rows near the window. They are added gradually: many at once would block scrolling. */
export function useRenderedRows(box: RefObject<HTMLElement | null>, heights: readonly number[]): RowRange {
  const [stretch, setStretch] = useState<RowRange>({ from: 0, to: 0 });
  const known = useRef(heights);
  useEffect(() => {
    known.current = heights;
  });
  const count = heights.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more rows, and with those that came, there is more to look for.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const top = -(box.current?.getBoundingClientRect().top ?? 0);
      const inSight = rowsBetween(known.current, top, top + innerHeight);
      const wanted = rowsBetween(known.current, top - innerHeight, top + 2 * innerHeight);
      setStretch((was) => {
        const next = nextRowsToRender(was, inSight, wanted);
        return was.from === next.from && was.to === next.to ? was : next;
      });
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [box, count, stretch]);
  return stretch;
}
