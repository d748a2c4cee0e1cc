import type { TabStorage } from '../../core/shell/tab-storage';
import { isShownAtOnce, isUsageEvent, UNANSWERED } from '../../core/shell/unanswered-changes';
import type { Wire } from '../http/runtime';

/** Requests may be aborted before the page is hidden; not every browser fires an event earlier. */
const GOING = ['beforeunload', 'pagehide'] as const;

/**
 * Sends optimistic choices and usage events even when the page closes. An unanswered choice leaves a note in the tab, so that the next
 * page can report it. Listens only while a request runs, because some browsers do not cache pages with such
 * listeners.
 */
export function sentToTheEnd(fetch: Wire['fetch'], tab: TabStorage): Wire['fetch'] {
  let waiting = 0;
  let noted = false;
  const note = () => {
    noted = true;
    tab.write(UNANSWERED, 'yes');
  };
  const begin = () => {
    waiting += 1;
    if (waiting === 1) for (const event of GOING) addEventListener(event, note);
  };
  const end = () => {
    waiting -= 1;
    if (waiting === 0) for (const event of GOING) removeEventListener(event, note);
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (isUsageEvent(pathname)) return fetch(new Request(request, { keepalive: true }));
    if (!isShownAtOnce(request.method, pathname)) return fetch(request);
    begin();
    try {
      const response = await fetch(new Request(request, { keepalive: true }));
      // A page that was restored shows the result itself. Leaving also ends a request, but without a response.
      if (noted && waiting === 1) tab.remove(UNANSWERED);
      return response;
    } finally {
      end();
    }
  };
}
