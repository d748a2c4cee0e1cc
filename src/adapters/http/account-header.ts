import type { Middleware } from './runtime';

/** The server refuses a request with this header when another account is signed in (see decision 0114). */
const HEADER = 'x-account-id';

export const accountHeader = (accountId: string | undefined): Readonly<Record<string, string>> =>
  accountId === undefined ? {} : { [HEADER]: accountId };

export const forAccount = (accountId: string): Middleware => ({
  onRequest({ request }) {
    request.headers.set(HEADER, accountId);
    return request;
  },
});
