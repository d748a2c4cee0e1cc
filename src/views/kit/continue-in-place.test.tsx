import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { continueInPlace } from './continue-in-place';

const List = ({ left, late = false }: { readonly left: readonly string[]; readonly late?: boolean }) => (
  <main>
    {late && <button type="button">Came late</button>}
    <a href="/above">Above</a>
    {left.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </main>
);

it.each([
  ['the first', ['One', 'Two', 'Three'], ['Two', 'Three'], 'Two'],
  ['the last', ['Three', 'Two', 'One'], ['Three', 'Two'], 'Two'],
  ['a replaced element', ['Zero', 'One', 'Two'], ['Zero', 'Other', 'Two'], 'Other'],
])(
  '[R-198] the keyboard focus moves to the element in place of %s, even if another element appeared above in the meantime',
  async (_, before, after, next) => {
    const { rerender } = render(<List left={before} />);
    screen.getByRole('button', { name: 'One' }).focus();
    await continueInPlace(async () => rerender(<List left={after} late />));
    await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus());
  },
);
