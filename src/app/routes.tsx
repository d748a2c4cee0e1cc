import {
  createContext,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunction,
} from 'react-router';
import { screenAt } from '../core/navigation/screen-at';
import { withoutShell } from '../core/navigation/shell-parameters';
import { Failure } from '../core/shared/failure';
import { SessionStore } from '../stores/session-store';
import { Frame } from '../views/shell/frame';
import { RouteProblem } from '../views/shell/route-problem';
import type { OpenScreen, ScreenModule } from '../views/shell/screen-module';
import { ScreenOutlet } from '../views/shell/screen-outlet';
import { Waiting } from '../views/shell/waiting';
import { storesContext } from '../views/use-store';
import type { ScreenEntry } from './screens';

/** Fetches a screen's file and what it needs. */
export type LoadScreen = (entry: ScreenEntry, address: string) => Promise<ScreenModule>;
export const loadScreenContext = createContext<LoadScreen>();

export type ScreenTable = Readonly<Record<string, ScreenEntry>>;

/** One frame and one place in it: the address decides which screen stands there. */
export const makeRoutes = (screens: ScreenTable): RouteObject[] => [
  {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: RouteProblem,
    HydrateFallback: Waiting,
    children: [
      {
        id: 'screen',
        path: '*',
        loader: openScreen(screens),
        shouldRevalidate: unlessShellOnly,
        Component: ScreenOutlet,
        ErrorBoundary: RouteProblem,
      },
    ],
  },
];

/** What an address asks of the frame is no reason to load the screen again. */
const unlessShellOnly: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const cleared = currentUrl.search !== nextUrl.search && withoutShell(currentUrl.search) === nextUrl.search;
  return currentUrl.pathname === nextUrl.pathname && cleared ? false : defaultShouldRevalidate;
};

const openScreen =
  (screens: ScreenTable) =>
  async (args: LoaderFunctionArgs): Promise<OpenScreen | Response> => {
    const { pathname, search } = new URL(args.request.url);
    const there = screenAt(pathname);
    if (there.kind === 'moved') return redirect(there.path + search, 301);
    const entry = there.kind === 'screen' ? screens[there.id] : undefined;
    if (there.kind === 'nowhere' || !entry) throw new Failure('notFound', 'openScreen', 404);
    const session = args.context.get(storesContext)(SessionStore);
    const [screen] = await Promise.all([
      args.context.get(loadScreenContext)(entry, args.request.url),
      session.ensure({ signal: args.request.signal }),
    ]);
    const answer = await screen.loader?.({ ...args, params: there.params });
    return answer instanceof Response
      ? answer
      : { screen, place: { id: there.id, params: there.params, pathname, search } };
  };
