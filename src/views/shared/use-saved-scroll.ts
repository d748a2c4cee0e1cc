import { useEffect, useRef } from 'react';

const controls = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('select, summary, [type="checkbox"]') ?? []),
];

/** Keeps the focus in a form that re-renders with every selection: at the same control, or at the first. */
export function useSavedScroll(state: string) {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<{ readonly at: number; readonly left: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another state the form is another.
  useEffect(() => {
    const { current: saved } = place;
    place.current = undefined;
    if (!saved) return;
    // On a phone the filters form a row that scrolls horizontally.
    if (form.current) form.current.scrollLeft = saved.left;
    const control = controls(form.current)[saved.at];
    if (!control || document.activeElement !== document.body) return;
    control.focus({ preventScroll: true });
    // The new selection may be narrower, and a long list starts at its top again.
    control.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [state]);
  const keepPlace = (chosenIn?: HTMLFormElement) => {
    const position = chosenIn ? controls(chosenIn).indexOf(document.activeElement as HTMLElement) : 0;
    place.current = { at: position, left: chosenIn?.scrollLeft ?? 0 };
  };
  return { form, keepPlace };
}
