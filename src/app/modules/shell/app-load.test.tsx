import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import type { Overrides } from '../../../adapters/http/fake';
import { settle } from '../../../adapters/http/testing';
import { requestCookies } from '../../../adapters/rendering/server-environment';
import { memoryStorage } from '../../../core/shell/memory-storage';
import { CommunitiesStore } from '../../../stores/communities/communities-store';
import { SessionStore } from '../../../stores/login/session-store';
import { AppLoadStore } from '../../../stores/shell/app-load-store';
import { ShellStore } from '../../../stores/shell/shell-store';

beforeAll(async () => {
  await Promise.all([import('../../../views/feed/home-screen'), import('../../../views/login/login-screen')]);
}, 30_000);

it('[R-508] a load reads the cookie, then the profile with its onboarding state, then the member data in parallel', async () => {
  const reported: string[] = [];
  const cookies = {
    read: (name: string) => {
      reported.push(`cookie ${name}`);
      return name === 'UAC_K' ? '1' : undefined;
    },
    write: () => {},
  };
  let aliasesAsked = () => {};
  const aliases = new Promise<void>((done) => {
    aliasesAsked = done;
  });
  const { resolve } = await showPage(
    '/',
    {
      readProfile: ({ example }) => {
        reported.push('profile');
        return example;
      },
      // Loading them in sequence would deadlock this test.
      listCommunities: async ({ example }) => {
        reported.push('communities');
        await aliases;
        return example;
      },
      listPseudoProfiles: ({ example }) => {
        reported.push('faces');
        aliasesAsked();
        return example;
      },
      readCareerStatus: ({ example }) => {
        reported.push('career');
        return example;
      },
    },
    { cookies },
  );
  await waitFor(() => expect(resolve(CommunitiesStore).rail.state).toBe('SUCCESS'));
  expect(resolve(AppLoadStore).userLoaded).toBe(false);
  resolve(AppLoadStore).run('HomeScreen');
  expect(resolve(AppLoadStore).userLoaded).toBe(true);
  const [cookie = -1, profile = -1, communities = -1] = ['cookie UAC_K', 'profile', 'communities'].map(
    (item) => reported.indexOf(item),
  );
  expect([cookie, profile, communities]).toEqual([cookie, profile, communities].toSorted((a, b) => a - b));
  expect(cookie).toBeGreaterThanOrEqual(0);
  // The profile response already carries the onboarding state, so no second request is made.
  expect(resolve(SessionStore).session.profile).toMatchObject({ isReader: true, userName: 'QuietMonsoon' });
  expect(reported).not.toContain('career');
});

it('[R-509] without the session cookie no profile is requested and no member data is awaited', async () => {
  const requests: string[] = [];
  const visitor = { cookies: requestCookies('') };
  const { resolve } = await showPage('/', { readProfile: () => requests.push('profile') }, visitor);
  await waitFor(() => expect(resolve(CommunitiesStore).rail.state).toBe('SUCCESS'));
  expect([requests, resolve(SessionStore).signedIn]).toEqual([[], false]);
});

it('[R-508] the profile is loaded before an unknown URL shows Page not found', async () => {
  const member = { cookies: requestCookies('UAC_K=1') };
  let respond = () => {};
  const answered = new Promise<void>((done) => {
    respond = done;
  });
  const profile: Overrides['readProfile'] = async ({ example }) => {
    await answered;
    return example;
  };
  const { resolve, router } = await showPage('/nowhere/at-all', { readProfile: profile }, member);
  await settle();
  expect(router.state.initialized).toBe(false);
  respond();
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(resolve(SessionStore).session.profile).toMatchObject({ userName: 'QuietMonsoon' });
});

it('the home link works while the first page is still loading', async () => {
  const never = () => new Promise<never>(() => {});
  const { resolve } = await showPage('/list-of-companies', { listCompanies: never });
  fireEvent.click(await screen.findByRole('link', { name: 'Humkaar, home' }));
  await waitFor(() => expect(resolve(ShellStore).screen).toBe('home'));
});

it('[R-776] a failure to load the login client ids is logged and shows no toast', async () => {
  const logged: object[] = [];
  const { toasts } = await showPage(
    '/login',
    {
      listLoginProviders: () => new Response('{}', { status: 500 }),
      logError: async ({ request }) => {
        logged.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
    { cookies: requestCookies('') },
  );
  await waitFor(() => expect(logged).toHaveLength(1));
  expect(logged[0]).toMatchObject({ error: expect.stringContaining('listLoginProviders') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(toasts()).toEqual([]);
});

/** A visitor returns from a failed login: the only event that visitors send. */
async function returnFromLogin(address: string, device?: object) {
  const sent: object[] = [];
  const recordEvent: Overrides['recordEvent'] = async ({ request }) => {
    sent.push(await request.json());
    return new Response(null, { status: 204 });
  };
  const storage = memoryStorage();
  storage.write('loginInitiated', 'google');
  const visitor = { cookies: requestCookies(''), storage, ...device };
  const { resolve } = await showPage(address, { recordEvent }, visitor);
  resolve(ShellStore).settleIn();
  await waitFor(() => expect(sent).not.toEqual([]));
  return sent;
}

it('[R-153][R-173] after a login the campaign of the address is attached to the events of the visit', async () => {
  expect(await returnFromLogin('/about-us?campaign=pay_mail')).toMatchObject([
    { eventType: 'loginFailed', campaign: 'pay_mail' },
  ]);
});

it.each([
  ['/', 'HomeScreen'],
  ['/communities/salary-talk', 'CommunityListing'],
  ['/departments/engineering-software-qa', 'DepartmentListing'],
  ['/discussions/zentrix-labs-discussions', 'CompanyPosts'],
])('[R-046][R-049][R-050][R-051] the events of the page at %s name it %s', async (path, pageName) => {
  expect(await returnFromLogin(path)).toMatchObject([{ pageName }]);
});

it('[R-047] Home is MainRootScreen in the native app', async () => {
  const device = { device: { nativeApp: true, ios: false, android: true, width: () => 390 } };
  expect(await returnFromLogin('/', device)).toMatchObject([{ pageName: 'MainRootScreen' }]);
  expect(await returnFromLogin('/')).toMatchObject([{ pageName: 'HomeScreen' }]);
});
