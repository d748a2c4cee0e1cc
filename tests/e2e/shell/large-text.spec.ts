import { expect, test } from '@playwright/test';
import { ANSWERING, signIn } from '../../support/ask-question';
import { open } from '../../support/watched-page';

test.use({ viewport: { width: 390, height: 844 } });

/** Twice the size that browsers start with, as set by people who can't read small text. */
const TWICE = { standard: 32, fixed: 26 };

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

test('beside the buttons of its page, the name of a company never breaks inside a word', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: TWICE });
  await open(page, '/salaries/zentrix-labs-salaries');
  const name = page.getByRole('heading', { level: 1 }).getByText('Zentrix Labs', { exact: true });
  const linesOfWords = await name.evaluate(({ firstChild: text }) =>
    [...(text?.nodeValue ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text as Node, index);
      range.setEnd(text as Node, index + word.length);
      return range.getClientRects().length;
    }),
  );
  expect(linesOfWords).toEqual([1, 1]);
  await expect(page.getByRole('button', { name: 'Follow' }).first()).toBeInViewport({ ratio: 1 });
});

test('a member who reads with twice the text size never has to scroll a page sideways', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, baseURL, ANSWERING[0]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: TWICE });
  for (const path of SCREENS) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});
