import { goOnAfter } from './go-on-after';

const STOPS = ['a[href]', 'button', 'input', 'select', 'summary']
  .map((stop) => `main ${stop}, dialog[open] ${stop}`)
  .join();

/** Does what may take the pressed button away. A keyboard that stood on it goes on at what is in its place then. */
export const goOnInPlace = (act: () => Promise<unknown>, pressed = document.activeElement): Promise<void> =>
  goOnAfter(
    STOPS,
    (stop) => stop === pressed,
    async () => {
      await act();
    },
  );
