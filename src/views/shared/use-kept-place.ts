import { useEffect, useRef } from 'react';

const controls = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('select, summary, [type="checkbox"]') ?? []),
];

/** Keeps the keyboard's place in a form that is drawn anew with every choice: at the same control, or at the first. */
export function useKeptPlace(state: string) {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<{ readonly at: number; readonly left: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another state the form is another.
  useEffect(() => {
    const { current: kept } = place;
    place.current = undefined;
    if (!kept) return;
    // On a phone the filters stand in a row that reaches out of the window.
    if (form.current) form.current.scrollLeft = kept.left;
    const control = controls(form.current)[kept.at];
    if (!control || document.activeElement !== document.body) return;
    control.focus({ preventScroll: true });
    // Another choice may be narrower, and a long list begins at its top again.
    control.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [state]);
  const keepPlace = (chosenIn?: HTMLFormElement) => {
    const at = chosenIn ? controls(chosenIn).indexOf(document.activeElement as HTMLElement) : 0;
    place.current = { at, left: chosenIn?.scrollLeft ?? 0 };
  };
  return { form, keepPlace };
}
