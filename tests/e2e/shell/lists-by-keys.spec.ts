import { expect, type Page, test } from '@playwright/test';
import { tabTo } from '../../support/tab-to';

const HEADERS = { appid: '999', systemid: 'desktop' };

test('[R-198] the next page of a list starts at its top, also for the keyboard', async ({ page }) => {
  await page.goto('/list-of-companies');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: 'Page 2', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[R-198] removing a company from the comparison keeps the focus in place', async ({ page }) => {
  await page.goto('/compare?companies=zentrix-labs,kaveri-bank');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: 'Remove Kaveri Bank' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/companies=zentrix-labs$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('[R-198] clearing visited companies by keyboard moves the focus to the next element', async ({
  page,
}) => {
  await page.request.post('/sandbox/session', { headers: HEADERS, data: { memberId: 'Mb2imranS7Vt5Wk9' } });
  const noted = page.waitForResponse(/browsing-history/);
  await page.goto('/overview/zentrix-labs-overview');
  await noted;
  await page.goto('/list-of-companies');
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await expect(clear).toHaveCount(0);
  await expect(page.locator('summary', { hasText: 'Industry' })).toBeFocused();
});

test('[R-198] marking all notifications as read by keyboard moves the focus to the next button', async ({
  page,
}) => {
  await page.request.post('/sandbox/session', { headers: HEADERS, data: { memberId: 'Mb1asha2Nair3Qx4' } });
  await page.goto('/notifications');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  const all = page.getByRole('button', { name: 'Mark all read' });
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  await expect(all).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Preferences' })).toBeFocused();
});

/** The filter of benefits in the list of companies. */
async function benefitsOnPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/list-of-companies');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  const filter = page.locator('summary', { hasText: 'Benefit' });
  const list = page.locator('details', { has: filter });
  return { filter, list, boxes: list.getByRole('checkbox') };
}

test('[R-198] on a phone a filter list can be entered by keyboard and closes when the focus returns to its name', async ({
  page,
}) => {
  const { filter, list, boxes } = await benefitsOnPhone(page);
  const search = list.getByRole('searchbox');
  await tabTo(page, filter);
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(filter).toBeFocused();
  await expect(boxes.first()).toBeHidden();
});

test('[R-482] on a phone a tap beside an open filter list closes it and triggers nothing else', async ({
  page,
}) => {
  const { filter, boxes } = await benefitsOnPhone(page);
  const company = await page
    .getByRole('main')
    .getByRole('link', { name: 'Zentrix Labs' })
    .first()
    .boundingBox();
  await filter.click();
  await expect(boxes.first()).toBeVisible();
  await page.mouse.click((company?.x ?? 0) + 10, (company?.y ?? 0) + 10);
  await expect(boxes.first()).toBeHidden();
  await expect(page).toHaveURL('/list-of-companies');
  await filter.click();
  await boxes.first().check();
  await expect(page).toHaveURL(/benefit=/);
  await expect(boxes.first()).toBeVisible();
});

test('[R-198] on a phone a half-hidden tab is scrolled into view on keyboard focus', async ({ page }) => {
  await page.request.post('/sandbox/session', { headers: HEADERS, data: { memberId: 'Mb1asha2Nair3Qx4' } });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/overview/zentrix-labs-overview');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  const tabs = page.getByRole('navigation', { name: 'Zentrix Labs', exact: true }).getByRole('link');
  await tabTo(page, tabs.first());
  for (const tab of await tabs.all()) {
    await expect(tab).toBeFocused();
    await expect(tab).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('[R-198] the end of the column next to an endless feed is reachable by keyboard and wheel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  const last = page.getByRole('link', { name: 'Help', exact: true });
  await page.mouse.wheel(0, 600);
  await expect(last).not.toBeInViewport();
  await page.getByRole('heading', { name: 'Are you paid fairly?' }).hover();
  await page.mouse.wheel(0, 600);
  await expect(last).toBeInViewport();
  await page.reload();
  await last.focus();
  await expect(last).toBeInViewport();
});
