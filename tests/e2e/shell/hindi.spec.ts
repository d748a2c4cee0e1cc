import { expect, type Page, test } from '@playwright/test';
import { calculatorText } from '../../../src/core/calculators/text';
import { companyText } from '../../../src/core/companies/text';
import { railText } from '../../../src/core/feed/rail-text';
import { frameText } from '../../../src/core/legal/frame-text.hi';
import { privacyText } from '../../../src/core/legal/privacy-text';
import { termsOfUseText } from '../../../src/core/legal/terms-of-use-text';
import { loginText } from '../../../src/core/login/text';
import { salaryText } from '../../../src/core/salaries/text';
import { axeFindings } from '../../support/axe';

const PHONE = { width: 360, height: 780 };
test.use({ locale: 'hi-IN', viewport: PHONE });

const ready = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);
const language = (page: Page) => page.locator('html').getAttribute('lang');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The number of Devanagari letters on the page. */
const devanagari = (page: Page) =>
  page.evaluate(() => {
    const letters = document.body.innerText.match(/\p{L}/gu) ?? [];
    return letters.filter((letter) => /\p{Script=Devanagari}/u.test(letter)).length;
  });

/** Static texts of a catalogue; single words may also be names or data. */
const phrases = (texts: unknown): readonly string[] =>
  typeof texts === 'string'
    ? [texts].filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text))
    : Object.values(texts ?? {}).flatMap(phrases);
const ENGLISH = new Set(
  phrases([calculatorText, companyText, loginText, privacyText, railText, salaryText, termsOfUseText]),
);
const englishOn = async (page: Page) =>
  (await page.locator('body').innerText()).split('\n').filter((line) => ENGLISH.has(line.trim()));

const PLACES = [
  '/',
  '/?feed=latest',
  '/login',
  '/communities',
  '/list-of-companies',
  '/reviews',
  '/salaries',
  '/interviews',
  '/jobs',
  '/search?q=zentrix',
  '/salaries/take-home-salary-calculator',
  '/are-you-paid-fairly',
  '/overview/zentrix-labs-overview',
  '/salaries/zentrix-labs-salaries',
  '/profile/backend-engineer-salary',
  '/p/Kq3vN8xWm2Zt7Rf1',
  '/legal/terms-of-use',
  '/legal/privacy-policy',
  '/no-such-page-at-all',
];

test.describe('a visitor whose browser prefers Hindi', () => {
  test('[R-878] a visitor whose browser prefers Hindi reads the pages in Hindi on a narrow phone, and no page is wider than the window', async ({
    page,
  }) => {
    for (const place of PLACES) {
      await page.goto(place);
      expect(await language(page), place).toBe('hi-IN');
      await expect(page.locator('main h1').first(), place).toBeAttached();
      expect(await devanagari(page), place).toBeGreaterThan(60);
      expect(await englishOn(page), place).toEqual([]);
      expect(await widthOf(page), place).toBe(PHONE.width);
    }
  });

  test('[R-878] a visitor whose browser prefers Hindi navigates from Home to a post, a company and its salaries without English labels', async ({
    page,
  }) => {
    await page.goto('/');
    await ready(page);
    await expect(page.getByRole('link', { name: 'कंपनियां' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'कंपनियां' }).first().click();
    await expect(page).toHaveURL(/companies/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Zentrix Labs/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zentrix Labs');
    await expect(page.getByRole('link', { name: /^सैलरी/ }).first()).toBeVisible();
    for (const label of ['Reviews', 'Salaries', 'Follow', 'About Company', 'Write a review'])
      await expect(page.getByText(label, { exact: true }), label).toHaveCount(0);
    expect(await widthOf(page)).toBe(PHONE.width);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('[R-878] a visitor whose browser prefers Hindi changes to English in the menu, and the choice stays', async ({
    page,
  }) => {
    await page.goto('/salaries');
    await ready(page);
    await page.getByRole('button', { name: 'मेन्यू' }).click();
    await page.getByRole('dialog').getByText('English').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expect(page.getByRole('link', { name: 'Companies' }).first()).toBeVisible();
    await page.goto('/');
    expect(await language(page)).toBe('en-IN');
    await ready(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByText('हिन्दी').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.getByRole('link', { name: 'कंपनियां' }).first()).toBeVisible();
  });

  test('a visitor whose browser prefers Hindi can hit every link of the contents of a long text with a finger', async ({
    page,
  }) => {
    await page.goto('/faq');
    const links = page.getByRole('navigation', { name: frameText.contents }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all())
      expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
  });

  test('[R-878] a visitor whose browser prefers Hindi sees the offline message in Hindi', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await ready(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'कंपनियां' }).first().click();
    await expect(page.getByText(/ऑफ़लाइन/).first()).toBeVisible();
  });
});
