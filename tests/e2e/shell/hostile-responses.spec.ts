import { expect, type Page, type Route, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

/** The service worker would send requests that no test can break. */
test.use({ serviceWorkers: 'block' });

const SERVICES = /\/[a-z]+-services\//;

/** Every value inside, changed. */
function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLeaves(item, change)]));
}

const changed = (change: (leaf: unknown) => unknown) => async (route: Route) => {
  const response = await route.fetch();
  const good: unknown = await response.json().catch(() => 'nothing');
  await route.fulfill({ response: response, json: mapLeaves(good, change) });
};

/** Responses that are malformed. */
const otherTypes = changed((leaf) => (typeof leaf === 'string' ? { text: leaf } : `${leaf}`));
const spelledNumbers = changed((leaf) => (typeof leaf === 'number' ? 'many' : leaf));
const pageInstead = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hotel</h1>' });
const halfAnswer = (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: '{"items":[{"postId"' });

const PAGES = [
  ['/jobs', spelledNumbers],
  ['/colleges', pageInstead],
  ['/list-of-companies', halfAnswer],
  ['/reviews/zentrix-labs-reviews', otherTypes],
  ['/interviews/zentrix-labs-interview-questions', pageInstead],
  ['/salaries/zentrix-labs-salaries', halfAnswer],
  ['/communities/salary-talk', spelledNumbers],
  ['/p/Kq3vN8xWm2Zt7Rf1', otherTypes],
  ['/notifications', otherTypes],
  ['/messages', pageInstead],
  ['/abeca-2025/top-rated-banking-to-work-2025', halfAnswer],
  ['/are-you-paid-fairly', halfAnswer],
] as const;

type Reply = (route: Route) => Promise<void>;

/** Changes which services of a page are broken, without an interruption of its requests. */
async function breakable(page: Page) {
  let broken: { readonly matches: RegExp; readonly reply: Reply } | undefined;
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return broken?.matches.test(pathname) ? broken.reply(route) : route.fallback();
  });
  return {
    breaks: (matches: RegExp, reply: Reply) => {
      broken = { matches, reply };
    },
    works: () => {
      broken = undefined;
    },
  };
}

/** Navigates as our own links do, without a page load. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-before', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const home = (page: Page) =>
  page.getByRole('navigation').first().getByRole('link', { name: 'Home', exact: true });
/** The headline or error of the new page, not of the previous one. */
const MESSAGE = ':is(h1, [role=alert]):not([data-before])';
const main = (page: Page) => page.locator('main');

/** A member on Home, and the uncaught errors from then on. */
async function atHome(page: Page, baseURL: string | undefined): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await signIn(page.request, baseURL, 'Mb1asha2Nair3Qx4');
  await open(page, '/');
  return errors;
}

/** The way out works. */
async function leave(page: Page, path: string): Promise<void> {
  await home(page).click();
  await expect(page.getByRole('feed'), path).toBeVisible();
}

test('[R-055] every page reports broken responses and offers a way out', async ({ page, baseURL }) => {
  const errors = await atHome(page, baseURL);
  const services = await breakable(page);
  for (const [path, broken] of PAGES) {
    services.breaks(SERVICES, broken);
    await goTo(page, path);
    await expect(main(page).locator(MESSAGE).first(), path).toBeVisible({ timeout: 15_000 });
    await expect(main(page), path).not.toContainText(/NaN|undefined|\[object/);
    services.works();
    await leave(page, path);
  }
  expect(errors).toEqual([]);
});

const COMPANY = '[^/]+-services/v1/companies/zentrix-labs';

/** Pages, and the reads that are only a part of them. */
const PARTS = [
  [
    '/overview/zentrix-labs-overview',
    `${COMPANY}/(ratings|surroundings|story|photos|reviews|offices|benefits|awards|summary|salaries)$|/v1/questions$|/v1/jobs$`,
  ],
  ['/reviews/zentrix-labs-reviews', `${COMPANY}/(ratings|review-filters)$`],
  ['/list-of-companies', '/v1/(company-filters|page-details|browsing-history)$'],
  ['/jobs', '/v1/job-filters$'],
  ['/jobs/alerts', '/v1/job-filters$'],
] as const;
const instead = (json: unknown) => (route: Route) => route.fulfill({ json });
const OTHER_ITEMS = { 'other types': otherTypes, '{}': instead({}), '[]': instead([]), null: instead(null) };

for (const [name, broken] of Object.entries(OTHER_ITEMS)) {
  test(`[R-055] ${name} instead of an optional part of a page does not break the page`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    const errors = await atHome(page, baseURL);
    const services = await breakable(page);
    for (const [path, parts] of PARTS) {
      const regExp = new RegExp(parts);
      services.breaks(regExp, broken);
      const answered = page.waitForResponse((response) => regExp.test(new URL(response.url()).pathname));
      await goTo(page, path);
      await answered;
      await expect(main(page).locator('h1:not([data-before])'), path).toBeVisible();
      await expect(main(page), path).not.toContainText(/This page did not load|\[object/);
      await expect(page.locator('[data-toasts] li'), path).toHaveCount(0);
      services.works();
      await leave(page, path);
    }
    expect(errors).toEqual([]);
  });
}

const dialogOf = (page: Page) => page.locator('dialog[open]');
const health = (page: Page) => page.getByRole('checkbox', { name: 'Health insurance' });

/** Forms with text, and how to check that the text is still there. */
const FORMS = [
  {
    path: '/contribute/company-benefits?CompanyName=Zentrix+Labs',
    call: /\/v1\/own-benefits$/,
    fill: (page: Page) => health(page).check(),
    send: async (page: Page) => {
      await page.getByRole('button', { name: 'Private note' }).click();
      await page.getByRole('button', { name: 'Add benefits' }).click();
    },
    place: 'main form [role=alert]',
    message: 'Couldn’t save this right now. Everything you typed is still here.',
    stays: async (page: Page) => {
      await page.getByRole('button', { name: 'Your benefits' }).click();
      await expect(health(page)).toBeChecked();
    },
  },
  {
    path: '/user',
    call: /\/v1\/user\/basic-details$/,
    fill: async (page: Page) => {
      await page.getByRole('button', { name: 'Edit details' }).click();
      await dialogOf(page).getByRole('textbox', { name: 'Name' }).fill('Asha, as I typed it');
    },
    send: (page: Page) => dialogOf(page).getByRole('button', { name: 'Save' }).click(),
    place: '[data-toasts]',
    message: 'Something went wrong. Please try again.',
    stays: (page: Page) =>
      expect(dialogOf(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Asha, as I typed it'),
  },
];

test('[R-055] a save whose response has the wrong shape fails, and all input stays', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await signIn(page.request, baseURL, 'Mb1asha2Nair3Qx4');
  const services = await breakable(page);
  for (const { path, call, fill, send, place, message, stays } of FORMS) {
    await open(page, path);
    await fill(page);
    for (const body of ['{"id":{}}', '[]', '"text"', '7', '{}', 'null', '']) {
      services.breaks(call, (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({ contentType: 'application/json', body }),
      );
      const answered = page.waitForResponse(call);
      await send(page);
      await answered;
      await expect(page.locator(place), body).toContainText(message);
      await stays(page);
    }
  }
  expect(errors).toEqual([]);
});
