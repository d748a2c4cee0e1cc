import { expect, type Locator, type Page, test } from '@playwright/test';
import { ANSWERING } from '../../support/ask-question';
import { doubleText } from '../../support/double-text';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

test.use({ viewport: { width: 390, height: 844 } });

const TABLET = { width: 768, height: 1024 };
const SMALL_PHONE = { width: 360, height: 740 };

async function openDoubled(page: Page, path: string, window: typeof TABLET): Promise<void> {
  await page.setViewportSize(window);
  await doubleText(page);
  await open(page, path);
}

/** The number of lines of each word of a text. */
const linesOfWords = (text: Locator) =>
  text.evaluate(({ firstChild: node }) =>
    [...(node?.nodeValue ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(node as Node, index);
      range.setEnd(node as Node, index + word.length);
      return range.getClientRects().length;
    }),
  );

const SCREENS = [
  '/',
  '/p/Kq3vN8xWm2Zt7Rf1',
  '/list-of-companies',
  '/overview/zentrix-labs-overview',
  '/reviews/zentrix-labs-reviews',
  '/salaries/zentrix-labs-salaries',
  '/compare?companies=zentrix-labs,kaveri-bank',
  '/jobs',
  '/salaries/take-home-salary-calculator',
  '/messages',
  '/notifications',
  '/contribute/company-review-v3',
];

test('with twice the text size, a company name next to the buttons of its page never breaks inside a word', async ({
  page,
}) => {
  await doubleText(page);
  await open(page, '/salaries/zentrix-labs-salaries');
  const name = page.getByRole('heading', { level: 1 }).getByText('Zentrix Labs', { exact: true });
  expect(await linesOfWords(name)).toEqual([1, 1]);
  await expect(page.getByRole('button', { name: 'Follow' }).first()).toBeInViewport({ ratio: 1 });
});

test('a member who reads with twice the text size never has to scroll a page sideways', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, baseURL, ANSWERING[0]);
  await doubleText(page);
  for (const path of SCREENS) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test('with twice the text size, the sections that a missing page leads to stay inside their boxes', async ({
  page,
}) => {
  await openDoubled(page, '/nothing-here', SMALL_PHONE);
  const sections = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(sections).toHaveCount(5);
  for (const section of await sections.all())
    expect(
      await section.evaluate((box) => box.scrollWidth - box.clientWidth),
      await section.innerText(),
    ).toBe(0);
});

test('with twice the text size on a tablet, the name of the site is in the middle of its bar', async ({
  page,
}) => {
  await openDoubled(page, '/list-of-companies', TABLET);
  const fromMiddle = await page.getByRole('banner').evaluate((bar) => {
    const middle = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const [logo, name] = bar.querySelectorAll('a:first-of-type > *');
    return [logo, name].map((part) => Math.abs(middle(part as Element) - middle(bar)));
  });
  expect(Math.max(...fromMiddle)).toBeLessThanOrEqual(2);
});

/** The free space between the value of a filter and its arrow; negative if the value is cut off or touches it. */
const spaceBeforeArrow = (filter: Locator) =>
  filter.evaluate((box) => {
    const arrow = box.querySelector('svg')?.getBoundingClientRect().left ?? 0;
    const select = box.querySelector('select');
    if (!select) {
      const range = document.createRange();
      range.selectNodeContents(box.lastElementChild?.previousElementSibling ?? box);
      return arrow - range.getBoundingClientRect().right;
    }
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = getComputedStyle(select).font;
    const value = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
    return arrow - select.getBoundingClientRect().left - value;
  });

for (const width of [360, 768])
  test(`with twice the text size, the filters of a page ${width} px wide show their value and a separate arrow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 });
    await doubleText(page);
    for (const path of ['/salaries/zentrix-labs-salaries', '/jobs']) {
      await open(page, path);
      const filters = page.getByRole('main').locator('form[data-scrolls] :is(label:has(select), summary)');
      await expect(filters.nth(3), path).toBeAttached();
      for (const filter of await filters.filter({ visible: true }).all())
        expect(await spaceBeforeArrow(filter), `${path}: ${await filter.innerText()}`).toBeGreaterThan(2);
    }
  });

test('with twice the text size on a tablet, no label of a rating breaks inside a word, and the whole name of the company stays', async ({
  page,
}) => {
  await openDoubled(page, '/reviews/zentrix-labs-reviews', TABLET);
  const skills = page.getByRole('main').getByText('Skill development', { exact: true }).first();
  expect(await linesOfWords(skills)).toEqual([1, 1]);
  const name = page.getByRole('heading', { level: 1 }).getByRole('link');
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('with twice the text size on a phone, a percentage does not break before its percent sign', async ({
  page,
}) => {
  await openDoubled(page, '/interviews/zentrix-labs-interview-questions', SMALL_PHONE);
  const share = page.getByRole('main').getByRole('definition').first();
  const lines = await share.evaluate(({ lastChild }) => {
    const range = document.createRange();
    range.selectNode(lastChild as Node);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('with twice the text size, a rating has space around its digits', async ({ page }) => {
  await doubleText(page);
  await open(page, '/jobs');
  const rating = page.getByRole('main').locator('[data-tone]').first();
  const room = await rating.evaluate(
    (tag) => tag.clientHeight - Number.parseFloat(getComputedStyle(tag).fontSize),
  );
  expect(room).toBeGreaterThan(8);
});

test('with twice the text size on a small laptop, Home leaves out its side columns and keeps the feed wide', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page.request, baseURL, ANSWERING[0]);
  await open(page, '/');
  const alias = page.getByRole('main').getByText('Designation', { exact: true }).first();
  await expect(alias).toBeVisible();
  await doubleText(page);
  await expect(alias).toBeHidden();
  const post = page.getByRole('main').getByRole('article').first();
  await expect.poll(async () => (await post.boundingBox())?.width).toBeGreaterThanOrEqual(600);
});

/** The words of the main part, up to 13 letters long, that break. Made-up names may be longer than a line. */
const brokenWords = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.parentElement?.checkVisibility() || text.parentElement.clientWidth === 1) continue;
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(
        /(?<![\p{L}\d])\p{L}{2,13}(?![\p{L}\d])/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });

test('with twice the text size on a small phone, no word of a heading, tile, offer, switch, table or office breaks', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await signIn(page.request, baseURL, ANSWERING[0]);
  await doubleText(page);
  for (const path of [
    '/communities',
    '/interviews',
    '/p/Kq3vN8xWm2Zt7Rf1',
    '/user-settings',
    '/rewards',
    '/overview/zentrix-labs-overview/locations',
  ]) {
    await open(page, path);
    expect(await brokenWords(page), path).toEqual([]);
  }
});

test('with twice the text size on a small phone, no word of a comment’s alias breaks', async ({ page }) => {
  await openDoubled(page, '/p/Kq3vN8xWm2Zt7Rf1', SMALL_PHONE);
  const aliases = page.getByRole('article').locator('header bdi');
  await expect(aliases.nth(3)).toBeAttached();
  for (const alias of await aliases.all())
    expect(Math.max(...(await linesOfWords(alias))), await alias.innerText()).toBe(1);
});

test('with twice the text size on a small phone, the label of the main office does not break', async ({
  page,
}) => {
  await openDoubled(page, '/overview/zentrix-labs-overview', SMALL_PHONE);
  const office = page.getByRole('main').getByRole('link', { name: /Headquarters$/ });
  await page.keyboard.press('End');
  expect(await linesOfWords(office.getByText('Headquarters'))).toEqual([1]);
});

test('with twice the text size on a small phone, the review count of a company is beside its facts, not above them', async ({
  page,
}) => {
  await openDoubled(page, '/list-of-companies', SMALL_PHONE);
  const row = page.getByRole('main').getByRole('article').first();
  const count = row.getByText(/ reviews$/);
  // As many as the largest employers have.
  await count.evaluate((element) => {
    element.textContent = '1,05,234 reviews';
  });
  const { right } = await row.getByText('Software Product').evaluate((facts) => {
    const range = document.createRange();
    range.selectNodeContents(facts.parentElement as Node);
    return range.getBoundingClientRect();
  });
  expect((await count.boundingBox())?.x).toBeGreaterThanOrEqual(right);
});
