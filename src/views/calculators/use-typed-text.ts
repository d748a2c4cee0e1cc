import { type ChangeEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';

/**
 * A text that is tidied while it is typed. It is written when everything else on the page is, so that the browser
 * lays out once a key: writing into a focused field makes it lay out at once, and a controlled one is written first.
 */
export function useTypedText(text: string, onType: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(text);
  // What was typed may mean what stood there before: nothing changes then but the field itself.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const taken = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    // What was typed before the page came to life counts.
    if (field && field.value !== text) taken.current ? write(field, text) : onType(field.value);
    taken.current = true;
  });
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onType(event.target.value);
    drawAgain();
  };
  return { ref: input, defaultValue: first, onChange };
}

/** The caret stays at its digit, whatever commas came or went before it. */
function write(input: HTMLInputElement, text: string): void {
  const { value, selectionEnd } = input;
  const behind = meant(value.slice(selectionEnd ?? value.length)).length;
  input.value = text;
  if (behind === 0 || input !== document.activeElement) return;
  let at = text.length;
  while (at > 0 && meant(text.slice(at - 1)).length <= behind) at -= 1;
  input.setSelectionRange(at, at);
}

const meant = (text: string): string => text.replace(/[₹,\s]/g, '');
