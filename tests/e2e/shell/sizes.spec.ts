import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { chunkBytes, gzipBytes, scriptBytes } from '../../../scripts/bench/first-load';

/**
 * What a phone loads with the first page, with gzip -9, in KB. `npm run bench:web` prints the floor: the required
 * packages without a product; with reflect-metadata/lite it is 1.9 KB smaller. The goals are 15 KB of scripts above
 * the floor on Home and 40 KB elsewhere; the limits are what the pages have, with a little room.
 */
const FLOOR_BYTES = 135_016;
const GOALS = { home: 15, other: 40 } as const;

const PAGES = [
  { name: 'Home', path: '/', scripts: 5.8, document: 29 },
  { name: 'company', path: '/overview/zentrix-labs-overview', scripts: 17.3, document: 43.5 },
  { name: 'salaries of a role', path: '/profile/software-engineer-salary', scripts: 16, document: 25 },
  { name: 'post with comments', path: '/p/Kq3vN8xWm2Zt7Rf1', scripts: 34, document: 30 },
  {
    name: 'take-home calculator',
    path: '/salaries/take-home-salary-calculator',
    scripts: 21,
    document: 25,
  },
  { name: 'jobs', path: '/jobs', scripts: 18, document: 29 },
  { name: 'search results', path: '/search?q=engineer', scripts: 14, document: 21 },
  { name: 'Home, signed in', path: '/', scripts: 5.8, document: 30, member: 'Mb1asha2Nair3Qx4' },
] as const;

/** The parts that fetch and spend tokens, each with everything it loads besides the first page. */
const TOKEN_PARTS = ['untraceable-tokens', 'untraceable-screen', 'untraceable-comment'];
const TOKEN_LIMIT = 25;
/** Part of the scheme of RFC 9577; only code that handles tokens contains it. */
const TOKEN_CODE = 'PrivateToken';

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
    const response = await page.request.get(path);
    const html = await response.text();
    expect(gzipBytes(html) / 1024).toBeLessThanOrEqual(document);
    expect((scriptBytes('dist/web', scriptsOf(html)) - FLOOR_BYTES) / 1024).toBeLessThanOrEqual(scripts);
    for (const script of scriptsOf(html))
      expect(readFileSync(join('dist/web', script), 'utf8'), script).not.toContain(TOKEN_CODE);
  });

for (const { name, path } of PAGES.filter((page) => !('member' in page)))
  test(`before the first interaction, ${name} loads no more scripts than its goal`, async ({ page }) => {
    const goal = path === '/' ? GOALS.home : GOALS.other;
    // This browser has a mouse that may rest on the page; a phone has none.
    await page.addInitScript(() =>
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
    );
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await expect(page.locator('html[data-ready]')).toHaveCount(1);
    // Whatever waited for an idle moment has been requested by then.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
    expect((scriptBytes('dist/web', [...scripts]) - FLOOR_BYTES) / 1024).toBeLessThanOrEqual(goal);
  });

/** The scripts that a document names for a phone. */
const scriptsOf = (html: string): readonly string[] => {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const paths = tags
    .filter((tag) => !tag.includes('media="(width >'))
    .map((tag) => /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(tag)?.[1] ?? '');
  return [...new Set(paths)].filter((path) => path !== '');
};

for (const part of TOKEN_PARTS)
  test(`the part ${part} loads on demand and has at most ${TOKEN_LIMIT} KB`, () => {
    const bytes = chunkBytes('dist/web', [part], ['index', 'screens']);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1024).toBeLessThanOrEqual(TOKEN_LIMIT);
  });
