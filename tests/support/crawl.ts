import type { APIRequestContext, APIResponse } from '@playwright/test';
import { screenAt } from '../../src/core/shell/screen-at';
import { pageProblems, partsOf } from './page-problems';

const AT_ONCE = 4;
const MAX_HOPS = 4;

interface Visit {
  readonly path: string;
  readonly from: string;
}

export interface Crawled {
  readonly pages: number;
  readonly redirects: number;
  readonly kinds: number;
  readonly problems: readonly string[];
}

/** The screen and its param names, which identify a kind of link. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const there = screenAt(pathname);
  const screen = there.kind === 'screen' ? there.id : `${there.kind} ${pathname.split('/')[1]}`;
  return [screen, ...[...new Set(searchParams.keys())].sort()].join(' ');
}

const isSkipped = (path: string, skipped: readonly string[]): boolean =>
  skipped.some((start) => path === start || path.startsWith(`${start}?`));

/** Visits these addresses and the links of every page, follows redirects and collects problems. */
export class Crawl {
  readonly #seen = new Set<string>();
  readonly #kinds = new Map<string, number>();
  readonly #titles = new Map<string, string>();
  readonly #problems: string[] = [];
  readonly #queue: Visit[] = [];
  #listed: ReadonlySet<string> = new Set();
  #pages = 0;
  #redirects = 0;
  readonly #request: APIRequestContext;
  readonly #skipped: readonly string[];
  readonly #samples: number;

  /** Visits `samples` addresses of one kind: their pages differ only in their data. */
  constructor(
    request: APIRequestContext,
    { skipped, samples }: { readonly skipped: readonly string[]; readonly samples: number },
  ) {
    this.#request = request;
    this.#skipped = skipped;
    this.#samples = samples;
  }

  /** The addresses of the sitemap must have content. */
  async run(starts: readonly string[], listed: readonly string[]): Promise<Crawled> {
    this.#listed = new Set(listed);
    const all = new Set([...starts, ...listed]);
    this.#queue.push(...[...all].map((path) => ({ path, from: 'the route table' })));
    for (const { path } of this.#queue) this.#seen.add(path);
    while (this.#queue.length > 0) {
      await Promise.all(this.#queue.splice(0, AT_ONCE).map((visit) => this.#visit(visit)));
    }
    const [pages, redirects] = [this.#pages, this.#redirects];
    return { pages, redirects, kinds: this.#kinds.size, problems: this.#problems };
  }

  async #visit({ path, from }: Visit): Promise<void> {
    const where = `${path} (linked from ${from})`;
    const { response, last } = await this.#follow(path);
    const status = response.status();
    const moved = last === path ? '' : ` after a redirect to ${last}`;
    if (status >= 300) {
      this.#problems.push(`${where}: ${status}${moved}`);
      return;
    }
    if (!response.headers()['content-type']?.startsWith('text/html')) return;
    this.#pages += 1;
    const html = await response.text();
    const { title, canonical, links } = partsOf(html);
    this.#problems.push(
      ...pageProblems(last, html, this.#listed.has(path)).map((problem) => `${where}: ${problem}`),
    );
    const other = this.#titles.get(title) ?? canonical;
    if (other !== canonical)
      this.#problems.push(`${where}: the title “${title}” of ${canonical} is also that of ${other}`);
    this.#titles.set(title, other);
    for (const link of links) this.#plan({ path: link, from: path });
  }

  async #follow(path: string): Promise<{ readonly response: APIResponse; readonly last: string }> {
    let last = path;
    for (let hop = 0; ; hop += 1) {
      const response = await this.#request.get(last, { maxRedirects: 0 });
      const to = response.headers().location;
      if (to === undefined || hop === MAX_HOPS) return { response, last };
      this.#redirects += 1;
      const { pathname, search } = new URL(to, 'http://site');
      last = pathname + search;
    }
  }

  #plan(visit: Visit): void {
    if (this.#seen.has(visit.path) || isSkipped(visit.path, this.#skipped)) return;
    const kind = kindOf(visit.path);
    const visited = this.#kinds.get(kind) ?? 0;
    if (visited >= this.#samples) return;
    this.#kinds.set(kind, visited + 1);
    this.#seen.add(visit.path);
    this.#queue.push(visit);
  }
}
