import '../views/styles/base.css';
import { type ReactNode, StrictMode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { type EmbeddedResponses, recordResponses } from '../adapters/http/embedded-responses';
import { stillClock } from '../adapters/rendering/server-environment';
import { SharedReads, type ShareReads } from '../adapters/rendering/shared-reads';
import { DENSITY_COOKIE } from '../core/feed/density';
import { BRAND } from '../core/shared/brand';
import { Failure } from '../core/shared/failure';
import { messagesText } from '../core/shell/messages-text';
import { screenAt } from '../core/shell/screen-at';
import { THEME_COOKIE } from '../core/shell/theme';
import type { Head, OpenScreen } from '../views/shared/screen-module';
import { MarkupProvider } from '../views/shared/use-repeated-content';
import { PhoneProvider } from '../views/shared/wide-part';
import { headOf } from '../views/shell/head';
import { type Resolve, StoreProvider } from '../views/use-store';
import { resolverOf } from './container';
import { writeCarried } from './page-data';
import { readerlessContainer, renderingContainer } from './rendering-container';
import { repeatedMarkup } from './repeated-markup';
import { routerContext } from './routes/make-router';
import { companyOf, factsOf } from './routes/page-facts';
import { makeRoutes } from './routes/routes';
import { screenLoader } from './routes/screen-loader';
import { screens } from './routes/screens';

const handler = createStaticHandler(makeRoutes(screens));

let readerless: Resolve | undefined;
const readerlessStores = () => {
  readerless ??= resolverOf(readerlessContainer());
  return readerless;
};
const markupFor = {
  phone: repeatedMarkup((part) => <PhoneProvider value={true}>{part}</PhoneProvider>, readerlessStores),
  other: repeatedMarkup((part) => part, readerlessStores),
};

const MINUTE = 60_000;
/** Pages of the same minute show the same ages, so that they can share markup. */
const minuteOf = (now: number): number => Math.floor(now / MINUTE) * MINUTE;

export interface Around {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Missing on pages that read everything for themselves. */
  readonly share?: ShareReads;
  readonly now: number;
  readonly cookie: string;
  /** Without the parts of wide windows. */
  readonly isPhone: boolean;
  readonly report: (error: unknown) => void;
}

export type Rendering =
  | { readonly kind: 'moved'; readonly status: number; readonly to: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly head: Head;
      readonly body: Buffer;
      /** The page's data, inserted after its body. */
      readonly data: string;
    };

/** The only cookies that change a visitor's page. */
export const pageCookies: readonly string[] = [THEME_COOKIE, DENSITY_COOKIE];

/** The head of a page that could not be rendered. */
export const plainHead: Head = {
  title: `${BRAND}. ${messagesText.shell.tagline}`,
  description: messagesText.shell.description,
  hidden: true,
};

/** The chunk of a path's screen, known before any code loads. */
export function chunkAt(pathname: string): string | undefined {
  const there = screenAt(pathname);
  return there.kind === 'screen' ? screens[there.id].chunk : undefined;
}

/** A page whose data is loaded. */
async function open(request: Request, around: Around) {
  const responses: EmbeddedResponses = new Map();
  const recorder = recordResponses(responses);
  const shared = around.share && new SharedReads(around.share, responses);
  const { origin } = new URL(request.url);
  const container = renderingContainer({
    origin,
    fetch: around.fetch,
    middleware: [recorder],
    ...(shared && { sharing: shared.through }),
    clock: stillClock(minuteOf(around.now)),
    cookie: around.cookie,
  });
  const loadScreen = screenLoader(container, (error) => Promise.reject(error));
  const context = await handler.query(request, { requestContext: routerContext(container, loadScreen) });
  if (context instanceof Response) return context;
  const error = Object.values(context.errors ?? {})[0];
  if (error !== undefined) await Promise.all([recorder.settled(), shared?.settled()]);
  request.signal.throwIfAborted();
  if (error !== undefined && !(error instanceof Failure)) around.report(error);
  const resolve = resolverOf(container);
  const screen: OpenScreen | undefined = context.loaderData.screen;
  const head = headOf(resolve, error === undefined ? screen : undefined, error);
  const facts = factsOf(head, { open: screen, origin, company: companyOf(container) });
  return {
    context,
    resolve,
    responses,
    status: head.status ?? statusOf(error),
    head: { ...head, facts },
  };
}

/** The head of a page and its status, without the page; undefined if the page has moved. */
export async function renderHead(
  request: Request,
  around: Around,
): Promise<{ readonly status: number; readonly head: Head } | undefined> {
  const opened = await open(request, around);
  return opened instanceof Response ? undefined : opened;
}

export async function render(request: Request, around: Around): Promise<Rendering> {
  const opened = await open(request, around);
  if (opened instanceof Response) {
    return { kind: 'moved', status: opened.status, to: opened.headers.get('location') ?? '/' };
  }
  const { context, resolve, responses, status, head } = opened;
  const page = (
    <StrictMode>
      <StoreProvider value={resolve}>
        <PhoneProvider value={around.isPhone}>
          <MarkupProvider value={around.isPhone ? markupFor.phone : markupFor.other}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </MarkupProvider>
        </PhoneProvider>
        {undefined}
      </StoreProvider>
    </StrictMode>
  );
  return {
    kind: 'page',
    status,
    head,
    body: await bodyOf(page, around.report),
    data: writeCarried(minuteOf(around.now), responses),
  };
}

/** A failed service decides the page's status (502 if it has none); an unexpected error is a 500. */
function statusOf(error: unknown): number {
  if (error === undefined) return 200;
  return error instanceof Failure ? error.status || 502 : 500;
}

/** React's marker for a part that was not ready during rendering. */
const LEFT_OUT = '<!--$!-->';

/** Renders the whole page before sending; without streaming its status is always correct. */
async function bodyOf(page: ReactNode, report: (error: unknown) => void): Promise<Buffer> {
  const text = atOnce(page);
  return text === undefined ? whenReady(page, report) : Buffer.from(text);
}

/** Renders to a string, a sixth faster than a stream; undefined when a part still has to load or fails to render. */
function atOnce(page: ReactNode): string | undefined {
  try {
    const text = renderToString(page);
    return text.includes(LEFT_OUT) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Waits for every part and reports the parts that failed to render. React's build for Node would start an
 * AsyncLocalStorage here, which slows every later promise of the process down.
 */
async function whenReady(page: ReactNode, report: (error: unknown) => void): Promise<Buffer> {
  const stream = await renderToReadableStream(page, {
    // A part sent after the rest would need an inline script in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: report,
  });
  await stream.allReady;
  return Buffer.from(await new Response(stream).arrayBuffer());
}
