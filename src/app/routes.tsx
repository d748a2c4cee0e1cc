import type { RouteObject } from 'react-router';
import { screenAt } from '../core/shell/screen-at';
import { type Found, frameRoutes } from './frame-routes';
import type { ScreenEntry } from './screen-entry';

export type ScreenTable = Readonly<Record<string, ScreenEntry>>;

/** Where a path leads, by the table of all screens. */
export function foundIn(screens: ScreenTable, pathname: string): Found {
  const there = screenAt(pathname);
  if (there.kind !== 'screen') return there;
  const entry = screens[there.id];
  return entry ? { ...there, entry } : { kind: 'nowhere' };
}

/** The routes over a table that is all there, as the server and the tests have it. */
export const makeRoutes = (screens: ScreenTable): RouteObject[] =>
  frameRoutes((pathname) => foundIn(screens, pathname));
