import { expect, type Page, type Route, test } from '@playwright/test';
import { ANSWERING } from '../../support/ask-question';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

/** The service worker would get the real names. */
test.use({ serviceWorkers: 'block' });

const SERVICES = /\/([a-z]+-services|api)\//;
const MAX_LENGTH =
  'प्रौद्योगिकीसंस्थानाध्यक्षमहोदयसमितिप्रतिनिधि👩🏽‍💻Donaudampfschifffahrtsgesellschaftskapitaenskajuete';

/** Fields with users' text, nested or in a list. */
const NAMES = new Set([
  'name',
  'companyName',
  'jobProfile',
  'industry',
  'headquarters',
  'title',
  'userName',
  'community',
]);
const LISTS = new Set(['skills', 'locations']);

/** The response with every name at its maximum length. */
function lengthened(value: unknown, key = '', long = MAX_LENGTH): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthened(item, LISTS.has(key) ? 'name' : key, long));
  if (typeof value === 'string') return NAMES.has(key) && /[A-Z ]/.test(value) ? long : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, lengthened(item, name, long)]),
  );
}

const changed = (change: (json: unknown) => unknown) => async (route: Route) => {
  if (route.request().method() !== 'GET') return route.continue();
  // The server may close an idle connection at the moment it is used again; browsers retry, this request does not.
  const response = await route.fetch({ maxRetries: 3 });
  const json: unknown = await response.json().catch(() => undefined);
  return route.fulfill(
    json === undefined ? { response: response } : { response: response, json: change(json) },
  );
};
const lengthen = changed((json) => lengthened(json));

/** Navigates as our own links do, without a page load, and waits until the screen of the old path is gone. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    const isLeft = new URL(to, location.origin).pathname !== location.pathname;
    for (const part of document.querySelectorAll('#main > *')) part.toggleAttribute('data-left', isLeft);
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.locator('[data-left]'), path).toHaveCount(0, { timeout: 15_000 });
};

test('[R-529] endless names without spaces make no page scroll sideways on a narrow phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about-us');
  await page.route(SERVICES, lengthen);
  for (const path of [
    '/list-of-companies',
    '/overview/zentrix-labs-overview',
    '/interviews/zentrix-labs-interview-questions',
    '/jobs',
    '/interviews',
    '/communities/salary-talk',
    '/p/Kq3vN8xWm2Zt7Rf1',
  ]) {
    await goTo(page, path);
    const named = page.locator('main').getByText(MAX_LENGTH).filter({ visible: true });
    await expect(named.first(), path).toBeVisible({ timeout: 15_000 });
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wide, path).toBe(0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[R-008] long names do not cover buttons in rooms and in the moderation queue', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, baseURL, ANSWERING[0]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about-us');
  await page.route(SERVICES, lengthen);
  for (const path of ['/messages?show=rooms', '/messages?chat=Grdepartment00000001', '/moderation']) {
    await goTo(page, path);
    const named = page.locator('main article, main li').getByText(MAX_LENGTH).filter({ visible: true });
    await expect(named.first(), path).toBeVisible();
    const over = await page.locator('main').evaluate((main, long) => {
      const text = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const reach = document.createRange();
      const found: string[] = [];
      while (text.nextNode()) {
        const { currentNode: word } = text;
        const around = word.parentElement;
        if (!around || !word.textContent?.includes(long)) continue;
        // Clipped with an ellipsis on purpose, or only for screen readers.
        if (getComputedStyle(around).textOverflow === 'ellipsis' || around.offsetWidth < 2) continue;
        reach.selectNodeContents(word);
        const { right } = reach.getBoundingClientRect();
        const ends = Math.min(around.getBoundingClientRect().right, innerWidth);
        if (right > ends + 1) found.push(`${around.outerHTML.slice(0, 60)}: ${right} over ${ends}`);
      }
      return found;
    }, MAX_LENGTH);
    expect(over, path).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Three thousand characters without a break. */
const ENDLESS = 'Zentrixlabs'.repeat(273);
const endless = changed((json) => lengthened(json, '', ENDLESS));

/** The document, and all its texts and controls. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('a, button, h1, h2, h3, li, [role=option]')];
    const widths = parts.map((part) => part.getBoundingClientRect().width);
    return Math.ceil(Math.max(document.documentElement.scrollWidth, ...widths));
  });

const LISTS_OF_COMPANIES = [
  '/overview/zentrix-labs-overview',
  '/list-of-companies',
  '/',
  '/search?q=zentrix',
  '/jobs',
  '/jobs/zentrix-labs-jobs',
  '/reviews/zentrix-labs-reviews',
  '/salaries/zentrix-labs-salaries',
  '/interviews/zentrix-labs-interview-questions',
  '/compare?companies=zentrix-labs,kaveri-bank',
  '/profile/backend-engineer-salary',
  '/interviews',
  '/notifications',
  '/messages',
  '/user',
];

test('[R-529] a company name of 3,000 characters makes no page, link or button wider than the phone', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await signIn(page.request, baseURL, ANSWERING[0]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about-us');
  await page.route(SERVICES, endless);
  for (const path of LISTS_OF_COMPANIES) {
    await goTo(page, path);
    await expect(page.locator('main').getByText(ENDLESS).first(), path).toBeAttached({ timeout: 15_000 });
    if (path === '/list-of-companies')
      await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(ENDLESS);
    await expect.poll(() => widest(page), path).toBe(390);
  }
  for (const path of ['/contribute/company-review-v3', '/are-you-paid-fairly']) {
    await goTo(page, path);
    const company = page.getByRole('main').getByRole('combobox', { name: 'Company' }).first();
    await company.fill('');
    await company.pressSequentially('zen');
    await expect(page.getByRole('option', { name: ENDLESS }).first(), path).toBeAttached();
    await expect.poll(() => widest(page), path).toBe(390);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const NEW_BADGE = 'LOVED_BY_INTERNS';

/** The response of a newer service with an additional badge. */
const withNewBadge = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNewBadge);
  if (typeof value !== 'object' || value === null) return value;
  const { badges, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withNewBadge(item)]),
  );
  if (!Array.isArray(badges)) return badges === undefined ? rest : { ...rest, badges };
  const [first] = badges;
  const added = typeof first === 'object' ? { ...first, code: NEW_BADGE } : NEW_BADGE;
  return { ...rest, badges: [added, ...badges] };
};

test('a badge without a name in this build becomes no unnamed link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about-us');
  let changes = 0;
  await page.route(
    SERVICES,
    changed((json) => {
      const answer = withNewBadge(json);
      if (JSON.stringify(answer).includes(NEW_BADGE)) changes += 1;
      return answer;
    }),
  );
  for (const path of ['/overview/zentrix-labs-overview', '/compare?companies=zentrix-labs,kaveri-bank']) {
    const before = changes;
    await goTo(page, path);
    await expect.poll(() => changes, { message: path }).toBeGreaterThan(before);
    await expect(page).toHaveTitle(path.startsWith('/compare') ? /compared/ : /^Zentrix Labs/);
    await expect(page.locator('main').getByText('Open to feedback').first(), path).toBeAttached();
    const nameless = page.locator('main').getByRole('link', { name: /^$/ });
    await expect(nameless, path).toHaveCount(0);
    await expect(page.locator('main'), path).not.toContainText(/LOVED_BY|undefined/);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
