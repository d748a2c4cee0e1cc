import { continueAfter } from '../kit/continue-after';

/** Decides on the focused case, then moves the focus to the case that takes its place. */
export const continueAtDesk = (decide: () => Promise<void>): Promise<void> =>
  continueAfter('main article', (card) => card.contains(document.activeElement), decide);
