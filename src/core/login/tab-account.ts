import { parseQuery, valueIn } from '../shell/query';
import type { TabStorage } from '../shell/tab-storage';

const TAB_ACCOUNT = 'tabAccount:v1';

/** Remembers the account for the page that follows the end of its session. */
export const rememberTabAccount = (tab: TabStorage, accountId: string): void =>
  tab.write(TAB_ACCOUNT, accountId);

/** The member whose session has just ended. The search in the address is theirs, and they may continue it. */
export const endedAccount = (tab: TabStorage, search: string): string | undefined =>
  valueIn(parseQuery(search), 'showLoginModal') === 'signout' ? tab.read(TAB_ACCOUNT) : undefined;
