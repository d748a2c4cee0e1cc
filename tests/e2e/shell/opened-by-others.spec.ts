import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/offline-page';
import { openSaved } from '../../support/saved-pages';

/** What another site can do with a window in which it opened ours. */

const ELSEWHERE = 'http://elsewhere.example/';

type Holder = Window & { held?: Window | null };

/** The other site opens the address in a window and keeps it. */
async function openFromElsewhere(page: Page, address: string): Promise<Page> {
  await page
    .context()
    .route(ELSEWHERE, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await page.goto(ELSEWHERE);
  const opening = page.waitForEvent('popup');
  await page.evaluate((url) => {
    (window as Holder).held = window.open(url);
  }, address);
  return opening;
}

const isLost = (page: Page) => page.evaluate(() => (window as Holder).held?.closed);

for (const member of [false, true])
  test(`another site loses the window in which it opens ours, ${member ? 'also of a member' : 'of a visitor'}`, async ({
    page,
    baseURL,
  }) => {
    if (member) await signIn(page.context(), baseURL);
    const ours = await openFromElsewhere(page, `${baseURL}/jobs`);
    await expect(ours.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isLost(page)).toBe(true);
  });

test('another site loses a window in which a page is shown that the device has saved', async ({
  page,
  context,
  baseURL,
}) => {
  await openSaved(page, '/list-of-companies');
  await context.setOffline(true);
  const ours = await openFromElsewhere(page, `${baseURL}/list-of-companies`);
  await expect(ours.getByText(/^Saved (just now|\d+ minutes? ago)/)).toBeVisible();
  await expect.poll(() => isLost(page)).toBe(true);
});
