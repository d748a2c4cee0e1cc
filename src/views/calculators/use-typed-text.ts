import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Writes the formatted text into a field after each render that shows all its keys: a slow phone still renders one key
 * while the next are pressed. The browser shows the typed key before it is formatted.
 */
export function useTypedText(text: string, onType: (text: string) => void, isLatest: () => boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(text);
  const taken = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    // Keeps text typed before hydration.
    if (field && field.value !== text && isLatest()) taken.current ? write(field, text) : onType(field.value);
    taken.current = true;
  });
  const onChange = (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value);
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
