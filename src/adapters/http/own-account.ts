import type { Wire } from './runtime';

/** Signing in and out are for whoever is in front of the browser. */
const FOR_ANYBODY = /^\/(login|logout|sandbox)(\/|$)/;

/** Which account a page shows, and which account the browser's cookies are of; undefined where it is none. */
export interface Accounts {
  readonly ofPage: () => string | undefined;
  readonly ofBrowser: () => string | undefined;
}

/**
 * Sends nothing from the page of one member in the name of another, whom another tab has signed in. It answers as a
 * service does whose session is gone, so the page deals with it in the same way.
 */
export function forOwnAccount(fetch: Wire['fetch'], accounts: Accounts): Wire['fetch'] {
  return async (request) => {
    const account = accounts.ofPage();
    const browser = accounts.ofBrowser();
    const isOthers = account !== undefined && browser !== undefined && browser !== account;
    if (isOthers && !FOR_ANYBODY.test(new URL(request.url).pathname)) return refused();
    return fetch(request);
  };
}

function refused(): Response {
  const problem = {
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    code: 'ACCOUNT_CHANGED',
    message: 'You switched to another account.',
  };
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
