import type { Container } from 'inversify';
import { type DataRouter, RouterContextProvider } from 'react-router';
import { isSamePlace, type Place } from '../../core/shell/same-place';
import { afterPaint } from '../../views/shared/after-paint';
import { storesContext } from '../../views/use-store';
import { resolverOf } from '../container';
import { type LoadScreen, loadScreenContext } from './frame-routes';

export function routerContext(container: Container, loadScreen: LoadScreen): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storesContext, resolverOf(container));
  context.set(loadScreenContext, loadScreen);
  return context;
}

/**
 * A press on a link is painted before its page, whose rendering takes several frames on a slow phone; going back and
 * correcting the address have no press. A press on the current page's own link calls `again`, which may scroll to the top,
 * or takes back an earlier press whose page is still loading.
 */
export function withPresses<Router extends Pick<DataRouter, 'navigate' | 'state' | 'createHref'>>(
  router: Router,
  again: () => void,
): Router {
  const navigate = router.navigate.bind(router);
  const guarded = async (...[to, options]: Parameters<DataRouter['navigate']>): Promise<void> => {
    if (typeof to === 'number') return navigate(to);
    // Before the check, because an earlier press may open the same page meanwhile.
    if (!options?.replace) await afterPaint();
    const here = to !== null && isSamePlace(placeOf(to, router.state.location), router.state.location);
    if (!here) return navigate(to, options);
    if (router.state.navigation.state === 'idle') return again();
    return navigate(to, { ...options, replace: true });
  };
  router.navigate = guarded as DataRouter['navigate'];
  return router;
}

type Target = Extract<Parameters<DataRouter['navigate']>[0], string | object>;

/** Links arrive resolved; a string or a partial location is resolved against the current one. */
function placeOf(to: Target, current: Place): Place {
  if (typeof to !== 'string') return { ...current, search: '', hash: '', ...to };
  const { pathname, search, hash } = new URL(to, `http://here${current.pathname}${current.search}`);
  return { pathname, search, hash };
}
