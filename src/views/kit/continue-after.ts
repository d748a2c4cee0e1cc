/** Maximum number of frames to wait until the change is rendered, even on slow devices. */
const MAX_FRAMES = 60;

/** Runs an action that removes a card or part of it. A lost focus moves to the card now in that position. */
export async function continueAfter(
  cards: string,
  isSame: (card: HTMLElement) => boolean,
  act: () => Promise<void>,
): Promise<void> {
  const all = () => [...document.querySelectorAll<HTMLElement>(cards)];
  const before = all();
  const position = before.findIndex(isSame);
  await act();
  const look = (frames: number): void => {
    if (document.activeElement === document.body) {
      const next = inPlaceOf(position, before, all()) ?? document.getElementById('main');
      next?.focus({ preventScroll: true });
    } else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
  };
  if (position >= 0) requestAnimationFrame(() => look(MAX_FRAMES));
}

/**
 * The position relative to the last preceding card that still exists, since other cards may have been added
 * or removed.
 */
function inPlaceOf<Card>(time: number, before: readonly Card[], now: readonly Card[]): Card | undefined {
  const above = before.findLast((card, place) => place < time && now.includes(card));
  const moved = above ? now.indexOf(above) - before.indexOf(above) : 0;
  return now[Math.min(time + moved, now.length - 1)];
}
