import type { InlineHashes } from '../http/security-headers';
import type { PageKind } from './build-files';
import type { PageBuild } from './builds';
import { documentAbout, documentEnd, inlineHashes, type Looks } from './document';
import type { Packed, Packing } from './packing';
import { PageBusy } from './render-queue';
import type { Around, Renderer, Rendering } from './rendering';
import { prefixOf } from './search-prefixes';
import { within } from './unless-aborted';

/** A rendered page that can be sent repeatedly. */
export type Page =
  | { readonly kind: 'moved'; readonly status: number; readonly to: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: Buffer;
      readonly packed: Packed;
      readonly inline: InlineHashes;
      /** Empty, because rendering failed with an error; the browser renders the page. */
      readonly plain: boolean;
    };

export interface PageMaking extends PageBuild {
  readonly publicOrigin: string;
  /** Max milliseconds a page may take once its turn comes. */
  readonly timeout: number;
  /** Third-party scripts this page names. */
  readonly named?: readonly string[];
  readonly pack: Packing;
}

/**
 * Renders one page, or the plain shell if that fails. A page that takes too long is refused as busy, never sent
 * empty.
 */
export async function makePage(making: PageMaking, address: string, around: Around): Promise<Page> {
  const { files, renderer, timeout } = making;
  const { pathname, search } = new URL(address);
  const hasQuery = search !== '';
  const parts = partsOf(making, pathname, hasQuery);
  const screen = { chunk: renderer.chunkAt(pathname), isPhone: around.isPhone };
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('rendering took too long')), timeout);
  try {
    const request = new Request(address, { signal: stop.signal });
    const page = await within(stop.signal, renderResolved(renderer, request, around));
    if (page.kind === 'moved') return page;
    const { status, body, data } = page;
    // A crawler retries after a server failure; `noindex` would make it drop the page.
    const head = status >= 500 ? { ...page.head, hidden: false } : page.head;
    const about = Buffer.from(documentAbout({ ...parts, head, body }));
    const kind = { ...screen, missing: status === 404 };
    const rest = Buffer.concat([about, body, Buffer.from(documentEnd(files, kind, data))]);
    return {
      kind: 'page',
      status,
      ...(await finished(making, around, { page: kind, rest, hasQuery })),
      plain: false,
    };
  } catch (error) {
    if (stop.signal.aborted) throw new PageBusy('rendering took too long');
    around.report(error);
    const about = documentAbout({ ...parts, head: renderer.plainHead, body: NOTHING });
    const rest = Buffer.from(about + documentEnd(files, screen, ''));
    return {
      kind: 'page',
      status: 200,
      ...(await finished(making, around, { page: screen, rest, hasQuery })),
      plain: true,
    };
  } finally {
    clearTimeout(timer);
  }
}

/** An old address of an unknown name answers with the not-found page itself, because a redirect must not end in a 404. */
async function renderResolved(renderer: Renderer, request: Request, around: Around): Promise<Rendering> {
  const page = await renderer.render(request, around);
  if (page.kind !== 'moved' || page.status !== 301) return page;
  const target = new Request(new URL(page.to, request.url), { signal: request.signal });
  const end = await renderResolved(renderer, target, around);
  return end.kind === 'page' && end.status === 404 ? end : page;
}

const NOTHING = Buffer.alloc(0);

interface Finishing {
  readonly page: PageKind;
  readonly rest: Buffer;
  readonly hasQuery: boolean;
}

async function finished(
  { files, pack }: PageMaking,
  { cookie }: Around,
  { page, rest, hasQuery }: Finishing,
) {
  const beginning = prefixOf(files, page, looksOf(cookie));
  return {
    html: Buffer.concat([beginning, rest]),
    packed: await pack(beginning, rest),
    inline: inlineHashes(files, page, hasQuery),
  };
}

const looksOf = (cookie: string): Looks => ({
  theme: /(?:^|;\s*)theme=(dark|light)(?:;|$)/.exec(cookie)?.[1],
});

const partsOf = (
  { publicOrigin: origin, named: vendors, files }: PageMaking,
  pathname: string,
  hasQuery: boolean,
) => ({ language: files.language, origin, pathname, hasQuery, vendors });
