import { expect, type Locator, type Page, test } from '@playwright/test';
import { countShifts, shifts } from '../../support/layout-shifts';
import { SiteProxy } from '../../support/site-proxy';

/** Aspects of speed that do not depend on the machine. */

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);

/** The font arrives after users have started to read. */
async function delayFont(page: Page): Promise<() => Promise<void>> {
  const stored: (() => Promise<void>)[] = [];
  await page.route('**/*.woff2', (route) => {
    stored.push(() => route.continue());
  });
  return async () => {
    await Promise.all(stored.splice(0).map((go) => go()));
  };
}

for (const width of [390, 1280]) {
  test(`at ${width} px nothing shifts, however late the font loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await countShifts(page);
    const release = await delayFont(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await alive(page);
    await release();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await shifts(page)).toBeLessThanOrEqual(0.02);
  });
}

test('a phone paints a page that arrives in pieces with its first post, and waits for no font', async ({
  page,
  baseURL,
}) => {
  const proxy = await new SiteProxy(baseURL ?? '').start();
  await page.setViewportSize({ width: 390, height: 844 });
  await countShifts(page);
  await page.route('**/*.woff2', () => {});
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      Object.assign(window, { atFirst: document.querySelectorAll('article').length });
    });
  });
  const sendRest = proxy.pauseAfter('</article>');
  await page.goto(proxy.origin, { waitUntil: 'commit' });
  const items = page.waitForFunction(() => (window as { atFirst?: number }).atFirst);
  expect(await (await items).jsonValue()).toBe(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('media', /width >/);
  sendRest();
  await alive(page);
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  await proxy.stop();
});

const FIRST_VIEWS = [
  '/overview/zentrix-labs-overview',
  '/profile/software-engineer-salary',
  '/salaries/take-home-salary-calculator',
  '/jobs',
  '/search?q=engineer',
];

for (const path of FIRST_VIEWS)
  test(`${path} is painted on a phone before all of it has arrived, and nothing shifts while the rest arrives`, async ({
    page,
    baseURL,
  }) => {
    const proxy = await new SiteProxy(baseURL ?? '').start();
    await page.setViewportSize({ width: 390, height: 844 });
    await countShifts(page);
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        const is = (id: string) => document.getElementById(id) !== null;
        Object.assign(window, { atFirst: { firstView: is('first-view'), all: is('rendered') } });
      });
    });
    const sendRest = proxy.pauseAfter('<i id="first-view" hidden=""></i>');
    await page.goto(proxy.origin + path, { waitUntil: 'commit' });
    const atFirst = await page.waitForFunction(() => (window as { atFirst?: object }).atFirst);
    expect(await atFirst.jsonValue()).toEqual({ firstView: true, all: false });
    sendRest();
    await alive(page);
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
    await proxy.stop();
  });

/** Records requests to the services from now on, by path. */
function listen(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('-services/')) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

const communities = (page: Page) => page.getByRole('link', { name: 'Communities', exact: true }).first();
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

test.describe('prefetching', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('a page is prefetched while the pointer is on its link, and nothing is loaded twice', async ({
    page,
  }) => {
    await page.goto('/');
    await alive(page);
    const requests = listen(page);
    await page.mouse.move(5, 400);
    await communities(page).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const ahead = requests.splice(0);
    expect(ahead.every((call) => call.startsWith('GET '))).toBe(true);
    await communities(page).click();
    await expect(field(page)).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('a page is prefetched for a pointer that reached its link before the prefetch script loaded', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/navigation\..*\.js$/, (route) => released.then(() => route.continue()));
    const started = page.waitForRequest(/assets\/navigation\..*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await alive(page);
    const requests = listen(page);
    await page.mouse.move(5, 400);
    await started;
    await communities(page).hover();
    release();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  test('a finger on a link prefetches nothing, because its page opens a moment later', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await alive(page);
    const requests = listen(page);
    const over = async (link: Locator, pointerType: 'mouse' | 'touch') => {
      await link.dispatchEvent('pointerover', { pointerType });
      await page.clock.runFor(1000);
    };
    const [jobs, companies] = ['Jobs', 'Companies'].map((name) =>
      page.getByRole('link', { name, exact: true }).first(),
    ) as [Locator, Locator];
    // The first event loads the script.
    await expect(async () => {
      await over(jobs, 'mouse');
      expect(requests.some((call) => call.includes('/job'))).toBe(true);
    }).toPass();
    await over(communities(page), 'touch');
    await over(companies, 'mouse');
    await expect.poll(() => requests.some((call) => call.includes('/compan'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((call) => call.includes('communit'))).toEqual([]);
  });

  test('a page opened a moment ago is shown again without a request', async ({ page }) => {
    await page.goto('/communities');
    await alive(page);
    const home = page.getByRole('link', { name: 'Home', exact: true }).first();
    await home.click();
    await expect(page.getByRole('feed')).toBeVisible();
    await communities(page).click();
    await expect(field(page)).toBeVisible();
    await home.click();
    await expect(page.getByRole('feed')).toBeVisible();
    const requests = listen(page);
    await communities(page).press('Enter');
    await expect(field(page)).toBeVisible();
    expect(requests).toEqual([]);
  });
});

test('a phone does not fetch parts that only wide windows show, and works as usual', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wide: string[] = [];
  page.on('request', (request) => {
    if (/assets\/wide\./.test(request.url())) wide.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await alive(page);
  expect(wide).toEqual([]);
  await page.getByRole('navigation', { name: 'Feed order' }).getByRole('link', { name: 'Latest' }).click();
  await expect(page).toHaveURL('/?feed=latest');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('feed')).toBeVisible();
  // Only the bottom bar: the wide navigation is not rendered with every page.
  await expect(page.locator('nav[aria-label="Main"]')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Companies' })
    .first()
    .click();
  await expect(page).toHaveURL('/list-of-companies');
});

test('the tab icon is part of the page, and icons for home screens can be loaded and drawn', async ({
  page,
}) => {
  await page.goto('/');
  const widths = await page.evaluate(async () => {
    const rendered = async (src: string) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    };
    const href = (rel: string) => document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.href ?? '';
    const { icons } = (await (await fetch(href('manifest'))).json()) as {
      icons: { src: string; sizes: string }[];
    };
    const [bitmap] = icons.filter(({ sizes }) => sizes === '512x512');
    return {
      inPage: href('icon').startsWith('data:') && (await rendered(href('icon'))),
      forCrawlers: await rendered('/favicon.ico'),
      forHomeScreens: [await rendered('/apple-touch-icon.png'), await rendered(bitmap?.src ?? '')],
    };
  });
  expect(widths).toEqual({ inPage: 48, forCrawlers: 48, forHomeScreens: [180, 512] });
});
