import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './watched-page';

export const BAD_TOKENS = [
  'A token for another app',
  'A token that has expired',
  'A token from another issuer',
];
export const REFUSED = 'We couldn’t confirm your login.';

const AMBIENT = { appid: '999', systemid: 'AB_WEB' };

export const dialogOf = (page: Page) => page.locator('dialog[open]');
export const loginButton = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name: `Continue with ${name}` });

export async function openLogin(page: Page, width: number, path = '/about-us?showLoginModal=salary') {
  await page.setViewportSize({ width, height: 844 });
  await open(page, path);
  await expect(loginButton(page, 'Google')).toBeVisible();
}

/** Presses a provider's button and selects an outcome in its window. */
export async function play(page: Page, button: Locator, outcome: string, name?: string) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(popup.getByText('Test site: these logins are simulated.')).toBeVisible();
  if (name) await popup.getByLabel('Name').fill(name);
  const closed = popup.waitForEvent('close');
  // The press closes its own window, sometimes before the click is reported as done.
  await popup
    .getByRole('button', { name: outcome, exact: true })
    .click()
    .catch((error) => {
      if (!popup.isClosed()) throw error;
    });
  await closed;
}

/** A new member is asked a few questions after the first login. */
export async function expectWelcome(page: Page) {
  await expect(page.getByRole('button', { name: /^Menu and account/ })).toBeVisible();
  await page.locator('html[data-ready]').waitFor();
  // A key press loads the questions, which otherwise appear after a few seconds.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(dialogOf(page).getByRole('heading', { name: 'What topics interest you?' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  expect(await isSignedIn(page)).toBe(true);
}

/** The toast confirms it; then it is closed, so that only the next toast is visible. */
export async function expectMessages(page: Page, ...texts: readonly string[]) {
  const toasts = page.locator('[data-toasts]');
  for (const text of texts) await expect(toasts.getByText(text).first()).toBeVisible();
  // Pointing at a message would keep it open.
  for (const close of await toasts.getByRole('button', { name: 'Close' }).all())
    await close.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => undefined);
  await expect(toasts.getByText(texts[0] ?? '').first()).toBeHidden({ timeout: 10_000 });
}

/** The next window that the page requests does not open. */
export const blockNextWindow = (page: Page) =>
  page.evaluate(() => {
    const real = window.open.bind(window);
    window.open = (...values) => {
      window.open = real;
      return values.length > 0 ? null : null;
    };
  });

export async function isSignedIn(page: Page): Promise<boolean> {
  const reply = await page.context().request.get('/user-services/user/profile', { headers: AMBIENT });
  return reply.status() === 200;
}
