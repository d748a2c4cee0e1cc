import { type ToggleEvent, useCallback, useState } from 'react';

/** Whether a details element is open, also when it was opened before the page was hydrated. */
export function useDetails() {
  const [isOpen, setOpen] = useState(false);
  const ref = useCallback((details: HTMLDetailsElement | null) => setOpen(details?.open ?? false), []);
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return { isOpen, details: { ref, onToggle } };
}
