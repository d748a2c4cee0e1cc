/** What was done is seen this many frames later, also where drawing takes long. */
const DRAWN_WITHIN = 10;

/** Does what takes a card from a list, or something from the card. A keyboard that was there goes on at the card in its place. */
export async function goOnAfter(
  cards: string,
  isIt: (card: HTMLElement) => boolean,
  act: () => Promise<void>,
): Promise<void> {
  const all = () => [...document.querySelectorAll<HTMLElement>(cards)];
  const at = all().findIndex(isIt);
  await act();
  const look = (frames: number): void => {
    if (document.activeElement === document.body) {
      const left = all();
      (left[Math.min(at, left.length - 1)] ?? document.getElementById('main'))?.focus({
        preventScroll: true,
      });
    } else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
  };
  if (at >= 0) requestAnimationFrame(() => look(DRAWN_WITHIN));
}
