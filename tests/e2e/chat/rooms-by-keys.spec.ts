import { expect, test } from '@playwright/test';
import { tabTo } from '../../support/tab-to';

const HEADERS = { appid: '999', systemid: 'desktop' };

test('[R-198] on a phone keyboard focus moves into a chat and back to its entry, even over a slow connection', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.request.post('/sandbox/session', { headers: HEADERS, data: { memberId: 'Mb1asha2Nair3Qx4' } });
  await page.goto('/messages');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  const entry = page.getByRole('link', { name: /^Zentrix Labs/ });
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Zentrix Labs' })).toBeFocused();
  let answer: () => void = () => undefined;
  const request = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/message/group?*', async (route) => {
    await request;
    await route.continue();
  });
  await tabTo(page, page.getByRole('link', { name: 'All chats' }));
  await page.keyboard.press('Enter');
  // The list is visible while it loads: a phone shows the chat or the list.
  await expect(entry).toBeVisible();
  await expect(entry).toBeFocused();
  answer();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(entry).toBeFocused();
});

test('[R-198] joining a room by keyboard moves the focus into it, and leaving it moves the focus to the list', async ({
  page,
}) => {
  await page.request.post('/sandbox/session', { headers: HEADERS, data: { memberId: 'Mb2imranS7Vt5Wk9' } });
  await page.goto('/messages?show=rooms');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  const join = page.getByRole('button', { name: /^Join / }).first();
  const room = ((await join.getAttribute('aria-label')) ?? '').replace('Join ', '');
  await tabTo(page, join);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: room })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Chat options' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Leave' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Leave' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Your chats' })).toBeFocused();
});

test('a message keeps the focus and its menu while it is scrolled out of view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.request.post('/sandbox/session', { headers: HEADERS, data: { memberId: 'Mb1asha2Nair3Qx4' } });
  await page.goto('/messages');
  await page.getByRole('link', { name: /^Engineering/ }).click();
  const log = page.getByRole('log');
  await expect(async () => {
    await log.focus();
    await page.keyboard.press('Home');
    expect(await log.evaluate((box) => box.scrollHeight)).toBeGreaterThan(20_000);
  }).toPass({ timeout: 15_000 });
  const early = log.locator('[data-row]').getByRole('button', { name: /^Options for/ });
  await early.nth(2).focus();
  await page.keyboard.press('Enter');
  const report = page.getByRole('menuitem', { name: 'Report' });
  await expect(report).toBeVisible();
  // Rows that are drawn for the first time can be taller than expected, so the end moves.
  await expect(async () => {
    await log.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(page.getByRole('button', { name: 'Go to latest message' })).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(report).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveAttribute('aria-haspopup', 'menu');
});
