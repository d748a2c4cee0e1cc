import { expect, type Page, test } from '@playwright/test';
import { hasPython, startOtherServer } from '../../support/other-server';

/** The web app on a server that was written from the contracts alone, in another language. */

const title =
  '[R-871] a member logs in to the web app on a server built only from the contracts, stays logged in and joins a chat';

if (hasPython) test(title, async ({ page }) => logIn(page));

async function logIn(page: Page): Promise<void> {
  const server = await startOtherServer({ contracts: 'src/contracts', web: 'dist/web' });
  try {
    await stayLoggedIn(page, server.origin);
    await joinChat(page, server.origin);
  } finally {
    server.stop();
  }
}

async function stayLoggedIn(page: Page, origin: string): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(response.url());
  });
  await page.goto(`${origin}/about-us?showLoginModal=salary`);
  await page.getByRole('button', { name: /^Asha Nair/ }).click();
  const menu = page.getByRole('button', { name: /^Menu and account/ });
  await expect(menu).toBeVisible();
  await page.goto(origin);
  await expect(menu).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Three offers, 60-day notice/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
}

/** The page sends joinRoom over the socket, and the server acknowledges it. */
async function joinChat(page: Page, origin: string): Promise<void> {
  const received: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  await page.goto(`${origin}/messages?chat=Gr4ZentrixRoom01`);
  await expect(page.getByRole('log')).toBeVisible();
  const joined = /^43\d+\[\{"ok": ?true, ?"joined": ?\["Gr4ZentrixRoom01"/;
  await expect.poll(() => received.filter((frame) => joined.test(frame)).length).toBeGreaterThan(0);
}
