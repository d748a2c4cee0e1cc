import {
  createContext,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunction,
} from 'react-router';
import { Failure } from '../../core/shared/failure';
import { invalidAsNotFound } from '../../core/shell/invalid-as-not-found';
import { missingCompanyName } from '../../core/shell/missing-company';
import type { Destination } from '../../core/shell/screen-at';
import { withoutShell } from '../../core/shell/shell-parameters';
import { SessionStore } from '../../stores/login/session-store';
import type { OpenScreen, ScreenModule } from '../../views/shared/screen-module';
import { Frame } from '../../views/shell/frame';
import { RouteProblem } from '../../views/shell/route-problem';
import { ScreenOutlet } from '../../views/shell/screen-outlet';
import { Waiting } from '../../views/shell/waiting';
import { storesContext } from '../../views/use-store';
import type { ScreenEntry } from './screen-entry';

export type LoadScreen = (entry: ScreenEntry, address: string) => Promise<ScreenModule>;
export const loadScreenContext = createContext<LoadScreen>();

export type Found =
  | Exclude<Destination, { kind: 'screen' }>
  | (Extract<Destination, { kind: 'screen' }> & { readonly entry: ScreenEntry });

/** Looks up a path; the full URL is the reload target when the screen table cannot be loaded. */
export type FindScreen = (pathname: string, address: string) => Found | Promise<Found>;

/** One frame with one slot: the URL decides which screen fills it. */
export const frameRoutes = (find: FindScreen): RouteObject[] => [
  {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: RouteProblem,
    HydrateFallback: Waiting,
    children: [
      {
        id: 'screen',
        path: '*',
        loader: openScreen(find),
        shouldRevalidate: unlessShellOnly,
        Component: ScreenOutlet,
        ErrorBoundary: RouteProblem,
      },
    ],
  },
];

/** Query params of the frame do not reload the screen. */
const unlessShellOnly: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const cleared = currentUrl.search !== nextUrl.search && withoutShell(currentUrl.search) === nextUrl.search;
  return currentUrl.pathname === nextUrl.pathname && cleared ? false : defaultShouldRevalidate;
};

const openScreen =
  (find: FindScreen) =>
  async (args: LoaderFunctionArgs): Promise<OpenScreen | Response> => {
    const { pathname, search } = new URL(args.request.url);
    const there = await find(pathname, args.request.url);
    if (there.kind === 'moved') return redirect(there.path + search, 301);
    const known = args.context.get(storesContext)(SessionStore).ensure({ signal: args.request.signal });
    if (there.kind === 'nowhere') {
      await known;
      throw new Failure('notFound', 'openScreen', 404);
    }
    const [screen] = await Promise.all([
      args.context.get(loadScreenContext)(there.entry, args.request.url),
      known,
    ]);
    const result = await load(screen, { ...args, params: there.params });
    return result instanceof Response
      ? result
      : { screen, place: { id: there.id, params: there.params, pathname, search } };
  };

async function load(screen: ScreenModule, args: LoaderFunctionArgs): Promise<unknown> {
  try {
    return await screen.loader?.(args);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const failure = invalidAsNotFound(error);
    const words =
      failure.kind === 'notFound' ? missingCompanyName(new URL(args.request.url).pathname) : undefined;
    if (words !== undefined) await suggestCompanies(words, args);
    throw failure;
  }
}

/** If this fails, the page still shows what was not found. */
async function suggestCompanies(words: string, { context, request }: LoaderFunctionArgs): Promise<void> {
  const find = import(/* webpackChunkName: "not-found-help" */ '../find-nearest-companies');
  await find
    .then(({ findNearestCompanies }) =>
      findNearestCompanies(context.get(storesContext), words, { signal: request.signal }),
    )
    .catch(() => undefined);
}
