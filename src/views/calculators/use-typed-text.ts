import { type ChangeEvent, useDeferredValue, useLayoutEffect, useReducer, useRef, useState } from 'react';

/**
 * Formats a text while it is typed: the key appears as typed with its result, and is grouped a frame later, because
 * writing into a focused field forces layout at once. A controlled field would be written first.
 */
export function useTypedText(text: string, onType: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(text);
  // The new text may parse to the previous value; then only the field itself has to change.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const taken = useRef(false);
  const settled = useDeferredValue(text);
  useLayoutEffect(() => {
    const field = input.current;
    // Keeps text typed before hydration.
    if (field && settled === text && field.value !== text)
      taken.current ? write(field, text) : onType(field.value);
    taken.current = true;
  });
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onType(event.target.value);
    drawAgain();
  };
  return { ref: input, defaultValue: first, onChange };
}

/** Keeps the caret at its digit when commas before it are added or removed. */
function write(input: HTMLInputElement, text: string): void {
  const { value, selectionEnd } = input;
  const behind = resolved(value.slice(selectionEnd ?? value.length)).length;
  input.value = text;
  if (behind === 0 || input !== document.activeElement) return;
  let index = text.length;
  while (index > 0 && resolved(text.slice(index - 1)).length <= behind) index -= 1;
  input.setSelectionRange(index, index);
}

const resolved = (text: string): string => text.replace(/[₹,\s]/g, '');
