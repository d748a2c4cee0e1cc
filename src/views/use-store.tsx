import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** A class is its own token; an abstract class can be one too. */
export type Token<T> = abstract new (...args: never[]) => T;
export type Resolve = <T>(token: Token<T>) => T;

const Stores = createContext<Resolve>(() => {
  throw new Error('useStore is called outside StoreProvider');
});

export const StoreProvider = Stores.Provider;

/** The one way a view reaches a store. */
export const useStore = <T,>(token: Token<T>): T => use(Stores)(token);

/** For what passes it on, such as the functions that make a page's head. */
export const useResolve = (): Resolve => use(Stores);

/** The one way a route's loader reaches a store: `context.get(storesContext)(FeedStore)`. */
export const storesContext = createRouterContext<Resolve>();
