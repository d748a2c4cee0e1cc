import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Call } from '../../core/shared/call';
import { parseQuery, type Query } from '../../core/shell/query';
import { withoutShell } from '../../core/shell/shell-parameters';
import { storesContext, type Token, useStore } from '../use-store';

const onScreen = new WeakSet<object>();
const filledFrom = new WeakMap<object, string>();

type Fill<Store> = (store: Store, query: Query, call: Call) => unknown;

/**
 * Fills a form from its link once. A login loads the page again; typed values then win, as they do for a reader who
 * comes back to the address without values.
 */
export const formLoader =
  <Store extends object>(token: Token<Store>, fill: Fill<Store>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<void> => {
    const store = context.get(storesContext)(token);
    const { search } = new URL(request.url);
    const link = withoutShell(search);
    if (filledFrom.get(store) === link && (!link || onScreen.has(store))) return;
    await fill(store, parseQuery(search), { signal: request.signal });
    filledFrom.set(store, link);
  };

/** The store of the form that a screen shows. */
export function useFormStore<Store extends object>(token: Token<Store>): Store {
  const store = useStore(token);
  useEffect(() => {
    onScreen.add(store);
    return () => void onScreen.delete(store);
  }, [store]);
  return store;
}
