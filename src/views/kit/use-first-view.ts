import { useRest } from './use-rest';

/** As many of a list as the first view shows, and all of them a moment later. */
export const useFirstView = <T>(list: readonly T[], most: number): readonly T[] =>
  useRest() ? list : list.slice(0, most);
