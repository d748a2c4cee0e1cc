import { expect, type Page, test } from '@playwright/test';
import { openSaved } from '../../support/saved-pages';
import { open } from '../../support/watched-page';

/** Changes only the device clock: a fake page clock would also affect what the browser measures. */
const setClock = (page: Page, days: number) =>
  page.addInitScript((off) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...parts: []) {
        super(...(parts.length > 0 ? parts : ([Right.now() + off] as unknown as [])));
      }
      static override now = () => Right.now() + off;
    } as DateConstructor;
  }, days * 86_400_000);

/** The time units of the posts on Home, as rendered on the device. */
async function units(page: Page): Promise<string[]> {
  await open(page, '/jobs');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Home', exact: true }).click();
  const ages = page.getByRole('feed').locator('time');
  await expect.poll(() => ages.count()).toBeGreaterThan(4);
  return (await ages.allTextContents()).slice(0, 5).map((age) => age.replace(/\d/g, ''));
}

for (const days of [-365, -1, 1, 365])
  test(`on a device whose clock is ${days} days off, ages are correct on pages opened from there`, async ({
    page,
    context,
  }) => {
    const before = await units(await context.newPage());
    expect(before).toContain('h');
    await setClock(page, days);
    const shown = await units(page);
    // A full hour may pass between two readings.
    const after = await units(await context.newPage());
    expect([before, after]).toContainEqual(shown);
  });

test('[R-710] a page that was saved while the clock was a month ahead is not shown offline', async ({
  page,
  context,
}) => {
  await openSaved(page, '/communities');
  await page.evaluate(async (ahead) => {
    for (const name of (await caches.keys()).filter((cacheName) => cacheName.startsWith('pages-'))) {
      const cache = await caches.open(name);
      const saved = await cache.match('/communities', { ignoreVary: true });
      if (!saved) continue;
      const headers = new Headers(saved.headers);
      headers.set('x-saved-at', String(Date.now() + ahead));
      await cache.put('/communities', new Response(await saved.text(), { headers }));
    }
  }, 30 * 86_400_000);
  await context.setOffline(true);
  await page.goto('/communities');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(/^Saved /)).toHaveCount(0);
});
