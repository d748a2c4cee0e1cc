import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ShellStore } from '../../stores/shell-store';
import { type Resolve, StoreProvider } from '../use-store';
import { TypingKeeper } from './typing-keeper';

function show(fields: ReactNode) {
  const shell = new ShellStore();
  const resolve: Resolve = () => shell as never;
  const page = (inside: ReactNode) => (
    <StoreProvider value={resolve}>
      <TypingKeeper />
      {inside}
    </StoreProvider>
  );
  const { rerender, unmount } = render(page(fields));
  return { shell, leave: () => rerender(page(undefined)), unmount };
}
const type = (text: string) => fireEvent.input(screen.getByLabelText('Words'), { target: { value: text } });

describe('what was typed and not sent', () => {
  it.each([
    [
      'a form',
      <form key="1">
        <textarea aria-label="Words" />
      </form>,
    ],
    ['a field alone', <input key="2" aria-label="Words" />],
    [
      'a form that posts',
      <form key="3" method="post">
        <input type="email" aria-label="Words" />
      </form>,
    ],
  ])('in %s is unsaved while it stands there', (_, fields) => {
    const { shell, leave } = show(fields);
    expect(shell.unsaved).toBe(false);
    type('My manager');
    expect(shell.unsaved).toBe(true);
    type(' ');
    expect(shell.unsaved, 'sent, or taken back').toBe(false);
    type('My manager');
    leave();
    expect(shell.unsaved).toBe(false);
  });

  it('is no writing where it asks for a page, or is chosen and not typed', () => {
    const { shell, unmount } = show(
      <>
        <form action="/search">
          <input aria-label="Words" />
        </form>
        <input type="radio" aria-label="Theme" value="dark" />
      </>,
    );
    type('zentrix');
    fireEvent.input(screen.getByLabelText('Theme'));
    expect(shell.unsaved).toBe(false);
    unmount();
  });
});
