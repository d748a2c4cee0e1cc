import { useBelowFirstView } from './use-below-first-view';

/** The first items of a list, and shortly after the first paint all of them. */
export const useFirstView = <T>(list: readonly T[], max: number): readonly T[] =>
  useBelowFirstView() ? list : list.slice(0, max);
