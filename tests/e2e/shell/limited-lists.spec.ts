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
  { path: '/communities/salary-talk', more: 'Load more', retry: 'Try again' },
  { path: '/p/Kq3vN8xWm2Zt7Rf1', more: 'More comments', retry: 'Try again' },
] as const;

for (const { path, more, retry } of LISTS)
  test(`a limited request for more items says how long to wait: ${path}`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await page.mouse.wheel(0, 20_000);
    const isMore = (url: URL) => url.searchParams.has('cursor');
    await page.route(isMore, (route) => route.fulfill(LIMITED));
    await main.getByRole('link', { name: more, exact: true }).click();
    await expect(main.getByRole('alert')).toHaveText(WAIT);
    const before = await main.getByRole('article').count();
    await page.unroute(isMore);
    await main.getByRole('link', { name: retry, exact: true }).click();
    await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(before);
  });
