import { goOnAfter } from '../kit/go-on-after';

/** Decides about the case the keyboard stands on; it goes on at the case in its place. */
export const goOnAtDesk = (decide: () => Promise<void>): Promise<void> =>
  goOnAfter('main article', (card) => card.contains(document.activeElement), decide);
