import { expect, type Page, test } from '@playwright/test';
import { gzipBytes, scriptBytes } from '../../scripts/bench/first-load';

/**
 * What a phone loads with the first page, with gzip -9. The limits in KB; a goal that is not met stands beside its
 * limit. `npm run bench:web` prints the floor: the required packages without a product.
 */
const FLOOR_BYTES = 135_016;
const OTHERS = 40;

const PAGES = [
  { name: 'Home', path: '/', scripts: 28, goal: 15, document: 31 },
  { name: 'company', path: '/overview/zentrix-labs-overview', scripts: OTHERS, document: 44 },
  { name: 'salaries of a role', path: '/profile/software-engineer-salary', scripts: OTHERS, document: 29 },
  { name: 'post with comments', path: '/p/Kq3vN8xWm2Zt7Rf1', scripts: OTHERS, document: 33 },
  {
    name: 'take-home calculator',
    path: '/salaries/take-home-salary-calculator',
    scripts: OTHERS,
    document: 28,
  },
  { name: 'jobs', path: '/jobs', scripts: OTHERS, document: 31 },
  { name: 'search results', path: '/search?q=engineer', scripts: OTHERS, document: 24 },
  { name: 'Home, signed in', path: '/', scripts: 28, goal: 15, document: 31, member: 'Mb1asha2Nair3Qx4' },
] as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, path, scripts, document, ...rest } of PAGES)
  test(`${name} stays within its size: ${scripts} KB of scripts above the floor, ${document} KB of document`, async ({
    page,
    baseURL,
  }) => {
    if ('member' in rest)
      await page.request.post('/sandbox/session', {
        data: { memberId: rest.member },
        headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
      });
    const loaded = scriptsOf(page);
    const response = await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    expect(gzipBytes((await response?.body()) ?? '') / 1024).toBeLessThanOrEqual(document);
    expect((scriptBytes('dist/web', [...loaded]) - FLOOR_BYTES) / 1024).toBeLessThanOrEqual(scripts);
  });

/** The scripts a page has requested, by path. */
function scriptsOf(page: Page): ReadonlySet<string> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  return loaded;
}
