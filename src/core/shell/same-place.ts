export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Navigating to the current location would only reload everything, so it is skipped. */
export const isSamePlace = (target: Place, current: Place): boolean =>
  target.pathname === current.pathname && target.search === current.search && target.hash === current.hash;
