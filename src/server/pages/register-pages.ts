import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knowing } from '../http/known-callers';
import { contentPolicy } from '../http/security-headers';
import { type AllowedOrigins, NOTHING_ELSE } from '../identity/provider-origins';
import { withVendors } from '../vendors/vendor-origins';
import { type Vendors, vendorsFor } from '../vendors/vendors-for';
import { readBuildFiles } from './build-files';
import { inProcessFetch } from './in-process-fetch';
import { makePage, type Page } from './make-page';
import { MicroCache } from './micro-cache';
import { quickly, tightly } from './packing';
import { registerPrivateForms, withoutScripts } from './private-forms';
import type { Around, Renderer } from './rendering';

export interface PageOptions {
  /** The folder of the web's build, with its chunks.json. */
  readonly webRoot: string;
  readonly renderer: Renderer;
  readonly publicOrigin: string;
  readonly now: () => Date;
  /** Milliseconds; a second when left out. */
  readonly patience?: number;
  /** Whom pages may reach besides ourselves. */
  readonly allowed?: AllowedOrigins;
  /** Other companies' scripts that members' pages may name. */
  readonly vendors?: Vendors;
}

const MOST_PAGES = 500;
const A_MOMENT = 2000;
const A_SECOND = 1000;
const FILE =
  /^[^?]*\.(?:js|mjs|css|map|json|svg|png|jpe?g|webp|avif|gif|ico|woff2?|txt|xml|webmanifest)(?:\?|$)/i;
const compress = promisify(gzip);

/** Every address that is nobody else's is a page. Visitors share a rendering for a moment; members never do. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { renderer, now } = options;
  const making = {
    ...options,
    files: readBuildFiles(options.webRoot),
    patience: options.patience ?? A_SECOND,
  };
  const shared = new MicroCache<Page>(MOST_PAGES, A_MOMENT, () => now().getTime());

  const addressOf = (url: string) => new URL(url, options.publicOrigin).href;
  const around = (request: FastifyRequest, cookie: string): Around => ({
    cookie,
    now: now().getTime(),
    fetch: inProcessFetch(app, {
      cookie,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    }),
    report: (error) => request.log.error({ err: error }, 'a page could not be rendered'),
  });

  const still = { ...making, files: withoutScripts(making.files), pack: quickly };
  registerPrivateForms(app, async (request, reply, url) => {
    const page = await makePage(still, addressOf(url), around(request, request.headers.cookie ?? ''));
    return send(request, reply, page);
  });

  app.get('/*', async (request, reply) => {
    // A file nobody knows is not a page, and a page in its place would only break what asked for it.
    if (FILE.test(request.url) && renderer.chunkAt(pathOf(request.url)) === undefined)
      return reply.callNotFound();
    const member = isMember(request.headers.cookie ?? '');
    const cookie = member
      ? (request.headers.cookie ?? '')
      : onlyCookies(request.headers.cookie ?? '', renderer.pageCookies);
    const { vendors } = options;
    const named = member && vendors ? await vendorsFor(vendors, request.headers, making.patience) : [];
    const pack = member ? quickly : tightly;
    const make = () => makePage({ ...making, named, pack }, addressOf(request.url), around(request, cookie));
    const page = member
      ? await knowing(request, make)
      : await shared.get(`${cookie} ${request.url}`, make, isWorthSharing);
    const origins = withVendors(options.allowed ?? NOTHING_ELSE, named);
    reply.header('cache-control', member ? 'private, no-store' : 'no-cache');
    reply.header('content-security-policy', contentPolicy(stylesOf(page), origins));
    return send(request, reply, page);
  });
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

const isMember = (cookie: string): boolean => /(?:^|;\s*)(?:__Host-)?(?:AT|UAC_K)=/.test(cookie);

const isWorthSharing = (page: Page): boolean => page.kind === 'page' && page.status === 200 && !page.plain;

/** A visitor's page depends on these alone, so that all who have the same share one. */
const onlyCookies = (header: string, names: readonly string[]): string =>
  header
    .split(/;\s*/)
    .filter((pair) => names.some((name) => pair.startsWith(`${name}=`)))
    .sort()
    .join('; ');

const stylesOf = (page: Page): readonly string[] => (page.kind === 'page' ? page.styleHashes : []);

async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  if (page.kind === 'moved') return reply.redirect(page.to, page.status);
  reply.code(page.status).type('text/html; charset=utf-8').header('vary', 'cookie, accept-encoding');
  const accepts = request.headers['accept-encoding'] ?? '';
  const { encoding, bytes } = page.packed;
  if (new RegExp(`\\b${encoding}\\b`).test(accepts))
    return reply.header('content-encoding', encoding).send(bytes);
  if (/\bgzip\b/.test(accepts))
    return reply.header('content-encoding', 'gzip').send(await compress(page.html));
  return reply.send(page.html);
}
