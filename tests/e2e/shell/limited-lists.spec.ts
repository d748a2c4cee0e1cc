import { expect, test } from '@playwright/test';
import { open } from '../../support/watched-page';

const WAIT = 'Too many attempts. Try again in 2 minutes.';
const LIMITED = {
  status: 429,
  headers: { 'retry-after': '120' },
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Too many', status: 429, code: 'TOO_MANY_REQUESTS' }),
};
const LISTS = [
  // Home asks for more posts when a reader comes near the end.
  { path: '/', more: undefined, retry: 'Try again' },
  { path: '/communities/salary-talk', more: 'Load more', retry: 'Try again' },
  { path: '/p/Kq3vN8xWm2Zt7Rf1', more: 'More comments', retry: 'Try again' },
] as const;

for (const { path, more, retry } of LISTS)
  test(`a limited request for more items says how long to wait: ${path}`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const isMore = (url: URL) => url.searchParams.has('cursor');
    await page.route(isMore, (route) => route.fulfill(LIMITED));
    await page.mouse.wheel(0, 20_000);
    if (more) await main.getByRole('link', { name: more, exact: true }).click();
    await expect(main.getByRole('alert')).toHaveText(WAIT);
    await page.unroute(isMore);
    const response = page.waitForResponse((item) => isMore(new URL(item.url())) && item.ok());
    await main.getByRole('link', { name: retry, exact: true }).click();
    await response;
    await expect(main.getByRole('alert')).toHaveCount(0);
  });
