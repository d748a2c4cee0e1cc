import { useCallback, useEffect, useRef } from 'react';

const controls = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('select, summary, input, button'),
];

/** Keeps the focus in a form that restarts from another URL: at the same control, or at the first. */
export function useSavedScroll(restart: number) {
  const current = useRef<HTMLFormElement>(undefined);
  const place = useRef<{ readonly at: number; readonly left: number }>(undefined);
  const form = useCallback((element: HTMLFormElement) => {
    current.current = element;
    return () => {
      const { activeElement } = document;
      const position = controls(element).indexOf(activeElement as HTMLElement);
      const at = element.contains(activeElement) ? Math.max(0, position) : -1;
      place.current = { at, left: element.scrollLeft };
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each restart makes another form.
  useEffect(() => {
    const { current: saved } = place;
    if (!saved || !current.current) return;
    // On a phone the filters form a row that scrolls horizontally.
    current.current.scrollLeft = saved.left;
    const control = controls(current.current)[saved.at];
    if (!control || document.activeElement !== document.body) return;
    control.focus({ preventScroll: true });
    // The new selection may be narrower, and a long list starts at its top again.
    control.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [restart]);
  return form;
}
