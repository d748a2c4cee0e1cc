import { expect, test } from '@playwright/test';
import { openReady } from '../../support/offline-page';
import { signIn } from '../../support/sign-in';

for (const path of ['/employer/applications', '/employer/reviews', '/letters/stop', '/letters/begin'])
  test(`without a network, the link of an email to ${path} does not claim that its page does not exist`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context.request, baseURL);
    await openReady(page, '/');
    await context.setOffline(true);
    await expect(page.goto(`${path}?k=x`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await expect(page.getByText('Page not found')).toHaveCount(0);
    await context.setOffline(false);
    await page.goto(`${path}?k=x`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
