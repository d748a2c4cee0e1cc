import { expect, type Page, test } from '@playwright/test';
import { startOtherSite } from '../../support/other-site';
import { openSaved } from '../../support/saved-pages';
import { signIn } from '../../support/sign-in';

/** What another site can do with a window in which it opened ours. */

type Holder = Window & { held?: Window | null };

const sites: Awaited<ReturnType<typeof startOtherSite>>[] = [];
test.afterEach(() => {
  for (const site of sites.splice(0)) site.close();
});

async function goElsewhere(page: Page, markup: string) {
  const site = await startOtherSite(markup);
  sites.push(site);
  await page.goto(site.address);
}

/** The other site opens the address in a window and keeps it. */
async function openFromElsewhere(page: Page, address: string, markup = 'Elsewhere'): Promise<Page> {
  if (sites.length === 0) await goElsewhere(page, markup);
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
    if (member) await signIn(page.context().request, baseURL);
    const ours = await openFromElsewhere(page, `${baseURL}/jobs`);
    await expect(ours.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isLost(page)).toBe(true);
  });

for (const saved of [false, true])
  test(`another site that hides its address loses the window too${saved ? ', also where ours is installed' : ''}`, async ({
    page,
    baseURL,
  }) => {
    if (saved) await openSaved(page, '/list-of-companies');
    const hidden = '<meta name="referrer" content="no-referrer">';
    const ours = await openFromElsewhere(page, `${baseURL}/jobs`, hidden);
    await expect(ours.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isLost(page)).toBe(true);
  });

test('another site loses a window whose page the person loads again', async ({ page, baseURL }) => {
  const ours = await openFromElsewhere(
    page,
    `${baseURL}/jobs`,
    '<meta name="referrer" content="no-referrer">',
  );
  await ours.reload();
  await expect(ours.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isLost(page)).toBe(true);
});

test('another site loses a window in which a page is shown that the device has saved', async ({
  page,
  context,
  baseURL,
}) => {
  await openSaved(page, '/list-of-companies');
  await goElsewhere(page, 'Elsewhere');
  await context.setOffline(true);
  const ours = await openFromElsewhere(page, `${baseURL}/list-of-companies`);
  await expect(ours.getByText(/^Saved (just now|\d+ minutes? ago)/)).toBeVisible();
  await expect.poll(() => isLost(page)).toBe(true);
});

test('a page opened by its address keeps its place and the pages before it when it is loaded again', async ({
  page,
}) => {
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Companies', exact: true }).first().click();
  await expect(page).toHaveURL('/list-of-companies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  const state = await page.evaluate(() => history.state);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await page.evaluate(() => history.state)).toEqual(state);
});
