import { Container } from 'inversify';
import { savesData } from '../../adapters/browser/saves-data';
import type { Wire } from '../../adapters/http/runtime';
import { pathTo } from '../../core/shell/screens';
import type { OnMissing } from '../missing-chunk';
import { communitiesModule } from '../modules/communities/communities-module';
import { feedModule } from '../modules/feed/feed-module';
import { votingModule } from '../modules/posts/voting-module';
import { servicesModule } from '../modules/shell/services-module';
import { screenFinder } from './find-screen';
import { routerContext } from './make-router';
import { screenLoader } from './screen-loader';

export interface Prefetcher {
  readonly container: Container;
  /** Read-only, and caches its responses. */
  readonly ahead: Wire['fetch'];
}

/** A pointer that rests this long on a link signals intent; a pointer that scrolls past does not. */
const INTENT_AFTER = 65;
const NOT_AGAIN_FOR = 60_000;

/**
 * Prefetches the page behind a link while the pointer is still on its way to the click. A finger that touches a link
 * opens it a moment later: a prefetch would gain nothing and delay the page on a slow phone.
 */
export function prefetchOnHover(reading: Prefetcher, first: Event): void {
  const read = new Map<string, number>();
  let timer = 0;
  const begin = (event: Event) => {
    clearTimeout(timer);
    const { target } = event;
    if ('pointerType' in event && event.pointerType === 'touch') return;
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (!link) return;
    timer = window.setTimeout(() => {
      if (savesData() || !isPrefetchable(link)) return;
      if (performance.now() - (read.get(link.href) ?? -NOT_AGAIN_FOR) < NOT_AGAIN_FOR) return;
      read.set(link.href, performance.now());
      // A failed prefetch is silent: the user has not asked for the page yet.
      prefetch(reading, new URL(link.href)).catch(() => read.delete(link.href));
    }, INTENT_AFTER);
  };
  const stop = () => clearTimeout(timer);
  for (const event of ['pointerover', 'focusin']) addEventListener(event, begin, { passive: true });
  // On click the page sends its own request and needs the main thread.
  for (const event of ['pointerout', 'focusout', 'click']) addEventListener(event, stop, { passive: true });
  begin(first);
}

/**
 * A link to another page of this site in the same window. Chats are excluded: they use stores that all pages share,
 * and prefetching a chat would replace the open one.
 */
const isPrefetchable = ({ origin, target, pathname, search }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  target === '' &&
  pathname !== pathTo('messages') &&
  pathname + search !== location.pathname + location.search;

/** A prefetch must not reload the page because of a missing chunk. */
const leaveIt: OnMissing = (cause) => Promise.reject(cause);

/** Runs the navigation with separate stores that are thrown away; only the screen's files and responses remain. */
async function prefetch({ container, ahead }: Prefetcher, to: URL): Promise<void> {
  const there = await screenFinder(leaveIt)(to.pathname, to.href);
  if (there.kind !== 'screen') return;
  const rehearsal = new Container({ parent: container, defaultScope: 'Singleton' });
  rehearsal.load(servicesModule({ origin: '', fetch: ahead }), votingModule, feedModule, communitiesModule);
  const load = screenLoader(rehearsal, leaveIt);
  const screen = await load(there.entry, to.href);
  await screen.loader?.({
    request: new Request(to),
    url: to,
    pattern: '*',
    params: there.params,
    context: routerContext(rehearsal, load),
  });
}
