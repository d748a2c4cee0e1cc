import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from '../../core/shared/languages';
import { inProcessReads } from '../http/in-process-reads';
import { busy } from '../http/problem';
import { sendProblemPage } from '../http/problem-responses';
import { requestLanguage } from '../http/request-language';
import { contentPolicy, NOTHING_INLINE } from '../http/security-headers';
import { type AllowedOrigins, NOTHING_ELSE } from '../identity/provider-origins';
import { withVendors } from '../vendors/vendor-origins';
import { type Vendors, vendorsFor } from '../vendors/vendors-for';
import type { Builds } from './builds';
import { inProcessFetch } from './in-process-fetch';
import { makePage, type Page } from './make-page';
import { compressFast, type Packing } from './packing';
import type { PageExchange } from './page-exchange';
import { PagesInTurn } from './pages-in-turn';
import { registerPrivateForms, withoutScripts } from './private-forms';
import type { Removals } from './removal-feed';
import { PageBusy, type QueueLimits } from './render-queue';
import type { Around } from './rendering';
import { VisitorReads } from './visitor-reads';

export interface PageOptions {
  readonly builds: Builds;
  readonly publicOrigin: string;
  readonly now: () => Date;
  /** Max milliseconds a page may take once its turn comes; ten seconds by default. */
  readonly timeout?: number;
  readonly queue?: QueueLimits;
  /** Without it a finished page is sent again for two seconds only. */
  readonly removals?: Removals | undefined;
  /** Shares visitors' pages with other processes and servers. */
  readonly exchange?: PageExchange | undefined;
  readonly allowed?: AllowedOrigins;
  /** Third-party scripts that members' pages may name. */
  readonly vendors?: Vendors;
}

const TIMEOUT_MS = 10_000;
/** Rendering has one thread: more pages at once would only delay each of them. */
const QUEUE: QueueLimits = { running: 4, waiting: 400, waitingOfOneNetwork: 150, maxWait: 30_000 };
const RETRY_SECONDS = 5;
const FILE =
  /^[^?]*\.(?:js|mjs|css|map|json|svg|png|jpe?g|webp|avif|gif|ico|woff2?|txt|xml|webmanifest)(?:\?|$)/i;
/** No route of the web app matches a line break. */
const LINE_BREAK = /^[^?]*%(?:0[ad]|e2%80%a[89])/i;
/** Pages whose address contains a search text or a salary are not shared with other processes. */
const PRIVATE = /\?|^\/(search|are-you-paid-fairly)/;
const VARY = 'cookie, accept-language, accept-encoding, sec-ch-ua-mobile, sec-fetch-site';
const compress = promisify(gzip);

/** Serves every path without another route as a page. Visitors share a rendering briefly; members never do. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { builds, now } = options;
  const { renderer } = builds.english;
  const making = { publicOrigin: options.publicOrigin, timeout: options.timeout ?? TIMEOUT_MS };
  const pages = new PagesInTurn(options.queue ?? QUEUE, options);
  const addressOf = (url: string) => new URL(url, options.publicOrigin).href;
  const visitorReads = new VisitorReads(now, options.removals, inProcessReads(app).isSameForAll);
  const around = aroundOf(app, now, visitorReads);

  registerPrivateForms(app, (request, reply, url) => {
    const make = async () => {
      const { files, ...build } = await builds.in(requestLanguage(request));
      const still = { ...making, ...build, files: withoutScripts(files), pack: compressFast };
      return makePage(still, addressOf(url), around(request, request.headers.cookie ?? ''));
    };
    return orBusy(reply, async () => send(request, reply, await pages.own(request, reply, make)));
  });

  app.get('/*', (request, reply) => orBusy(reply, () => respond(request, reply)));

  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // An unknown file must not be answered with a page, which would only break the client.
    const isFile = FILE.test(request.url) && renderer.chunkAt(pathOf(request.url)) === undefined;
    if (isFile || LINE_BREAK.test(request.url)) return notThere(reply);
    const member = isMember(request.headers.cookie ?? '');
    const cookie = member
      ? (request.headers.cookie ?? '')
      : onlyCookies(request.headers.cookie ?? '', renderer.pageCookies);
    const { vendors } = options;
    const named = member && vendors ? await vendorsFor(vendors, request.headers, making.timeout) : [];
    const build = await builds.in(requestLanguage(request));
    const settings = { ...making, ...build, named };
    const make = (pack: Packing) =>
      makePage({ ...settings, pack }, addressOf(request.url), around(request, cookie));
    const page = member
      ? await pages.own(request, reply, () => make(compressFast))
      : await pages.shared(request, reply, {
          key: `${build.files.language} ${isPhone(request) ? 'phone' : ''} ${cookie} ${request.url}`,
          isShared: !PRIVATE.test(request.url),
          make,
        });
    const origins = withVendors(options.allowed ?? NOTHING_ELSE, named);
    reply.header('cache-control', member ? 'private, no-store' : 'no-cache');
    reply.header(
      'content-security-policy',
      contentPolicy(page.kind === 'page' ? page.inline : NOTHING_INLINE, origins),
    );
    return send(request, reply, page);
  };
}

/** What a page reads while it renders: the services, on behalf of its reader, and the time. */
const aroundOf =
  (app: FastifyInstance, now: () => Date, visitorReads: VisitorReads) =>
  (request: FastifyRequest, cookie: string): Around => {
    const acceptLanguage = request.headers['accept-language'] ?? '';
    const language = languageFor(undefined, acceptLanguage);
    const userAgent = request.headers['user-agent'] ?? '';
    const { ip, caller } = request;
    return {
      cookie,
      isPhone: isPhone(request),
      now: now().getTime(),
      fetch: inProcessFetch(app, { cookie, ip, userAgent, acceptLanguage, caller }),
      share: visitorReads.for({ language, cookie, isMember: isMember(request.headers.cookie ?? '') }),
      report: (error) => request.log.error({ err: error }, 'page rendering failed'),
    };
  };

/** Overload is reported with its status, so that crawlers and people retry; a page is complete or not sent at all. */
async function orBusy(reply: FastifyReply, respond: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof PageBusy)) throw error;
    reply.log.warn({ err: error }, 'page refused, server busy');
    return sendProblemPage(reply, busy());
  }
}

function notThere(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Phones with Chromium say so in every request; pages for other devices fit any window. */
const isPhone = ({ headers }: FastifyRequest): boolean => headers['sec-ch-ua-mobile'] === '?1';

const pathOf = (url: string): string => url.split('?')[0] ?? '';

const isMember = (cookie: string): boolean => /(?:^|;\s*)(?:__Host-)?(?:AT|UAC_K)=/.test(cookie);

/** A visitor's page depends only on these cookies, so that visitors with equal ones share it. */
const onlyCookies = (header: string, names: readonly string[]): string =>
  header
    .split(/;\s*/)
    .filter((pair) => names.some((name) => pair.startsWith(`${name}=`)))
    .sort()
    .join('; ');

async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  if (page.kind === 'moved') return reply.redirect(page.to, page.status);
  if (page.status === 503) reply.header('retry-after', RETRY_SECONDS);
  reply.code(page.status).type('text/html; charset=utf-8').header('vary', VARY);
  const accepts = request.headers['accept-encoding'] ?? '';
  const { encoding, bytes } = page.packed;
  if (new RegExp(`\\b${encoding}\\b`).test(accepts))
    return reply.header('content-encoding', encoding).send(bytes);
  if (/\bgzip\b/.test(accepts))
    return reply.header('content-encoding', 'gzip').send(await compress(page.html));
  return reply.send(page.html);
}
