import { continueAfter } from './continue-after';

const STOPS = ['a[href]', 'button', 'input', 'select', 'summary']
  .map((stop) => `main ${stop}, dialog[open] ${stop}`)
  .join();

/** Runs an action that may remove the pressed button. A lost focus moves to the control now in that position. */
export const continueInPlace = (
  act: () => Promise<unknown>,
  pressed = document.activeElement,
): Promise<void> =>
  continueAfter(
    STOPS,
    (stop) => stop === pressed,
    async () => {
      await act();
    },
  );
