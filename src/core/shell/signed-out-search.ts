import { buildQuery, parseQuery } from './query';
import { withoutShell } from './shell-parameters';

/** The same page, with the prompt to log in again. */
export const signedOutSearch = (search: string): string =>
  buildQuery([...parseQuery(withoutShell(search)), ['showLoginModal', 'signout']]);
