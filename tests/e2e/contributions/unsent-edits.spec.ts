import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { exampleSalary } from '../../../src/server/testing/contributions';
import { everythingReadable } from '../../support/everything-readable';
import { loginButton, play } from '../../support/login-window';
import { joinAs, logInAgain, personOf } from '../../support/new-member';
import { open } from '../../support/watched-page';

/** Edits of an own contribution that the session did not outlive (decision 113). */

const FORM = '/contribute/salary-v3';
const EDITED = '23,45,678';

type BaseURL = string | undefined;

const headersOf = (baseURL: BaseURL) => ({
  appid: '999',
  systemid: 'AB_WEB',
  origin: new URL(baseURL ?? '').origin,
});

/** Opens the form of a new salary and changes its pay. */
async function edit(page: Page, baseURL: BaseURL): Promise<string> {
  const path = `${FORM}?rid=${await addSalary(page.context(), baseURL)}`;
  await open(page, path);
  await toPay(page);
  await fixedPay(page).fill(EDITED);
  return path;
}

async function addSalary({ request }: BrowserContext, baseURL: BaseURL): Promise<string> {
  const headers = headersOf(baseURL);
  const response = await request.post('/salary-services/v1/salary-reports', { data: exampleSalary, headers });
  return (await response.json()).rid;
}

const fixedPay = (page: Page) => page.getByRole('combobox', { name: 'Fixed pay' });
const account = (page: Page) => page.getByRole('button', { name: /Menu and account/ });
const toPay = (page: Page) => page.getByRole('button', { name: 'Your pay, yearly' }).click();

async function expectNothingReadable(page: Page) {
  await expect.poll(() => everythingReadable(page).catch(() => EDITED)).not.toMatch(/23,?45,?678/);
}

async function logInAs(page: Page, name: string) {
  await play(page, loginButton(page, 'Google'), 'Log in', name);
  await expect(account(page)).toBeVisible();
}

interface Ending {
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly baseURL: BaseURL;
  readonly name: string;
}

const ENDINGS = {
  'is revoked on another device': async ({ browser, baseURL, name }: Ending) => {
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    await logInAgain(other, baseURL, name);
    const path = '/user-services/v1/user/sessions';
    const response = await other.request.delete(path, { headers: headersOf(baseURL) });
    expect(response.status()).toBe(204);
    await other.close();
  },
  expires: async ({ context }: Ending) => {
    for (const name of ['AT', 'RT']) await context.clearCookies({ name });
  },
};

test.use({ viewport: { width: 1280, height: 900 } });

for (const [ending, end] of Object.entries(ENDINGS))
  test(`edits of the member’s salary are restored if the session ${ending} before they are saved`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const name = `Editor whose session ${ending}`;
    await joinAs(context, baseURL, name);
    await edit(page, baseURL);
    await end({ context, browser, baseURL, name: personOf(name) });
    // Another request of the page may find out before the press; then the login is there already, and the button is not.
    await page
      .getByRole('button', { name: 'Save' })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect(loginButton(page, 'Google')).toBeVisible();
    await expectNothingReadable(page);
    await logInAs(page, personOf(name));
    await toPay(page);
    await expect(fixedPay(page)).toHaveValue(EDITED);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  });

test('edits of the member’s salary are removed after another tab signs out, and restored only for their author', async ({
  page,
  context,
  baseURL,
}) => {
  const name = 'Editor with two tabs';
  await joinAs(context, baseURL, name);
  const path = await edit(page, baseURL);
  const other = await context.newPage();
  await open(other, '/about-us');
  await account(other).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  await expectNothingReadable(page);

  await joinAs(context, baseURL, 'Reader of other people’s edits');
  await open(page, path);
  await expect(page.getByText(/no longer exists/)).toBeVisible();
  await expectNothingReadable(page);

  await context.clearCookies();
  // An entry with a query belongs to the member who opened it, and opening the same address again keeps the entry.
  await open(page, '/');
  await logInAgain(context, baseURL, name);
  await open(page, path);
  await toPay(page);
  await expect(fixedPay(page)).toHaveValue(EDITED);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await toPay(page);
  await expect(fixedPay(page)).toHaveValue('18,50,000');
});
