import { expect, type Page, type Route, test } from '@playwright/test';
import { open } from '../support/watched-page';

const SERVICES = /\/[a-z]+-services\//;

/** Every value inside, changed. */
function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapLeaves(one, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapLeaves(one, change)]));
}

const changed = (change: (leaf: unknown) => unknown) => async (route: Route) => {
  const answer = await route.fetch();
  const good: unknown = await answer.json().catch(() => 'nothing');
  await route.fulfill({ response: answer, json: mapLeaves(good, change) });
};

/** What the answers of the services are instead of good. */
const otherTypes = changed((leaf) => (typeof leaf === 'string' ? { text: leaf } : `${leaf}`));
const wordsForNumbers = changed((leaf) => (typeof leaf === 'number' ? 'many' : leaf));
const pageInstead = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hotel</h1>' });
const halfAnswer = (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: '{"items":[{"postId"' });

const PAGES = [
  ['/jobs', wordsForNumbers],
  ['/colleges', pageInstead],
  ['/list-of-companies', halfAnswer],
  ['/reviews/zentrix-labs-reviews', otherTypes],
  ['/interviews/zentrix-labs-interview-questions', pageInstead],
  ['/salaries/zentrix-labs-salaries', halfAnswer],
  ['/communities/salary-talk', wordsForNumbers],
  ['/p/Kq3vN8xWm2Zt7Rf1', otherTypes],
  ['/notifications', otherTypes],
  ['/messages', pageInstead],
  ['/abeca-2025/top-rated-banking-to-work-2025', halfAnswer],
  ['/are-you-paid-fairly', halfAnswer],
] as const;

/** As a link of ours would lead there: without loading the page anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const home = (page: Page) =>
  page.getByRole('navigation').first().getByRole('link', { name: 'Home', exact: true });
/** The page's own headline, or the problem it says; not what stood there before. */
const SAID = ':is(h1, [role=alert]):not([data-before])';
const main = (page: Page) => page.locator('main');

test('[R-055] whatever the services answer, every page says something and a way out works', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.request.post('/sandbox/session', {
    data: { memberId: 'Mb1asha2Nair3Qx4' },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
  await open(page, '/');
  for (const [path, broken] of PAGES) {
    await main(page)
      .locator('h1')
      .first()
      .evaluate((title) => title.setAttribute('data-before', ''));
    await page.route(SERVICES, broken);
    await goTo(page, path);
    await expect(main(page).locator(SAID).first(), path).toBeVisible({ timeout: 15_000 });
    await expect(main(page), path).not.toContainText(/NaN|undefined|\[object/);
    await page.unrouteAll({ behavior: 'wait' });
    await home(page).click();
    await expect(page.getByRole('feed'), path).toBeVisible();
  }
  expect(errors).toEqual([]);
});
