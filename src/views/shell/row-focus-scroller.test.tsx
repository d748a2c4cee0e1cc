import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RowFocusScroller } from './row-focus-scroller';

/** jsdom has no layout. */
const place = (element: Element, left: number, right: number) => {
  element.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 44);
};

it('a half-hidden filter is scrolled into its row on focus, even if the key that focused it loaded this part', async () => {
  document.body.innerHTML = '<form data-scrolls=""><button>City</button></form>';
  const [row] = document.forms;
  const city = document.querySelector('button');
  if (!row || !city) throw new Error('incomplete page');
  place(row, 0, 390);
  place(city, 340, 440);
  await userEvent.tab();
  expect(city).toHaveFocus();
  // jsdom does not always show a focus ring.
  Object.assign(city, { matches: (selector: string) => selector === ':focus-visible' });
  render(<RowFocusScroller />);
  expect(row.scrollLeft).toBe(74);
});
