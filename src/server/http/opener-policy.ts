import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the person opened the page: by typing its address, from a bookmark or the home screen. Other sites hardly ever
 * hold its window then (decision 272), and a browser shows it sooner without an opener policy, which needs a new process.
 *
 * Browsers send no `Referer` when they load such a page again. That response must not have the policy either: the
 * change would cost the history entry its state and its place in the page. Our own links send one, other sites cannot
 * send `same-origin`.
 */
export const isOpenedByPerson = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-mode'] === 'navigate' &&
  (headers['sec-fetch-site'] === 'none' ||
    (headers['sec-fetch-site'] === 'same-origin' && headers.referer === undefined));
