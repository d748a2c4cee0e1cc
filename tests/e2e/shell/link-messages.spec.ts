import { expect, test } from '@playwright/test';
import { isSignedIn } from '../../support/login-window';
import { open } from '../../support/watched-page';

test('[R-176][R-177] a message from a link shows no web address and at most 120 characters', async ({
  page,
}) => {
  const text = `Your account is locked, go to https://evil.example/pay or evil.in ${'now '.repeat(60)}`;
  await open(page, `/jobs?toast=${encodeURIComponent(text)}`);
  const message = page.getByRole('status').filter({ hasText: 'Your account is locked, go to or now' });
  await expect(message).not.toContainText('evil');
  expect((await message.locator('small').textContent())?.length).toBeLessThanOrEqual(120);
});

test('[R-155][R-174][R-178] shell params of a link leave the address on every kind of page, even undecodable values', async ({
  page,
}) => {
  for (const path of ['/', '/login', '/p/no-such-post', '/nowhere-at-all', '/settings']) {
    for (const value of ['x', '%E0%A4']) {
      const names = ['toast', 'openOnboarding', 'linkedinLogin', 'naukriLogin', 'onLogin', 'notification_id'];
      await open(page, `${path}?page=2&${names.map((name) => `${name}=${value}`).join('&')}&%=1`);
      await expect.poll(() => new URL(page.url()).search, `${path} ${value}`).not.toMatch(/toast|on|%/i);
    }
  }
});

test('[R-151][R-155] a failed Naukri login shows our own message', async ({ page }) => {
  await open(page, '/jobs?naukriLogin=failed');
  const alert = page.getByRole('alert').filter({ hasText: 'Naukri Login Failed!' });
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText('link');
  await expect(page).toHaveURL('/jobs');
});

test('[R-152] a login address leads back to its page with the campaign and nothing else', async ({
  page,
}) => {
  await page.goto('/login/linkedin?referer=%2Fabout-us%3Fa%3D1&clientid=x&campaign=header&evil=1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/about-us?a=1&campaign=header');
  expect(await isSignedIn(page)).toBe(true);
});
