import type { SavedPost } from '../../core/posts/saved-posts';

const ITEMS = '[role=feed] article, [data-step]';

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ITEMS)];

function current(): HTMLElement | undefined {
  const inFocus = document.activeElement?.closest<HTMLElement>(ITEMS);
  return inFocus ?? undefined;
}

export function stepThrough(direction: 1 | -1): void {
  const list = items();
  const here = current();
  const index = here ? list.indexOf(here) + direction : list.findIndex(isInSight);
  const item = list[index];
  if (!item) return;
  if (!item.hasAttribute('tabindex')) item.tabIndex = -1;
  item.focus({ preventScroll: true });
  item.scrollIntoView({ block: 'start' });
}

export function pressIn(selector: string): void {
  current()?.querySelector<HTMLElement>(selector)?.click();
}

export function currentItem(): SavedPost | undefined {
  const item = current();
  const id = item?.dataset.item;
  const title = item?.querySelector('h2')?.textContent;
  return id && title ? { id, title } : undefined;
}

const isInSight = (item: HTMLElement): boolean => item.getBoundingClientRect().bottom > 120;
