import { type RefObject, useEffect, useState } from 'react';

/** The item of a list that has or last had the focus: it stays until another has it, or who looks away could not come back. */
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
