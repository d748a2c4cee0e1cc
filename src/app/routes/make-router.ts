import type { Container } from 'inversify';
import { type DataRouter, RouterContextProvider } from 'react-router';
import { isSamePlace, type Place } from '../../core/shell/same-place';
import { storesContext } from '../../views/use-store';
import { resolverOf } from '../container';
import { type LoadScreen, loadScreenContext } from './frame-routes';

export function routerContext(container: Container, loadScreen: LoadScreen): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storesContext, resolverOf(container));
  context.set(loadScreenContext, loadScreen);
  return context;
}

/** Skips navigating to the current page; `again` is called instead and may scroll to the top. */
export function skipSamePlace<Router extends Pick<DataRouter, 'navigate' | 'state' | 'createHref'>>(
  router: Router,
  again: () => void,
): Router {
  const navigate = router.navigate.bind(router);
  const guarded = async (...[to, options]: Parameters<DataRouter['navigate']>): Promise<void> => {
    if (typeof to === 'number') return navigate(to);
    const plain = !options || !('formMethod' in options && options.formMethod);
    if (to !== null && plain && isSamePlace(placeOf(to, router.state.location), router.state.location))
      return again();
    return navigate(to, options);
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
