import { expect, type Page, type Route, test } from '@playwright/test';
import { open, watch } from '../../support/watched-page';

/** Malformed responses. */
const BROKEN: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a lost connection': (route) => route.abort('connectionreset'),
  'a page instead of data': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hotel</h1>' }),
  'a truncated response': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"items":[{"postId"' }),
  'ten megabytes': (route) =>
    route.fulfill({ contentType: 'application/json', body: `{"items":[]}${' '.repeat(10_000_000)}` }),
};
const SERVICES = /\/(feed|user)-services\//;

/** Uncaught errors; failed requests are expected here. */
function uncaught(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

const home = (page: Page) =>
  page.getByRole('navigation').first().getByRole('link', { name: 'Home', exact: true });

test('the page reports broken responses, and its retry works once the services recover', async ({ page }) => {
  test.setTimeout(120_000);
  const errors = uncaught(page);
  for (const [name, broken] of Object.entries(BROKEN)) {
    await open(page, '/jobs');
    await page.route(SERVICES, broken);
    await home(page).click();
    const locator = page.getByRole('main').getByRole('alert');
    await expect(locator, name).toContainText(/You are offline|Something went wrong/, { timeout: 30_000 });
    await expect(page.locator('[data-toasts] li')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await locator.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('feed'), name).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('a repeated failure shows one message', async ({ page, baseURL }) => {
  const errors = uncaught(page);
  await page.request.post('/sandbox/session', {
    data: { memberId: 'Mb1asha2Nair3Qx4' },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
  await open(page, '/');
  await page.route(/\/v1\/vote$/, (route) => route.fulfill({ status: 500, body: 'no' }));
  const votes = page.getByRole('button', { name: /^Upvote/ });
  const pressed = () =>
    votes.evaluateAll((all) => all.slice(0, 3).map((vote) => vote.getAttribute('aria-pressed')));
  const before = await pressed();
  for (const which of [0, 1, 2]) await votes.nth(which).click();
  await expect(page.locator('[data-toasts] li')).toHaveCount(1);
  await expect(page.locator('[data-toasts]')).toContainText('Something went wrong, please try later.');
  await expect.poll(pressed).toEqual(before);
  expect(errors).toEqual([]);
});

test('[R-175] a session that ended in between leads to the same page, asking once to log in', async ({
  page,
}) => {
  const errors = uncaught(page);
  await open(page, '/jobs');
  const refused = {
    code: 'UNAUTHORISED',
    message: 'Log in.',
    status: 401,
    title: 'Log in',
    type: 'about:blank',
  };
  await page.route(/\/v3\/feed/, (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: JSON.stringify(refused) }),
  );
  await home(page).click();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  expect(await page.locator('[data-toasts] li').count()).toBeLessThanOrEqual(1);
  await page.unroute(/\/v3\/feed/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(errors).toEqual([]);
});

for (const [name, prepare] of Object.entries({
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  corrupt: () => {
    for (const key of ['recentSearches:v1', 'loginPromptClosed:v1', 'shortcuts:v1', 'appNudgeClosed:v1']) {
      localStorage.setItem(key, '{"\u0000":[[[');
    }
    for (const key of ['scrollPlaces:v1', 'reloadedFor:v1'])
      sessionStorage.setItem(key, '[["",{"y":"x"}],7,null]');
    // biome-ignore lint/suspicious/noDocumentCookie: written by another page
    document.cookie = 'density=%E0%A4; path=/';
    // biome-ignore lint/suspicious/noDocumentCookie: written by another page
    document.cookie = 'theme=<b>; path=/';
  },
})) {
  test(`storage that is ${name} breaks no feature`, async ({ page }) => {
    const seen = watch(page);
    await page.addInitScript(prepare);
    await open(page, '/');
    await open(page, '/');
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('zentrix');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=zentrix');
    await page.goBack();
    await expect(page.getByRole('feed')).toBeVisible();
    expect(seen.complaints).toEqual([]);
  });
}

test('a clock that is a day or a year off causes no errors, and no time is in the future', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const seen = watch(page);
  const day = 86_400_000;
  for (const off of [-365, -1, 1, 365]) {
    await page.clock.setSystemTime(Date.now() + off * day);
    await open(page, '/');
    const times = await page.getByRole('feed').locator('time').allTextContents();
    expect(times.length).toBeGreaterThan(2);
    for (const text of times) expect(text).toMatch(/^(now|\d+(m|h|d|w|mo|y))$/);
  }
  expect(seen.complaints).toEqual([]);
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example/x',
  '%00%E0%A4',
  '9'.repeat(400),
];

test('[R-172][R-174][R-177][R-178] hostile query parameters in an address have no effect', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const seen = watch(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => elsewhere.push(dialog.message()));
  for (const text of HOSTILE) {
    const value = encodeURIComponent(text);
    const names = [
      'openCreatePost',
      'entityId',
      'name',
      'logo',
      'type',
      'campaign',
      'toast',
      'notification_id',
      'k',
    ];
    await open(page, `/jobs?page=2&${names.map((name) => `${name}=${value}`).join('&')}`);
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe(`?page=2&campaign=${value.replace(/%20/g, '+')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    await expect(page.locator('[data-toasts] :is(img, a, script)')).toHaveCount(0);
  }
  expect(elsewhere).toEqual([]);
  expect(seen.complaints).toEqual([]);
});

/** Texts that could break out of a page's markup. */
const UNRULY: Readonly<Record<string, string>> = {
  'stacked marks': `a${'\u0301\u0330'.repeat(2500)}`,
  'a word without a break': 'W'.repeat(5000),
  'a reversed direction': `\u202e\u2067${'back to front '.repeat(20)}`,
  'endless joiners': '\u{1f469}\u200d'.repeat(1500),
};
const POSTS = /\/feed-services\/(v3\/feed|v1\/feed\/|v1\/post\/)/;
/** As long as the service allows. */
const LENGTHS: Record<string, number> = { title: 150, content: 5000, text: 2000, companyName: 120 };

function filled(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((val) => filled(val, text));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, val]) =>
    key in LENGTHS && typeof val === 'string' ? [key, text.slice(0, LENGTHS[key])] : [key, filled(val, text)],
  );
  return { ...Object.fromEntries(entries), ...('highlight' in value && { highlight: null }) };
}

/** Elements outside the window, and texts that overlap their neighbours. */
const overflowingTexts = (page: Page, text: string) =>
  page.evaluate(
    (written) => {
      const holds = (element: Element): boolean => {
        const { contain, overflowY } = getComputedStyle(element);
        return overflowY !== 'visible' || /paint|content|strict/.test(contain);
      };
      const current = (element: Element): boolean =>
        holds(element) ||
        (element.tagName !== 'ARTICLE' && element.parentElement !== null && current(element.parentElement));
      const texts = [...document.querySelectorAll('main article :is(h1, h2, p, bdi)')].filter((val) =>
        val.textContent.includes(written),
      );
      // Joined characters are one grapheme, which cannot wrap; the card clips it.
      const breaks = texts.filter((text) => !text.textContent.includes('\u200d'));
      const out = breaks.filter((text) => text.getBoundingClientRect().right > innerWidth + 1);
      return {
        texts: texts.length > 5,
        wider: document.documentElement.scrollWidth > innerWidth,
        out: out.map(({ className }) => className),
        loose: texts.filter((text) => !current(text)).map(({ className }) => className),
      };
    },
    text.slice(0, 40),
  );
const IN_PLACE = { texts: true, wider: false, out: [], loose: [] };

test('[R-529] hostile texts make nothing wider than the phone and overlap nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const seen = watch(page);
  for (const [name, text] of Object.entries(UNRULY)) {
    await open(page, '/jobs');
    await page.route(POSTS, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response: response, json: filled(await response.json(), text) });
    });
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    const post = page.locator('#post-Kq3vN8xWm2Zt7Rf1 h2 a');
    await expect(post).toHaveText(text.slice(0, LENGTHS.title));
    await expect(page.getByRole('feed').getByRole('article').nth(5)).toBeAttached();
    expect(await overflowingTexts(page, text), name).toEqual(IN_PLACE);
    await post.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.slice(0, LENGTHS.title));
    await expect(page.locator('#comments article').first()).toBeVisible();
    expect(await overflowingTexts(page, text), name).toEqual(IN_PLACE);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(seen.complaints).toEqual([]);
});
