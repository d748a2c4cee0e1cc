import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const refusal = {
  code: 'UNAUTHORISED',
  message: 'Log in.',
  status: 401,
  title: 'Log in',
  type: 'about:blank',
};

/** Every later write to a service gets this response. */
const answerWrites = (page: Page, status: number) =>
  page.route(/-services\//, (route) => {
    if (route.request().method() === 'GET' || /analytics/.test(route.request().url()))
      return route.fallback();
    const problem = { ...refusal, ...(status !== 401 && { status, code: 'BROKEN', message: 'No.' }) };
    return route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  });

const first = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();

/** Writes whose failures show a general message. */
const UNEXPLAINED = ['a vote', 'an alias', 'a reaction', 'a community', 'a company', 'a helpful review'];

/** Each page with one action that a member takes there. */
const WRITES: Readonly<Record<string, readonly [string, (page: Page) => Promise<unknown>]>> = {
  'a vote': ['/', (page) => first(page, /^Upvote/).click()],
  'an alias': [
    '/',
    (page) => page.getByRole('radio', { name: 'Designation' }).first().check({ force: true }),
  ],
  'a reaction': [
    '/p/Kq3vN8xWm2Zt7Rf1',
    async (page) => {
      await first(page, /^React/).click();
      await page.getByRole('menuitem').first().click();
    },
  ],
  'a comment': [
    '/p/Kq3vN8xWm2Zt7Rf1',
    async (page) => {
      await page
        .getByRole('textbox', { name: /comment/i })
        .first()
        .fill('Good to know.');
      await page
        .getByRole('textbox', { name: /comment/i })
        .first()
        .press('Control+Enter');
    },
  ],
  'a community': ['/communities', (page) => first(page, /^Join/).click()],
  'a company': ['/overview/zentrix-labs-overview', (page) => first(page, /^Follow/).click()],
  'a helpful review': ['/reviews/zentrix-labs-reviews', (page) => first(page, /^Helpful/).click()],
  'a preference': [
    '/user-settings',
    (page) =>
      page.getByRole('checkbox', { name: /^Send read receipts when I use my chosen name/ }).press(' '),
  ],
  'a notice': [
    '/user-settings',
    (page) => page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 }),
  ],
};

for (const [label, [path, act]] of Object.entries(WRITES)) {
  test(`${label} that is refused because the session has ended asks the user to log in, and leaves no unhandled rejection`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page.request, baseURL, 'Mb1asha2Nair3Qx4');
    await open(page, path);
    await answerWrites(page, 401);
    const restarted = page.waitForEvent('domcontentloaded');
    await act(page);
    await restarted;
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await expect(page.locator('[data-toasts]')).toContainText('You must be logged in to do this operation!');
  });

  if (label === 'a comment')
    test('a comment that is refused because the session has ended is restored after logging in', async ({
      page,
      baseURL,
    }) => {
      await signIn(page.request, baseURL, 'Mb1asha2Nair3Qx4');
      await open(page, path);
      await answerWrites(page, 401);
      const restarted = page.waitForEvent('domcontentloaded');
      await act(page);
      await restarted;
      await expect(page.getByRole('dialog').first()).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await signIn(page.request, baseURL, 'Mb1asha2Nair3Qx4');
      await open(page, path);
      await expect(page.getByRole('textbox', { name: /comment/i }).first()).toHaveValue('Good to know.');
    });

  if (!UNEXPLAINED.includes(label)) continue;
  test(`${label} that fails shows one message and leaves no unhandled rejection`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page.request, baseURL, 'Mb1asha2Nair3Qx4');
    await open(page, path);
    await answerWrites(page, 409);
    await act(page);
    await expect(page.locator('[data-toasts] li, main [role=alert]')).toHaveCount(1);
  });
}
