/** What was done is seen this many frames later, also where drawing takes long. */
const DRAWN_WITHIN = 60;

/** Does what takes a card from a list, or something from the card. A keyboard that was there goes on at the card in its place. */
export async function goOnAfter(
  cards: string,
  isIt: (card: HTMLElement) => boolean,
  act: () => Promise<void>,
): Promise<void> {
  const all = () => [...document.querySelectorAll<HTMLElement>(cards)];
  const before = all();
  const at = before.findIndex(isIt);
  await act();
  const look = (frames: number): void => {
    if (document.activeElement === document.body) {
      const next = inPlaceOf(at, before, all()) ?? document.getElementById('main');
      next?.focus({ preventScroll: true });
    } else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
  };
  if (at >= 0) requestAnimationFrame(() => look(DRAWN_WITHIN));
}

/** As far below the last card above it that is still there as it was: others may have come or gone further up. */
function inPlaceOf<Card>(at: number, before: readonly Card[], now: readonly Card[]): Card | undefined {
  const above = before.findLast((card, place) => place < at && now.includes(card));
  const moved = above ? now.indexOf(above) - before.indexOf(above) : 0;
  return now[Math.min(at + moved, now.length - 1)];
}
