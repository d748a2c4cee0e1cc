import { flushSync as flush } from 'react-dom';
import {
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  type RouteObject,
  type RouterContextProvider,
  resolvePath,
  UNSAFE_mapRouteProperties as routeProperties,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type State = DataRouter['state'];
type Action = State['historyAction'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];
type Details = Parameters<Subscriber>[1];
type Route = DataRouter['routes'][number];
type Outcome = Pick<State, 'loaderData'> & { readonly errors: State['errors'] | undefined };

const [PUSH, REPLACE] = ['PUSH', 'REPLACE'] as readonly string[] as readonly [Action, Action];

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

interface Start {
  readonly replace?: boolean | undefined;
  readonly preventScrollReset?: boolean | undefined;
  /** Loads the same page again; the views see no navigation. */
  readonly again?: boolean;
}

/**
 * What one frame with one slot needs of react-router's data router: the history, a loader, redirects, errors and
 * revalidation. Submissions, fetchers, blockers and the matching of many routes are left out of the first page
 * (decision 223). `RouterProvider` and the hooks of react-router work with it unchanged.
 */
export class PageRouter {
  state: State;
  readonly basename = '/';
  readonly future = {};
  readonly routes: readonly Route[];
  readonly manifest: Readonly<Record<string, Route>>;
  readonly #history: History;
  readonly #context: RouterContextProvider;
  readonly #screen: Route;
  readonly #subscribers = new Set<Subscriber>();
  #loading: AbortController | undefined;
  #next: { readonly action: Action; readonly start: Start };
  #mustReload = false;
  #arrivals: (() => void)[] = [];

  constructor(history: History, [frame = {}]: readonly RouteObject[], context: RouterContextProvider) {
    this.#history = history;
    this.#context = context;
    this.#screen = mapped(frame.children?.[0] ?? {});
    this.routes = [{ ...mapped(frame), children: [this.#screen] } as Route];
    this.manifest = Object.fromEntries([...this.routes, this.#screen].map((route) => [route.id, route]));
    this.#next = { action: history.action, start: {} };
    this.state = {
      ...{ historyAction: history.action, location: history.location },
      matches: this.#matchesAt(history.location),
      ...{ initialized: false, renderFallback: true, navigation: IDLE_NAVIGATION, revalidation: 'idle' },
      ...{ loaderData: {}, fetchers: new Map(), blockers: new Map(), preventScrollReset: false },
    } as Partial<State> as State;
  }

  /** Follows the history and loads the first page, after the caller has its router. */
  initialize(): this {
    this.#history.listen(({ action, location }) => void this.#start(action, location, {}));
    queueMicrotask(() => void this.#start(this.state.historyAction, this.state.location, { again: true }));
    return this;
  }

  subscribe = (subscriber: Subscriber) => {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  };

  createHref = (location: Location | URL): string => this.#history.createHref(location);

  encodeLocation = (to: To) => this.#history.encodeLocation(to);

  navigate = async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number') {
      const arrived = this.#arrival();
      this.#history.go(to);
      return arrived;
    }
    const { replace = false, preventScrollReset = false } = options;
    const path = resolvePath(to, this.state.location.pathname);
    const location = this.#locationOf(path, options.state);
    await this.#start(replace ? REPLACE : PUSH, location, { replace, preventScrollReset });
  };

  /** Loads the page again, or the one that is being loaded. */
  revalidate = (): Promise<void> => {
    const arrived = this.#arrival();
    const { navigation, historyAction, location } = this.state;
    this.#mustReload = true;
    this.#update({ revalidation: 'loading' });
    if (navigation.state === 'idle') void this.#start(historyAction, location, { again: true });
    else void this.#start(this.#next.action, navigation.location, {});
    return arrived;
  };

  async #start(action: Action, location: Location, start: Start): Promise<void> {
    this.#loading?.abort();
    this.#next = { action, start };
    if (this.state.initialized && !this.#mustReload && isHashOnly(this.state.location, location))
      return this.#complete(location, {});
    const loading = new AbortController();
    this.#loading = loading;
    const { signal } = loading;
    const url = this.#history.createURL({ ...location, hash: '' });
    if (!this.#loads(url)) return this.#complete(location, { errors: undefined });
    if (!start.again) this.#update({ navigation: navigationTo(location, action) });
    const outcome = await this.#load(new Request(url, { signal }), url);
    if (signal.aborted) return;
    this.#loading = undefined;
    if (outcome instanceof Response) return this.#redirect(outcome, start);
    this.#complete(location, outcome, !start.again);
  }

  /** A page that is shown is loaded again unless its route says otherwise. */
  #loads(nextUrl: URL): boolean {
    const { loaderData, location } = this.state;
    if (!('screen' in loaderData)) return true;
    const { shouldRevalidate } = this.#screen;
    const currentUrl = this.#history.createURL(location);
    return (
      typeof shouldRevalidate !== 'function' ||
      shouldRevalidate({
        currentUrl,
        nextUrl,
        currentParams: {},
        nextParams: {},
        defaultShouldRevalidate: true,
      })
    );
  }

  /** The screen, what went wrong, or where to go instead. */
  async #load(request: Request, url: URL): Promise<Outcome | Response> {
    const args = { request, url, pattern: '*', params: {}, context: this.#context };
    try {
      const { loader } = this.#screen;
      const data = typeof loader === 'function' ? await loader(args) : undefined;
      return data instanceof Response ? data : { loaderData: { screen: data }, errors: undefined };
    } catch (error) {
      return error instanceof Response ? error : { loaderData: {}, errors: { screen: error } };
    }
  }

  /** Redirects lead to pages of this site only. */
  #redirect({ headers }: Response, { replace, preventScrollReset }: Start): Promise<void> {
    const target = new URL(headers.get('location') ?? '/', this.#history.createURL(this.state.location));
    const location = this.#locationOf(target, { _isRedirect: true });
    return this.#start(replace ? REPLACE : PUSH, location, { preventScrollReset });
  }

  /**
   * A changed address asks the browser for a frame, so a loaded page is rendered at once: that frame would still show the
   * former page. A page that needs no loading may be asked for while React renders, when it cannot flush.
   */
  #complete(location: Location, outcome: Partial<Outcome>, flushSync = false): void {
    const { action, start } = this.#next;
    if (!start.again && action === PUSH) this.#history.push(location, location.state);
    if (!start.again && action === REPLACE) this.#history.replace(location, location.state);
    this.#mustReload = false;
    const change: Partial<State> = {
      ...outcome,
      ...{ location, historyAction: action, matches: this.#matchesAt(location) },
      ...{ initialized: true, renderFallback: false, navigation: IDLE_NAVIGATION, revalidation: 'idle' },
      preventScrollReset: start.preventScrollReset === true,
    };
    this.#update(change, flushSync);
    for (const arrive of this.#arrivals.splice(0)) arrive();
  }

  #update(change: Partial<State>, flushSync = false): void {
    this.state = { ...this.state, ...change };
    const details = { deletedFetchers: [], newErrors: change.errors, flushSync } as Details;
    for (const subscriber of [...this.#subscribers]) subscriber(this.state, details);
  }

  #arrival(): Promise<void> {
    return new Promise((resolve) => this.#arrivals.push(resolve));
  }

  #locationOf(to: To, state: unknown): Location {
    const path = this.#history.encodeLocation(to);
    const key = Math.random().toString(36).slice(2, 10);
    return { ...path, state, key, mask: undefined };
  }

  #matchesAt({ pathname }: Location): State['matches'] {
    const params = { '*': pathname.slice(1) };
    const [frame] = this.routes;
    return [
      { route: frame as Route, params, pathname: '/', pathnameBase: '/' },
      { route: this.#screen, params, pathname, pathnameBase: '/' },
    ];
  }
}

const mapped = (route: RouteObject): Route => ({ ...route, ...routeProperties(route) }) as Route;

const isHashOnly = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';

const navigationTo = (location: Location, historyAction: Action): State['navigation'] => ({
  ...{ state: 'loading', location, historyAction, matches: [] },
  ...{ formMethod: undefined, formAction: undefined, formEncType: undefined },
  ...{ formData: undefined, json: undefined, text: undefined },
});

/** Started, with the type that react-router's provider and hooks expect. */
export const pageRouter = (
  history: History,
  routes: readonly RouteObject[],
  context: RouterContextProvider,
): DataRouter => new PageRouter(history, routes, context).initialize() as unknown as DataRouter;

/** How `RouterProvider` renders a page that the router completed. */
export const renderAtOnce = (change: () => unknown): undefined => void flush(change);
