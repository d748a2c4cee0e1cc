import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { SiteProxy } from '../../support/site-proxy';
import { open } from '../../support/watched-page';

/** A phone whose network ends right after a page has loaded, before anything is stored for reading offline. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const noConnection = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection' });

for (const name of ['Communities', 'Companies', 'Jobs']) {
  test(`the tab ${name} of the bottom bar says that there is no connection when the site stops responding, and works when it is back`, async ({
    page,
    baseURL,
  }) => {
    const site = await new SiteProxy(baseURL ?? '').start();
    await open(page, `${site.origin}/salaries`);
    await site.stop();
    // The radio still reports a network.
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await tab(page, name).tap();
    await expect(noConnection(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await site.start();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Salaries');
    await site.stop();
  });
}

test('a tab of the bottom bar says that there is no connection in flight mode, and its page opens when the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/salaries');
  await context.setOffline(true);
  await tab(page, 'Jobs').tap();
  await expect(noConnection(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible({ timeout: 20_000 });
});
