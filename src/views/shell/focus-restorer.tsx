import { useEffect } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea';

/**
 * A pressed button may disappear with its action, such as removing a vote, and so may the control that gets the focus
 * then, when the action fails: moves the focus to a control near it in its card.
 */
export function FocusRestorer() {
  useEffect(() => {
    let watched: MutationObserver | undefined;
    const watch = (control: Element, card: Element) => {
      const around = partsAround(control);
      const observer = new MutationObserver(() => {
        if (control.isConnected) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          if (watched !== observer || document.activeElement !== document.body) return;
          const next = focusNearby(around);
          if (next) watch(next, card);
        });
      });
      observer.observe(card, { childList: true, subtree: true });
      watched = observer;
    };
    const press = ({ target }: MouseEvent) => {
      watched?.disconnect();
      watched = undefined;
      const button = (target as Element).closest('article button');
      const card = button?.closest('article');
      if (button && card) watch(button, card);
    };
    // In the capture phase, before the press changes anything around the button.
    document.addEventListener('click', press, true);
    return () => {
      watched?.disconnect();
      document.removeEventListener('click', press, true);
    };
  }, []);
  return undefined;
}

function partsAround(element: Element): readonly Element[] {
  const parent = element.parentElement;
  if (!parent || element.tagName === 'ARTICLE') return [];
  return [parent, ...partsAround(parent)];
}

function focusNearby(around: readonly Element[]): HTMLElement | undefined {
  const offered = around
    .filter((part) => part.isConnected)
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)]);
  return offered.find((next) => {
    next.focus({ preventScroll: true });
    return document.activeElement === next;
  });
}
