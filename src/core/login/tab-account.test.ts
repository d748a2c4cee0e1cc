import { expect, it } from 'vitest';
import { memoryStorage } from '../shell/memory-storage';
import { signedOutSearch } from '../shell/signed-out-search';
import { endedAccount, rememberTabAccount } from './tab-account';

it('the page after the end of a session knows whose search is in its address, and no other page does', () => {
  const tab = memoryStorage();
  expect(endedAccount(tab, signedOutSearch('?q=union'))).toBeUndefined();
  rememberTabAccount(tab, 'asha');
  expect(endedAccount(tab, signedOutSearch('?q=union'))).toBe('asha');
  for (const search of ['?q=union', '?toast=', '']) expect(endedAccount(tab, search)).toBeUndefined();
});
