import { type RefObject, useEffect, useState } from 'react';

/**
 * The list item that has or last had the focus; unmounting it while the user looks elsewhere would lose the focus.
 */
export function useItemInFocus(box: RefObject<HTMLElement | null>): string | undefined {
  const [item, setItem] = useState<string>();
  useEffect(() => {
    const list = box.current;
    const look = ({ target }: FocusEvent) => {
      if (target instanceof Element)
        setItem(target.closest('[data-item]')?.getAttribute('data-item') ?? undefined);
    };
    list?.addEventListener('focusin', look);
    return () => list?.removeEventListener('focusin', look);
  }, [box]);
  return item;
}
