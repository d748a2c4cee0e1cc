import type { MouseEvent } from 'react';

/** The second press of a double click would send the next step before the user has seen it. */
export const ignoreDoubleClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** A double click on a button that removes an item must not remove the item that moves into its place. */
export const onSingleClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) act();
  };
