import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Stretch, stretchBetween, towards } from '../../core/feed/feed-window';

/** The rows near the window. They are added gradually: many at once would block scrolling. */
export function useStretch(box: RefObject<HTMLElement | null>, heights: readonly number[]): Stretch {
  const [stretch, setStretch] = useState<Stretch>({ from: 0, to: 0 });
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
      const inSight = stretchBetween(known.current, top, top + innerHeight);
      const wanted = stretchBetween(known.current, top - innerHeight, top + 2 * innerHeight);
      setStretch((was) => {
        const next = towards(was, inSight, wanted);
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
