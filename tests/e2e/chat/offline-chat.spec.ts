import { expect, test } from '@playwright/test';
import { ANSWERING } from '../../support/ask-question';
import { openReady } from '../../support/offline-page';
import { signIn } from '../../support/sign-in';

for (const width of [360, 390, 1280])
  test(`at ${width} px, no message covers the message box of a chat without a connection`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page.request, baseURL, ANSWERING[0]);
    await openReady(page, '/messages?chat=Gr4ZentrixRoom01');
    const box = page.getByRole('textbox', { name: 'Write a message' });
    // A delivered message shows that the chat is connected.
    const text = `At ${width} px, ${Date.now()}`;
    await box.fill(text);
    await box.press('Enter');
    await expect(page.getByRole('log').getByText(text)).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(/^No connection. We’ll send your messages/)).toBeVisible();
    await expect(page.getByText('You’re offline', { exact: true })).toBeAttached();
    await box.click({ timeout: 5000 });
    await page.context().setOffline(false);
    await expect(page.getByText('You’re offline', { exact: true })).toHaveCount(0);
  });
