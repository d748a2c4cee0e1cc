import type { Wire } from './runtime';

/** Login and logout are allowed for any account. */
const FOR_ANY_ACCOUNT = /^\/(login|logout|sandbox)(\/|$)/;

/** The account a page shows and the account of the browser's cookies; undefined without an account. */
export interface Accounts {
  readonly ofPage: () => string | undefined;
  readonly ofBrowser: () => string | undefined;
}

/**
 * Blocks requests from one member's page when another tab has signed in another member. Answers like a service with
 * an expired session, so that the page handles both the same way.
 */
export function forOwnAccount(fetch: Wire['fetch'], accounts: Accounts): Wire['fetch'] {
  return async (request) => {
    const account = accounts.ofPage();
    const browser = accounts.ofBrowser();
    const isOthers = account !== undefined && browser !== undefined && browser !== account;
    if (isOthers && !FOR_ANY_ACCOUNT.test(new URL(request.url).pathname)) return refused();
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
