import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { smallTargets } from '../../support/targets';
import { open, watch } from '../../support/watched-page';

/** Presses Tab or Shift+Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, tab: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const wanted = typeof name === 'string' ? new RegExp(`^${name}$`) : name;
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(tab);
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | undefined;
      return (element?.getAttribute('aria-label') ?? element?.innerText ?? '').trim();
    });
    if (wanted.test(focused)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('[R-198] the main journey works without a pointer: log in, choose a feed, vote, read, go back, sign out', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const seen = watch(page);
  const key = (name: string) => page.keyboard.press(name);
  await open(page, '/');
  await tabTo(page, 'Log in');
  await key('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^Asha Nair/);
  await key('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeChecked();

  const articles = page.getByRole('feed').getByRole('article');
  const shown = () => articles.evaluateAll((all) => all.map(({ id }) => id).join());
  const popular = await shown();
  await tabTo(page, 'Latest');
  await key('Enter');
  await expect(page).toHaveURL('/?feed=latest');
  await expect(page.locator('a[aria-current=page]', { hasText: 'Latest' }).first()).toBeVisible();
  await expect.poll(shown).not.toBe(popular);
  const first = articles.first();
  await key('j');
  await expect(first).toBeFocused();
  await tabTo(page, /^Upvote/);
  const vote = page.locator(':focus');
  const before = (await vote.getAttribute('aria-pressed')) === 'true';
  await key('Enter');
  await expect(vote).toHaveAttribute('aria-pressed', String(!before));
  await key('Enter');
  await expect(vote).toHaveAttribute('aria-pressed', String(before));

  await first.focus();
  await key('o');
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.locator('#main')).toBeFocused();
  // The browser's shortcut, which a headless browser lacks.
  await page.goBack();
  await expect(page).toHaveURL('/?feed=latest');

  await key('g');
  await key('h');
  await expect(page).toHaveURL('/');
  await tabTo(page, /^Menu and account,/, 'Shift+Tab');
  await key('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await tabTo(page, 'Sign out');
  await key('Enter');
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(PHONE);

  test('on a phone, every target is at least 44 px wide and high', async ({ page }) => {
    test.setTimeout(150_000);
    for (const path of [
      '/',
      '/?feed=following',
      '/jobs',
      '/communities',
      '/abeca-2026',
      '/abeca-qualifier',
      '/salaries/take-home-salary-calculator',
      '/interviews/orbitly-interview-questions',
      '/salaries/zentrix-labs-salaries',
      '/search?q=bank',
      '/moderation/log',
      '/no/such/page',
    ]) {
      await open(page, path);
      expect(await smallTargets(page), path).toEqual([]);
    }
    for (const opener of ['Menu', 'Search', 'Log in']) {
      await open(page, '/');
      await page
        .locator('header')
        .getByRole(opener === 'Menu' ? 'button' : 'link', { name: opener })
        .tap();
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
      expect(await smallTargets(page), opener).toEqual([]);
    }
  });
});

test.describe('on a tablet', () => {
  test.use({ ...PHONE, viewport: { width: 768, height: 1024 } });

  test('on a tablet, every target is at least 44 px wide and high', async ({ page }) => {
    for (const path of ['/', '/salaries/zentrix-labs-salaries', '/search?q=bank']) {
      await open(page, path);
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('on a phone without scripts, every target of the not-found page is at least 44 px wide and high', async ({
    page,
  }) => {
    for (const path of ['/no/such/page', '/overview/zentrix-laabs-overview']) {
      await page.goto(path);
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
});

test('pages do not overflow at 360 px, with twice the text size and long words of two languages', async ({
  page,
}) => {
  const text = 'प्रौद्योगिकीसंस्थानाध्यक्षमहोदयसमितिप्रतिनिधि-Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(3);
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/jobs', '/no/such/page']) {
    for (const size of ['100%', '200%']) {
      await open(page, path);
      await page.evaluate(
        ([rootSize, long]) => {
          document.documentElement.style.fontSize = rootSize ?? '';
          const names = 'article h2 a, article p bdi, article p[dir], main h1, main h2, [role=alert] p';
          for (const element of document.querySelectorAll(names)) {
            if (element.children.length === 0) element.textContent = long ?? '';
          }
        },
        [size, text],
      );
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const reaching = [...document.querySelectorAll('main *')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        );
        return scrollWidth > clientWidth ? reaching.map(({ outerHTML }) => outerHTML.slice(0, 90)) : [];
      });
      expect(over, `${path} at ${size}`).toEqual([]);
    }
  }
});

test('[R-004] the tax regimes are next to each other in a narrow window with twice the text size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/salaries/take-home-salary-calculator');
  const regimes = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Old' }) });
  for (const size of ['100%', '200%']) {
    await page.evaluate((rootSize) => {
      document.documentElement.style.fontSize = rootSize;
    }, size);
    const [left, right] = await regimes
      .getByRole('row')
      .last()
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    expect(right?.right, size).toBeLessThanOrEqual(360);
    expect(right?.top, size).toBe(left?.top);
  }
});

test('with system colours, pressed, selected and focused states are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const current = page.locator('nav a[aria-current=page]').first();
  await current.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(current).not.toHaveCSS('outline-style', 'none');
  const bordered = await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Upvote/ })
    .evaluate((button) => getComputedStyle(button).borderTopStyle);
  expect(bordered).not.toBe('none');
});

test('a printed page contains only its content', async ({ page }) => {
  await open(page, '/');
  const post = await page
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .getAttribute('href');
  await open(page, post ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
  for (const around of await page.getByRole('navigation').all()) await expect(around).toBeHidden();
  await expect(page.locator('main button:not([data-printed]):visible')).toHaveCount(0);

  await page.goto('/overview/zentrix-labs-overview');
  await expect(page.getByRole('link', { name: 'Open to feedback' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a review' })).toBeHidden();
});

test('a page read in the dark theme prints dark text on white, including highlights', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await open(page, '/p/Kq3vN8xWm2Zt7Rf1');
  await expect(page.getByText('₹1.62L in hand now')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /comment/ })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
});

test('an element focused by keyboard is not covered by the header or the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const covered = () =>
    page.evaluate(() => {
      const item = document.activeElement;
      const { x, y, width, height } = item?.getBoundingClientRect() ?? new DOMRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      const bar = over?.closest('header, nav');
      return bar && !bar.contains(item) ? item?.textContent : undefined;
    });
  await page.getByRole('link', { name: 'Unanswered' }).focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(key);
      await expect.poll(covered).toBeUndefined();
    }
  }
});
