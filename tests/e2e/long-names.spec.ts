import { expect, type Page, type Route, test } from '@playwright/test';
import { ANSWERING, signIn } from '../support/asking';
import { open } from '../support/watched-page';

const SERVICES = /\/([a-z]+-services|api)\//;
const MAX_LENGTH =
  'प्रौद्योगिकीसंस्थानाध्यक्षमहोदयसमितिप्रतिनिधि👩🏽‍💻Donaudampfschifffahrtsgesellschaftskapitaenskajuete';

/** Fields with text of users, nested or in a list. */
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

/** The answer, every name in it as long as names get. */
function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthened(item, LISTS.has(key) ? 'name' : key));
  if (typeof value === 'string') return NAMES.has(key) && /[A-Z ]/.test(value) ? MAX_LENGTH : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthened(item, name)]));
}

const lengthen = async (route: Route) => {
  if (route.request().method() !== 'GET') return route.continue();
  const answer = await route.fetch();
  const json: unknown = await answer.json().catch(() => undefined);
  return route.fulfill(
    json === undefined ? { response: answer } : { response: answer, json: lengthened(json) },
  );
};

/** Navigates as our own links do, without a page load. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('[R-529] names without a space and without an end push no page sideways on a narrow phone', async ({
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
    await expect(page.locator('main article, main li').getByText(MAX_LENGTH).first(), path).toBeVisible();
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
