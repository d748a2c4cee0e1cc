import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Page } from './make-page';
import { compressBest, compressFast, type Packing } from './packing';
import { type FoundPage, FRESH_MS, type PageExchange, type SharedPage } from './page-exchange';
import type { Removals, Removed } from './removal-feed';

type FullPage = Extract<Page, { kind: 'page' }>;
interface Stored {
  readonly page: FullPage;
  readonly startedAt: number;
}
interface Removal {
  readonly removed: Removed;
  readonly at: number;
}

export type Render = (pack: Packing) => Promise<Page>;

export interface PageSource {
  readonly render: Render;
  /** The same for a page that no client waits for. */
  readonly renderAgain: Render;
  /** Whether other processes may store it. */
  readonly isShared: boolean;
}

export interface CacheParts {
  readonly now: () => Date;
  /** Without it a finished page is only reused while it is fresh. */
  readonly removals?: Removals | undefined;
  readonly exchange?: PageExchange | undefined;
}

const MAX_PAGES = 500;
/** How old a page may be for the visitor for whom it is rendered again; the next visitor gets the new one. */
const MAX_STALE_MS = 300_000;
const MAX_NAMES = 2_000;
/** Longer than a page can wait, render and be exchanged. */
const REMEMBERED_MS = 60_000;
/** Checking every page for more removals than this would take longer than rendering them again. */
const MAX_REMOVALS = 50;

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Visitors' pages: rendered once for all who ask at the same time, and sent while they are rendered again. A page
 * that shows removed content is dropped at once; one that was being rendered meanwhile is not stored.
 */
export class PageCache {
  readonly #parts: CacheParts;
  readonly #pages = new LRUCache<string, Stored>({ max: MAX_PAGES });
  readonly #loading = new Map<string, Promise<Page>>();
  /** Names of pages rendered before. They are probably sent often, so it pays to compress them well. */
  readonly #known = new LRUCache<string, true>({ max: MAX_NAMES });
  #removals: Removal[] = [];

  constructor(parts: CacheParts) {
    this.#parts = parts;
    parts.removals?.subscribe((removed) => this.#drop(removed));
  }

  get(key: string, source: PageSource): Promise<Page> {
    const stored = this.#pages.get(key);
    const age = stored ? this.#now() - stored.startedAt : MAX_STALE_MS;
    if (!stored || age >= this.#maxAge()) return this.#loadOnce(key, source);
    if (age >= FRESH_MS)
      this.#loadOnce(key, { ...source, render: source.renderAgain }).catch(() => undefined);
    return Promise.resolve(stored.page);
  }

  #now = (): number => this.#parts.now().getTime();

  #maxAge(): number {
    const { removals } = this.#parts;
    if (!removals) return FRESH_MS;
    return removals.isComplete() ? MAX_STALE_MS : 0;
  }

  #loadOnce(key: string, source: PageSource): Promise<Page> {
    const known = this.#loading.get(key);
    if (known) return known;
    const loading = this.#load(key, source).finally(() => {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    });
    this.#loading.set(key, loading);
    return loading;
  }

  async #load(key: string, { render, isShared }: PageSource): Promise<Page> {
    const exchange = isShared && this.#parts.removals?.isComplete() ? this.#parts.exchange : undefined;
    const name = createHash('sha256').update(key).digest('base64url');
    const requestedAt = this.#now();
    const found = await exchange?.take(name);
    const taken = found && (await this.#accepted(key, found, requestedAt));
    if (taken) return taken;
    const startedAt = this.#now();
    let shared: SharedPage | undefined;
    try {
      const page = await render(this.#known.has(name) ? compressBest : compressFast);
      this.#known.set(name, true);
      if (isWorthSharing(page) && this.#keep(key, { page, startedAt })) shared = sharedOf(page);
      return page;
    } finally {
      await (shared ? exchange?.store(name, shared) : exchange?.release(name));
    }
  }

  /** The age is counted from the request, because the response may have been on its way for long. */
  async #accepted(
    key: string,
    { page: shared, age }: FoundPage,
    requestedAt: number,
  ): Promise<Page | undefined> {
    const startedAt = requestedAt - age;
    const page = await pageOf(shared);
    return this.#keep(key, { page, startedAt }) ? page : undefined;
  }

  /** False when the page may show what was removed after its rendering started. */
  #keep(key: string, stored: Stored): boolean {
    const { removals } = this.#parts;
    const isComplete = !removals || removals.isComplete();
    const since = this.#removals.filter(({ at }) => at >= stored.startedAt);
    if (!isComplete || since.length > MAX_REMOVALS || since.some((removal) => shows(stored, removal)))
      return false;
    this.#pages.set(key, stored);
    return true;
  }

  #drop(removed: Removed): void {
    const at = this.#now();
    this.#removals = [
      ...this.#removals.filter((removal) => removal.at > at - REMEMBERED_MS),
      { removed, at },
    ];
    // Visitors who come now must not get a page whose rendering started before.
    this.#loading.clear();
    if (this.#removals.length > MAX_REMOVALS) this.#pages.clear();
    for (const [key, stored] of this.#pages.entries())
      if (shows(stored, { removed, at })) this.#pages.delete(key);
  }
}

const isWorthSharing = (page: Page): page is FullPage =>
  page.kind === 'page' && page.status === 200 && !page.plain;

/** A page contains the ids of the content it shows. */
const shows = ({ page }: Stored, { removed }: Removal): boolean =>
  removed === undefined || page.html.includes(removed);

const sharedOf = ({ status, inline, packed }: FullPage): SharedPage => ({
  status,
  inline,
  encoding: packed.encoding,
  packed: packed.bytes.toString('base64'),
});

async function pageOf({ status, inline, encoding, packed }: SharedPage): Promise<FullPage> {
  const bytes = Buffer.from(packed, 'base64');
  const html = await unpack[encoding](bytes);
  return { kind: 'page', status, html, packed: { encoding, bytes }, inline, plain: false };
}
