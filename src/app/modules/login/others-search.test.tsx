import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_COOKIES } from '../../../../tests/support/whole-app';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { readCookie } from '../../../adapters/browser/document-cookies';
import { settle } from '../../../adapters/http/testing';
import { rememberTabAccount } from '../../../core/login/tab-account';
import { memoryStorage } from '../../../core/shell/memory-storage';
import { CommunitiesListStore } from '../../../stores/communities/communities-list-store';
import { SessionEndStore } from '../../../stores/login/session-end-store';
import { SessionStore } from '../../../stores/login/session-store';
import { SignOutStore } from '../../../stores/login/sign-out-store';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/communities/communities-screen'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

const MEMBER = 'n7Yc2Qk9Xw4Zt1Rf8Vb3Lm6Ps5Hd0Ja2';
const SEARCH = '/communities?q=union';

describe('the address of the list of communities', () => {
  const searched = async (
    tabStorage = memoryStorage(),
    browser = { cookies: MEMBER_COOKIES },
    { address = SEARCH, account }: { readonly address?: string; readonly account?: string } = {},
  ) => {
    history.replaceState({ account }, '', address);
    const logout = () => new Response(null, { status: 204 });
    const cookies = { read: (name: string) => readCookie(browser.cookies, name), write: () => {} };
    const page = await showPage(address, { logout }, { tabStorage, cookies });
    await waitFor(() => expect(page.resolve(CommunitiesListStore).place.text).toBe('union'));
    return page;
  };

  it('a typed search is not in the address of the page that follows a sign-out', async () => {
    const { resolve, restarts } = await searched();
    await resolve(SignOutStore).signOut({ ended: { text: '' }, pending: { text: '' } });
    await touchUntil(() => expect(restarts).toEqual(['/communities?toast=']));
  });

  it('a typed search is not in the address once another account signed in in the browser', async () => {
    const browser = { cookies: MEMBER_COOKIES };
    const { restarts } = await searched(memoryStorage(), browser);
    browser.cookies = 'UAC_K=1; usr_data={"UserId":"sudha"}';
    await touchUntil(() => expect(restarts).toEqual(['/communities']));
  });

  it('a typed search stays in the address for the member whose session ended', async () => {
    const { resolve, restarts } = await searched();
    act(() => resolve(SessionEndStore).end('communities'));
    await touchUntil(() => expect(restarts).toEqual(['/communities?q=union&showLoginModal=signout']));
  });

  it('a typed search leaves the address if the history entry names another member', async () => {
    const { router } = await searched(memoryStorage(), undefined, { account: 'asha' });
    await touchUntil(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.pathname).toBe('/communities');
  });

  it.each([
    ['another member', MEMBER_COOKIES, MEMBER],
    ['a visitor', '', undefined],
  ])(
    'a search that %s opens in the tab of an earlier member stays in the address',
    async (_, cookies, account) => {
      const tab = memoryStorage();
      rememberTabAccount(tab, 'asha');
      const { router } = await searched(tab, { cookies });
      await touchUntil(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
      await waitFor(() => expect(history.state.account).toBe(account));
      await settle();
      expect(router.state.location.search).toBe('?q=union');
    },
  );

  it.each([
    ['a typed search leaves the address when another member logs in after a session ended', 'asha', ''],
    [
      'a typed search is still in the address when the member of an ended session logs in again',
      MEMBER,
      '?q=union',
    ],
  ])('%s', async (_, before, search) => {
    const tab = memoryStorage();
    rememberTabAccount(tab, before);
    const browser = { cookies: '' };
    const { resolve, router } = await searched(tab, browser, {
      address: `${SEARCH}&showLoginModal=signout`,
    });
    await touchUntil(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    browser.cookies = MEMBER_COOKIES;
    await act(() => resolve(SessionStore).open());
    const isDecided = () => router.state.location.search === '' || history.state.account === MEMBER;
    await waitFor(() => expect(isDecided()).toBe(true));
    await settle();
    expect(router.state.location.search).toBe(search);
  });
});
