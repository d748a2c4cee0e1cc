import { expect, it } from 'vitest';
import { memoryStorage } from '../shell/memory-storage';
import { signedOutSearch } from '../shell/signed-out-search';
import { hasOthersQuery, takeTab } from './tab-account';

const SEARCH = '?q=union';
const cookiesOf = (account: string | undefined) => ({
  read: (name: string) =>
    account === undefined ? undefined : { UAC_K: '1', usr_data: JSON.stringify({ UserId: account }) }[name],
});

/** The tab of a member, loaded again while the browser belongs to another account or none. */
function loadedAgain(account: string | undefined, search = SEARCH) {
  const tab = memoryStorage();
  takeTab(tab, 'asha');
  return { tab, hasOthers: hasOthersQuery(tab, cookiesOf(account), search) };
}

it('a page that is loaded again knows a search of a member who signed out or made way for another one', () => {
  expect(loadedAgain(undefined).hasOthers).toBe(true);
  expect(loadedAgain('sudha').hasOthers).toBe(true);
  expect(loadedAgain('asha').hasOthers).toBe(false);
  expect(hasOthersQuery(memoryStorage(), cookiesOf(undefined), SEARCH)).toBe(false);
});

it('searches of the next user in the tab stay in the address', () => {
  const { tab } = loadedAgain(undefined, '?toast=');
  expect(hasOthersQuery(tab, cookiesOf(undefined), SEARCH)).toBe(false);
  expect(takeTab(tab, 'sudha')).toBe(false);
});

it('a member whose session ended keeps the search for the next login, and no other member does', () => {
  for (const [next, isOther] of [
    ['asha', false],
    ['sudha', true],
  ] as const) {
    const { tab, hasOthers } = loadedAgain(undefined, signedOutSearch(SEARCH));
    expect([hasOthers, takeTab(tab, next)]).toEqual([false, isOther]);
  }
});
