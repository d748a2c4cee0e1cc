import {
  createMemoryRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  UNSAFE_createMemoryHistory as memoryHistory,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { pageRouter } from './page-router';

const ROUTERS = {
  'the page router': (routes: RouteObject[]) =>
    pageRouter(memoryHistory({ initialEntries: ['/'] }), routes, new RouterContextProvider()),
  'react-router’s own': (routes: RouteObject[]) => createMemoryRouter(routes, { initialEntries: ['/'] }),
};

/** Loads the path; `/moved…` redirects to its query, `/broken` fails, `/slow…` waits until released. */
function start(makeRouter: (routes: RouteObject[]) => DataRouter) {
  const loads: string[] = [];
  const aborted: string[] = [];
  const release: (() => void)[] = [];
  const loader = async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    loads.push(pathname + search);
    request.signal.addEventListener('abort', () => aborted.push(pathname));
    if (pathname.startsWith('/moved')) throw redirect(search.slice(1));
    if (pathname === '/broken') throw new Error('broken');
    if (pathname.startsWith('/slow')) await new Promise<void>((resolve) => release.push(resolve));
    return { at: pathname + search, load: loads.length };
  };
  const screen = {
    ...{ id: 'screen', path: '*', Component: () => null, ErrorBoundary: () => null },
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      !(currentUrl.search === '?prompt' && nextUrl.search === ''),
    loader,
  } satisfies RouteObject;
  const router = makeRouter([{ id: 'frame', Component: () => null, children: [screen] }]);
  const states: unknown[] = [];
  router.subscribe((state, { newErrors }) =>
    states.push({ ...summaryOf(state), newErrors: newErrors ?? undefined }),
  );
  const there = () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  return { router, loads, aborted, release, states, there };
}

const summaryOf = (state: DataRouter['state']) => ({
  address: state.location.pathname + state.location.search + state.location.hash,
  state: state.location.state ?? undefined,
  action: state.historyAction,
  navigation: state.navigation.state,
  to: state.navigation.location?.pathname,
  revalidation: state.revalidation,
  initialized: state.initialized,
  keepsScroll: state.preventScrollReset,
  data: state.loaderData.screen,
  error: String(state.errors?.screen),
  shown: state.matches.map(({ route, pathname }) => [route.id, pathname]),
});

type Started = ReturnType<typeof start>;

const JOURNEYS: Readonly<Record<string, (started: Started) => Promise<unknown>>> = {
  'opens a page and keeps its state and scroll position': ({ router }) =>
    router.navigate('/jobs?page=2', { state: { from: 'home' }, preventScrollReset: true }),
  'changes only the query of the page': async ({ router }) => {
    await router.navigate('/jobs');
    await router.navigate('?page=2', { replace: true });
    await router.navigate({ pathname: '/jobs', search: '?page=3', hash: '#list' });
  },
  'goes to a part of the page without loading it again': async ({ router }) => {
    await router.navigate('/jobs');
    await router.navigate('/jobs#list');
    await router.navigate('/jobs#top');
  },
  'loads the page again when the fragment is dropped': async ({ router }) => {
    await router.navigate('/jobs#list');
    await router.navigate('/jobs');
  },
  'leaves the data where the route says so': async ({ router }) => {
    await router.navigate('/jobs?prompt');
    await router.navigate('/jobs');
  },
  'goes back and forward': async ({ router, there }) => {
    await router.navigate('/jobs');
    await router.navigate('/salaries');
    await router.navigate(-1);
    await there();
    await router.navigate(1);
    await there();
  },
  'follows redirects, also relative ones and several in a row': async ({ router }) => {
    await router.navigate('/moved?/jobs?page=2');
    await router.navigate('/moved?/moved-again?/salaries', { replace: true });
    await router.navigate('/jobs');
  },
  'shows an error, and leaves it': async ({ router }) => {
    await router.navigate('/broken');
    await router.navigate('/broken#part');
    await router.navigate('/jobs');
  },
  'tries a failed page again': async ({ router }) => {
    await router.navigate('/broken');
    await router.revalidate();
  },
  'loads the page again on request': async ({ router }) => {
    await router.navigate('/jobs', { preventScrollReset: true });
    await router.revalidate();
    await Promise.all([router.revalidate(), router.revalidate()]);
  },
  'forgets a page when another is opened meanwhile': async ({ router, release, aborted, there }) => {
    void router.navigate('/slow');
    await vi.waitFor(() => expect(release).toHaveLength(1));
    void router.navigate('/jobs');
    await there();
    release[0]?.();
    await there();
    expect(aborted).toEqual(['/slow']);
  },
  'loads the page that is being opened when asked to load again': async ({ router, release, there }) => {
    void router.navigate('/slow', { replace: true });
    await vi.waitFor(() => expect(release).toHaveLength(1));
    void router.revalidate();
    await vi.waitFor(() => expect(release).toHaveLength(2));
    for (const go of release) go();
    await there();
  },
  'goes back while a page is loading': async ({ router, release, there }) => {
    await router.navigate('/jobs');
    void router.navigate('/slow');
    await vi.waitFor(() => expect(release).toHaveLength(1));
    await router.navigate(-1);
    release[0]?.();
    await there();
  },
  'encodes addresses': ({ router }) => router.navigate('/search/a b?q=<नौकरी>#ä'),
};

async function recordOf(makeRouter: (routes: RouteObject[]) => DataRouter, journey: string) {
  const started = start(makeRouter);
  await vi.waitFor(() => expect(started.router.state.initialized).toBe(true));
  await JOURNEYS[journey]?.(started);
  return { states: started.states, loads: started.loads, last: summaryOf(started.router.state) };
}

describe('the page router', () => {
  it.each(Object.keys(JOURNEYS))('%s, as react-router’s own does', async (journey) => {
    const [ours, theirs] = await Promise.all(
      Object.values(ROUTERS).map((makeRouter) => recordOf(makeRouter, journey)),
    );
    expect(ours).toEqual(theirs);
    expect(ours?.loads.length).toBeGreaterThan(0);
  });
});

it('the page router never follows a redirect to another site', async () => {
  const { router } = start(ROUTERS['the page router']);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  await router.navigate('/moved?https://elsewhere.example/jobs');
  expect(summaryOf(router.state).address).toBe('/jobs');
});
