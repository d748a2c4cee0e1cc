import { Container } from 'inversify';
import { savesData } from '../adapters/browser/saves-data';
import type { Wire } from '../adapters/http/runtime';
import { pathTo } from '../core/shell/screens';
import { screenFinder } from './find-screen';
import { routerContext } from './make-router';
import type { OnMissing } from './missing-chunk';
import { communitiesModule } from './modules/communities/communities-module';
import { feedModule } from './modules/feed/feed-module';
import { votingModule } from './modules/posts/voting-module';
import { servicesModule } from './modules/shell/services-module';
import { screenLoader } from './screen-loader';

export interface ReadingAhead {
  readonly container: Container;
  /** Can only read, and keeps what it read. */
  readonly ahead: Wire['fetch'];
}

/** A hand that rests this long on a link means it; one that scrolls past does not. */
const MEANT_AFTER = 65;
const NOT_AGAIN_FOR = 60_000;

/** Reads the page behind a link while the hand is still on its way to press it. */
export function readAheadOfHands(reading: ReadingAhead, first: Event): void {
  const read = new Map<string, number>();
  let timer = 0;
  const begin = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (!link || savesData() || !leadsOn(link)) return;
    timer = window.setTimeout(() => {
      if (performance.now() - (read.get(link.href) ?? -NOT_AGAIN_FOR) < NOT_AGAIN_FOR) return;
      read.set(link.href, performance.now());
      // Nobody asked for it yet, so nobody hears when it fails.
      rehearse(reading, new URL(link.href)).catch(() => read.delete(link.href));
    }, MEANT_AFTER);
  };
  const stop = () => clearTimeout(timer);
  for (const event of ['pointerover', 'focusin']) addEventListener(event, begin, { passive: true });
  // With the press the page itself asks, and needs the time.
  for (const event of ['pointerout', 'focusout', 'click']) addEventListener(event, stop, { passive: true });
  begin(first);
}

/**
 * Another page of ours, in this window. Chats stand in stores every page shares: read ahead, another one would take
 * the place of the one that is open.
 */
const leadsOn = ({ origin, target, pathname, search }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  target === '' &&
  pathname !== pathTo('messages') &&
  pathname + search !== location.pathname + location.search;

/** A page is not loaded anew for a file nobody asked for. */
const leaveIt: OnMissing = (cause) => Promise.reject(cause);

/** Goes there with stores of its own, which nobody sees: what stays is the screen's files and the answers. */
async function rehearse({ container, ahead }: ReadingAhead, to: URL): Promise<void> {
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
