/** Does what takes a card from a list, or something from the card. A keyboard that was there goes on at the card in its place. */
export async function goOnAfter(
  cards: string,
  isIt: (card: HTMLElement) => boolean,
  act: () => Promise<void>,
): Promise<void> {
  const all = () => [...document.querySelectorAll<HTMLElement>(cards)];
  const at = all().findIndex(isIt);
  await act();
  requestAnimationFrame(() => {
    if (at < 0 || document.activeElement !== document.body) return;
    const left = all();
    (left[Math.min(at, left.length - 1)] ?? document.getElementById('main'))?.focus({ preventScroll: true });
  });
}
