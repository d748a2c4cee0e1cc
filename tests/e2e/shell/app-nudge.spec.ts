import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const nudge = (page: Page) => page.getByRole('complementary', { name: 'Our app' });

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page.request, baseURL, ASHA);
  await page.clock.install();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[R-215][R-217] on a phone, the app is offered after a while on a reading page, and the offer disappears with the page', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(nudge(page)).toHaveCount(0);
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(nudge(page)).toHaveCount(1, { timeout: 100 });
    }).toPass();
    await page.getByRole('link', { name: 'Jobs', exact: true }).last().click();
    await expect(page).toHaveURL(/\/jobs/);
    await expect(nudge(page)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(nudge(page)).toHaveCount(0);
  });
});

test.describe('on an iPhone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  });

  test('[R-216] on an iPhone, the app is not offered, because there is no iPhone app', async ({ page }) => {
    await open(page, '/');
    await page.clock.runFor(60_000);
    await expect(nudge(page)).toHaveCount(0);
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 800, height: 844 } });

  test('[R-216] in a wide window, the app is not offered', async ({ page }) => {
    await open(page, '/');
    await page.clock.runFor(60_000);
    await expect(nudge(page)).toHaveCount(0);
  });
});
