import { expect, test } from '@playwright/test';
import { ANSWERING, ask, IMRAN, reply } from '../../support/ask-question';
import { signIn } from '../../support/sign-in';
import { open, watch } from '../../support/watched-page';

for (const width of [390, 1280]) {
  test(`[R-001][R-187] at ${width} px, the first response contains the notifications, which hydrate without another request and are readable without scripts`, async ({
    browser,
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(context.request, baseURL, ANSWERING[1]);
    const imran = await browser.newContext();
    await signIn(imran.request, baseURL, IMRAN);
    const question = await ask(context, baseURL);
    await reply(imran, baseURL, question);
    await imran.close();
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
      ...(baseURL && { baseURL }),
    });
    const readable = await plain.newPage();
    await readable.goto('/notifications');
    const way = `main a[href="/p/${question}"]`;
    await expect(readable.locator(way)).toContainText('has a new answer');
    // Home shows the count before any script runs, and the list has the same count.
    await readable.goto('/');
    const bell = readable.getByRole('link', { name: /^Notifications, [1-9]\d* unread$/ });
    await expect(bell).toBeVisible();
    const label = (await bell.getAttribute('aria-label')) ?? '';
    await plain.close();
    const seen = watch(page);
    await open(page, '/notifications');
    await expect(page.locator(way)).toBeVisible();
    expect(seen.calls.filter((call) => call.startsWith('GET'))).toEqual([]);
    expect(seen.complaints).toEqual([]);
    await expect(page.getByRole('link', { name: label, exact: true })).toBeVisible();
  });
}
