import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type BuildFiles, filesOf } from './build-files';
import { type DocumentParts, documentEnd, documentStart } from './document';
import type { Around, Renderer } from './rendering';
import { within } from './within';

/** A page as it is sent, and as it may be sent again. */
export type Page =
  | { readonly kind: 'moved'; readonly status: number; readonly to: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: Buffer;
      readonly brotli: Buffer;
      /** What the policy must let in besides our own files. */
      readonly styleHashes: readonly string[];
      /** Without content: rendering failed, and the browser does it all. */
      readonly plain: boolean;
    };

export interface PageMaking {
  readonly renderer: Renderer;
  readonly files: BuildFiles;
  readonly publicOrigin: string;
  /** Milliseconds after which the browser is left to do it. */
  readonly patience: number;
  /** Other companies' scripts this page names. */
  readonly named?: readonly string[];
}

const compress = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Renders one page, or the plain shell where that fails or takes too long. */
export async function makePage(making: PageMaking, address: string, around: Around): Promise<Page> {
  const { renderer, patience } = making;
  const { pathname } = new URL(address);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('rendering took too long')), patience);
  try {
    const request = new Request(address, { signal: stop.signal });
    const page = await within(stop.signal, renderer.render(request, around));
    if (page.kind === 'moved') return page;
    const parts = { ...partsOf(making, pathname, around), head: page.head };
    const start = documentStart(parts);
    const html = Buffer.concat([Buffer.from(start), page.body, Buffer.from(documentEnd(page.data))]);
    return { kind: 'page', status: page.status, ...(await finished(html, parts)), plain: false };
  } catch (error) {
    around.report(error);
    return plainPage({ ...partsOf(making, pathname, around), head: renderer.plainHead });
  } finally {
    clearTimeout(timer);
  }
}

/** Made from no answers; the browser still waits for the element they would stand in. */
const NO_ANSWERS = '<script type="application/json" id="rendered"></script>';

async function plainPage(parts: DocumentParts): Promise<Page> {
  const html = Buffer.from(documentStart(parts) + documentEnd(NO_ANSWERS));
  return { kind: 'page', status: 200, ...(await finished(html, parts)), plain: true };
}

const finished = async (html: Buffer, { files, chunk }: DocumentParts) => ({
  html,
  brotli: await compress(html, QUICK),
  styleHashes: filesOf(files, chunk).styles.flatMap((file) => files.styles.get(file)?.hash ?? []),
});

const partsOf = (making: PageMaking, pathname: string, { cookie }: Around): Omit<DocumentParts, 'head'> => ({
  files: making.files,
  chunk: making.renderer.chunkAt(pathname),
  theme: /(?:^|;\s*)theme=(dark|light)(?:;|$)/.exec(cookie)?.[1],
  origin: making.publicOrigin,
  pathname,
  vendors: making.named,
});
