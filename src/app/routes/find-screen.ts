import { pathTo } from '../../core/shell/first-screens';
import { homeEntry } from '../home-entry';
import type { OnMissing } from '../missing-chunk';
import type { FindScreen } from './frame-routes';

/** Resolves a path to its screen. The table of all screens is loaded with the first page other than the home page. */
export const screenFinder =
  (onMissing: OnMissing): FindScreen =>
  async (pathname, address) => {
    if (pathname === pathTo('home')) return { kind: 'screen', id: 'home', params: {}, entry: homeEntry };
    const { findInAllScreens } = await import(/* webpackChunkName: "screens" */ './all-screens').catch(
      (cause: unknown) => onMissing(cause, address),
    );
    return findInAllScreens(pathname);
  };
