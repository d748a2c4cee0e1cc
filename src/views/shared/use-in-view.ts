import { useEffect } from 'react';
import { idleAfterPaint } from './after-paint';

interface Marked {
  readonly selector: string;
  readonly attribute: string;
  /** The share of the element that has to be visible, from 0 to 1. */
  readonly share: number;
}

interface SightListener {
  appear(id: string): void;
  disappear(id: string): void;
}

/** Reports when matching elements anywhere on the page enter or leave the viewport. */
export function useInView({ selector, attribute, share }: Marked, sightListener: SightListener): void {
  useEffect(() => {
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const id = target.getAttribute(attribute) ?? '';
          if (intersectionRatio >= share) sightListener.appear(id);
          else sightListener.disappear(id);
        }
      },
      { threshold: [0, share] },
    );
    const watched = new WeakSet<Element>();
    const look = () => {
      for (const item of document.querySelectorAll(selector)) {
        if (watched.has(item)) continue;
        watched.add(item);
        sight.observe(item);
      }
    };
    let isWaiting = false;
    let ended = false;
    // A new page changes the document often before its first paint, and nothing is in view until then.
    const lookSoon = async () => {
      if (isWaiting) return;
      isWaiting = true;
      await idleAfterPaint();
      isWaiting = false;
      if (!ended) look();
    };
    const page = new MutationObserver(() => void lookSoon());
    look();
    page.observe(document.body, { childList: true, subtree: true });
    return () => {
      ended = true;
      sight.disconnect();
      page.disconnect();
    };
  }, [selector, attribute, share, sightListener]);
}
