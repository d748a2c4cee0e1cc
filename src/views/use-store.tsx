import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** A class is its own token; an abstract class works too. */
export type Token<T> = abstract new (...args: never[]) => T;
export type Resolve = <T>(token: Token<T>) => T;

const Stores = createContext<Resolve>(() => {
  throw new Error('useStore is called outside StoreProvider');
});

export const StoreProvider = Stores.Provider;

/** The only way for a view to get a store. */
export const useStore = <T,>(token: Token<T>): T => use(Stores)(token);

/** For code that passes the resolver on, such as the functions that build a page's head. */
export const useResolve = (): Resolve => use(Stores);

/** The only way for a route loader to get a store: `context.get(storesContext)(FeedStore)`. */
export const storesContext = createRouterContext<Resolve>();
