import type { TabStorage } from '../../core/shell/tab-storage';
import { isShownAtOnce, UNANSWERED } from '../../core/shell/unanswered';
import type { Wire } from '../http/runtime';

/** By the time a page is hidden its calls may have been ended; not every browser tells before. */
const GOING = ['beforeunload', 'pagehide'] as const;

/**
 * What is shown at once is still sent when the page goes. Where no answer had come by then, the tab keeps a note of it,
 * so that the next page can say so. Nothing listens in between: some browsers forget a page that does.
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
    if (!isShownAtOnce(request.method, new URL(request.url).pathname)) return fetch(request);
    begin();
    try {
      const answer = await fetch(new Request(request, { keepalive: true }));
      // A page that came back after all shows itself what became of it. Going away ends a call too, but answers nothing.
      if (noted && waiting === 1) tab.remove(UNANSWERED);
      return answer;
    } finally {
      end();
    }
  };
}
