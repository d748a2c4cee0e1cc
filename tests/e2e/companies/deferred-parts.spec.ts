import { expect, type Page, test } from '@playwright/test';
import { open, watch } from '../../support/watched-page';

const OVERVIEW = '/overview/zentrix-labs-overview';
const POST = '/p/Kq3vN8xWm2Zt7Rf1';
const REST = /assets\/(?:hi\/)?[\w-]+-rest\.\w+\.js$/;

test.use({ viewport: { width: 390, height: 844 } });

const waiting = (page: Page) => page.locator('[data-later]');

test('[R-001] content below the first view of a company is readable at once, and its code loads when the user scrolls', async ({
  page,
}) => {
  const { complaints } = watch(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (REST.test(request.url())) loaded.push(request.url());
  });
  await open(page, OVERVIEW);
  const faq = page.getByRole('heading', { name: 'Zentrix Labs FAQs' });
  await expect(faq).toBeAttached();
  await expect(waiting(page)).not.toHaveCount(0);
  expect(loaded).toEqual([]);
  await faq.scrollIntoViewIfNeeded();
  await expect(waiting(page)).toHaveCount(0);
  await expect(faq).toBeVisible();
  expect(loaded).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a part whose code cannot be loaded stays readable and loads on the next interaction', async ({
  page,
}) => {
  let failures = 1;
  await page.route(REST, (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await open(page, OVERVIEW);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => failures).toBeLessThanOrEqual(0);
  await expect(page.getByRole('heading', { name: 'Zentrix Labs FAQs' })).toBeAttached();
  await page.mouse.wheel(0, 400);
  await expect(waiting(page)).toHaveCount(0);
});

test('a link to the comments scrolls to them and loads their code', async ({ page }) => {
  await open(page, POST);
  await page.locator('main article a[href$="#comments"]').first().click();
  await expect(page).toHaveURL(/#comments$/);
  await expect(page.locator('#comments')).toBeInViewport();
  await expect(waiting(page)).toHaveCount(0);
});
