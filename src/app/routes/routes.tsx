import type { RouteObject } from 'react-router';
import { screenAt } from '../../core/shell/screen-at';
import { type Found, frameRoutes } from './frame-routes';
import type { ScreenEntry } from './screen-entry';

export type ScreenTable = Readonly<Record<string, ScreenEntry>>;

export function foundIn(screens: ScreenTable, pathname: string): Found {
  const there = screenAt(pathname);
  if (there.kind !== 'screen') return there;
  const entry = screens[there.id];
  return entry ? { ...there, entry } : { kind: 'nowhere' };
}

/** Routes over a complete, already loaded table, for the server and the tests. */
export const makeRoutes = (screens: ScreenTable): RouteObject[] =>
  frameRoutes((pathname) => foundIn(screens, pathname));
