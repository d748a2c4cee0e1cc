import { type KeyboardEvent, type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { entryFor } from './menu-keys';
import { placePopover } from './place-popover';

const SCROLLING = ['wheel', 'touchmove'] as const;

/** Behaviour of a menu: focus moves in when it opens, keys move it, closing returns it to the button. */
export function useMenu(button: RefObject<HTMLButtonElement | null>, startsOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const first = useRef<'first' | 'last'>('first');
  const [open, setOpen] = useState(false);

  useOpening(startsOpen, button, list);
  useClosingByScroll(open, list);

  const entries = (): readonly HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
  ];
  const close = () => list.current?.hidePopover();

  return {
    list,
    open,
    close,
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.newState === 'open' && button.current) placePopover(event.currentTarget, button.current);
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      const opened = event.newState === 'open';
      setOpen(opened);
      if (opened) goIn(entries(), first.current);
      first.current = 'first';
    },
    onTriggerKey: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      first.current = event.key === 'ArrowDown' ? 'first' : 'last';
      list.current?.showPopover();
    },
    onListKey: (event: KeyboardEvent) => {
      if (event.key === 'Tab') return close();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = entries();
      const current = all.indexOf(document.activeElement as HTMLElement);
      const next = entryFor(
        event.key,
        all.map((entry) => entry.textContent),
        current,
      );
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}

/** The toggle event is late; do not move the focus if it is already on an entry. */
function goIn(entries: readonly HTMLElement[], end: 'first' | 'last'): void {
  if (!entries.includes(document.activeElement as HTMLElement)) entries.at(end === 'first' ? 0 : -1)?.focus();
}

/**
 * Opens a menu requested before its chunk loaded. Focuses the button first, so that closing returns the focus there.
 */
function useOpening(
  startsOpen: boolean,
  button: RefObject<HTMLButtonElement | null>,
  list: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    if (!startsOpen) return;
    button.current?.focus();
    list.current?.showPopover();
  }, [startsOpen, button, list]);
}

/** The menu does not move with its button, so it closes when the user scrolls. On phones it is fixed to the edge. */
function useClosingByScroll(open: boolean, list: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (!open) return undefined;
    const close = ({ target }: Event) => {
      const within = target instanceof Node && list.current?.contains(target);
      if (!within && window.innerWidth > 768) list.current?.hidePopover();
    };
    for (const event of SCROLLING) addEventListener(event, close, { passive: true });
    return () => {
      for (const event of SCROLLING) removeEventListener(event, close);
    };
  }, [open, list]);
}
