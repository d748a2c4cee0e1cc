import type { Cookies } from '../shared/cookies';
import { parseQuery, valueIn } from '../shell/query';
import { withoutShell } from '../shell/shell-parameters';
import type { TabStorage } from '../shell/tab-storage';
import { isSignedInAs } from './signed-in-as';

const TAB_ACCOUNT = 'tabAccount:v1';

/** Returns whether the tab belonged to another account until now. */
export function takeTab(tab: TabStorage, accountId: string): boolean {
  const before = tab.read(TAB_ACCOUNT);
  tab.write(TAB_ACCOUNT, accountId);
  return before !== undefined && before !== accountId;
}

/**
 * Whether the address of a page that loads may have a search of a member who is no longer signed in, because the tab
 * missed the end of the session. A member who is asked to log in again may continue the search.
 */
export function hasOthersQuery(tab: TabStorage, cookies: Pick<Cookies, 'read'>, search: string): boolean {
  const account = tab.read(TAB_ACCOUNT);
  if (account === undefined || isSignedInAs(cookies, account)) return false;
  if (valueIn(parseQuery(search), 'showLoginModal') === 'signout') return false;
  tab.remove(TAB_ACCOUNT);
  return withoutShell(search) !== '';
}
