import { useEffect } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea';

/**
 * A pressed button may disappear with its action, such as removing a vote: moves the focus to a control near it in
 * its card.
 */
export function FocusRestorer() {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = (target as Element).closest('article button');
      if (!button) return;
      const around = partsAround(button);
      requestAnimationFrame(() => {
        if (!button.isConnected && document.activeElement === document.body) focusNearby(around);
      });
    };
    // In the capture phase, before the press changes anything around the button.
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);
  return undefined;
}

function partsAround(element: Element): readonly Element[] {
  const parent = element.parentElement;
  if (!parent || element.tagName === 'ARTICLE') return [];
  return [parent, ...partsAround(parent)];
}

function focusNearby(around: readonly Element[]): void {
  const offered = around
    .filter((part) => part.isConnected)
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)]);
  offered.some((next) => {
    next.focus({ preventScroll: true });
    return document.activeElement === next;
  });
}
