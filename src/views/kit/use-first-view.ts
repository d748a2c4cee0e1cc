import { useRestOfPage } from './use-rest-of-page';

/** The first items of a list, and shortly after the first paint all of them. */
export const useFirstView = <T>(list: readonly T[], max: number): readonly T[] =>
  useRestOfPage() ? list : list.slice(0, max);
