import { useEffect } from 'react';

interface Marked {
  readonly selector: string;
  /** The attribute that holds its id. */
  readonly attribute: string;
  /** So much of it has to be in sight. */
  readonly share: number;
}

interface Beholder {
  appear(id: string): void;
  vanish(id: string): void;
}

/** Says of what is marked so, wherever on the page it is drawn, when it comes in sight and when it goes. */
export function useSight({ selector, attribute, share }: Marked, beholder: Beholder): void {
  useEffect(() => {
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const id = target.getAttribute(attribute) ?? '';
          if (intersectionRatio >= share) beholder.appear(id);
          else beholder.vanish(id);
        }
      },
      { threshold: [0, share] },
    );
    const watched = new WeakSet<Element>();
    const look = () => {
      for (const one of document.querySelectorAll(selector)) {
        if (watched.has(one)) continue;
        watched.add(one);
        sight.observe(one);
      }
    };
    const page = new MutationObserver(look);
    look();
    page.observe(document.body, { childList: true, subtree: true });
    return () => {
      sight.disconnect();
      page.disconnect();
    };
  }, [selector, attribute, share, beholder]);
}
