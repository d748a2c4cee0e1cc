import { useEffect } from 'react';

/** Controls that load more: the link below posts or comments, and the button below replies. */
const MORE = '[role=feed] ~ * a, #comments > ul ~ * a, #comments li > button';

/** After loading more by key, moves the focus to the first new item, as the item shortcuts would. */
export function LoadMoreFocus() {
  useEffect(() => {
    let stop = () => {};
    const press = ({ target, detail }: MouseEvent) => {
      stop();
      // Clicks by pointer have a detail above 0; for them the page stays as it is.
      const control = detail === 0 && (target as Element).closest(MORE);
      if (control) stop = focusFirstNewItem(control);
    };
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('click', press, true);
      stop();
    };
  }, []);
  return undefined;
}

/** Waits for new items as long as the focus has not moved elsewhere. */
function focusFirstNewItem(control: Element): () => void {
  const before = items();
  const last = before.filter((item) => comesAfter(control, item)).at(-1);
  const watch = new MutationObserver(() => {
    const here = document.activeElement;
    if (!last?.isConnected || ![control, last, document.body].some((stop) => stop === here))
      return watch.disconnect();
    const next = items().find((item) => comesAfter(item, last) && !before.includes(item));
    if (next) {
      watch.disconnect();
      goTo(next);
      next.scrollIntoView({ block: 'start' });
    } else if (here === document.body) goTo(last);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

const items = (): HTMLElement[] => [...document.querySelectorAll('article')];

const comesAfter = (item: Element, other: Element): boolean =>
  (other.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

function goTo(item: HTMLElement): void {
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
}
