import { expect, type Page, type Route, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const ROOM = '/messages?chat=Gr4ZentrixRoom01';

const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

/** The valid response with other values in place of its texts. */
async function otherThings(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = (await response.text()).replace(/("\w*[nN]ame":)"[^"]*"/g, '$1{"text":"x"}');
  await route.fulfill({ response: response, body: text });
}

function uncaught(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

const title = (page: Page) => page.getByRole('dialog').getByLabel('Title');

test.beforeEach(async ({ page, baseURL }) => signIn(page.request, baseURL, ASHA));

test('[R-055] the composer keeps all input when communities and rules have the wrong shape, and retries the lookup', async ({
  page,
}) => {
  const errors = uncaught(page);
  await open(page, '/communities/salary-talk');
  await page.route(/\/poll\/config$/, json('{}'));
  await page.route(/search/, otherThings);
  await page.getByRole('button', { name: 'Write a post' }).click();
  await title(page).fill('Typed by hand');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Poll' }).click();
  await dialog.getByLabel('Option 1').fill('Yes');
  const where = dialog.getByRole('combobox', { name: 'Community' });
  await where.fill('zentrix');
  await expect(dialog.getByRole('alert')).toContainText('Couldn’t load communities.');
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(where).toBeFocused();
  await where.press('ArrowDown');
  await dialog
    .getByRole('option', { name: /Zentrix/ })
    .first()
    .click();
  await expect(title(page)).toHaveValue('Typed by hand');
  await expect(dialog.getByLabel('Option 1')).toHaveValue('Yes');
  expect(errors).toEqual([]);
});

test('[R-055] a chat whose response had the wrong shape loads on retry', async ({ page }) => {
  const errors = uncaught(page);
  await open(page, '/messages');
  await page.route(/\/recent/, otherThings);
  await page.getByRole('navigation', { name: 'Your chats' }).getByRole('link').first().click();
  const locator = page.getByRole('main').getByRole('alert');
  await expect(locator).toContainText('Something went wrong');
  await page.unrouteAll({ behavior: 'wait' });
  await locator.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(locator).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('[R-042] a message that was not delivered stays after a reload and is sent once', async ({ page }) => {
  // Only a socket of the page itself can be intercepted.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await page.routeWebSocket(/\/ws\//, (line) => line.close());
  await page.route(/\/message\/group\/[^/]+\/message\//, (route) =>
    route.fulfill({ status: 500, body: 'no' }),
  );
  await open(page, ROOM);
  const text = `Not arrived ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not sent')).toBeVisible();
  await page.unroute(/\/message\/group\/[^/]+\/message\//);
  await open(page, ROOM);
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  await page.getByRole('button', { name: 'Send again' }).click();
  const log = page.getByRole('log');
  await expect(log.getByText(/^(Not sent|Sending)$/)).toHaveCount(0);
  await open(page, ROOM);
  await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
});

test('a browser without ResizeObserver shows the end of a chat and new messages', async ({ page }) => {
  const errors = uncaught(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'ResizeObserver');
  });
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, ROOM);
  const text = `Without sizes ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeInViewport();
  expect(errors).toEqual([]);
});
