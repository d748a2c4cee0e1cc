import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DropGuard } from './drop-guard';

const page = () =>
  render(
    <>
      <DropGuard />
      <textarea aria-label="Comment" />
      <label>
        Resume
        <input type="file" />
      </label>
    </>,
  );

/** Whether the browser would have acted on it, by opening or taking what is dragged. */
function isLeftToBrowser(label: string, type: 'dragOver' | 'drop', types: readonly string[]): boolean {
  const field = screen.getByLabelText(label);
  const event = createEvent[type](field, { dataTransfer: { types, dropEffect: 'copy' } });
  return fireEvent(field, event);
}

it.each(['dragOver', 'drop'] as const)(
  'a file dropped beside its field does not replace a page with typed text: %s',
  (type) => {
    page();
    expect(isLeftToBrowser('Comment', type, ['Files'])).toBe(false);
    expect(isLeftToBrowser('Resume', type, ['Files'])).toBe(true);
    expect(isLeftToBrowser('Comment', type, ['text/plain'])).toBe(true);
  },
);
