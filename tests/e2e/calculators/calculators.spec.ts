import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { tabTo } from '../../support/tab-to';

const CALCULATORS = ['take-home-salary', 'gratuity', 'hra', 'salary-hike'].map(
  (name) => `/salaries/${name}-calculator`,
);
const WORK = 'role=Backend+engineer&city=Bengaluru&years=4';
const CHECKED = `/are-you-paid-fairly?${WORK}&fixed=1700000&variable=150000`;

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);
const board = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

for (const path of [...CALCULATORS, CHECKED, '/salaries']) {
  test(`[R-198] ${path.split('?')[0]} has no overflow and no axe violations at three widths`, async ({
    page,
  }) => {
    await page.goto(path);
    await alive(page);
    await page.locator('main details').evaluateAll((all) => {
      for (const item of all) item.setAttribute('open', '');
    });
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [768, 'dark'],
      [360, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await axeFindings(page), `at ${width}`).toEqual([]);
    }
  });
}

for (const path of [...CALCULATORS, CHECKED]) {
  test(`${path.split('?')[0]} prints on one sheet, dark theme or not`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    await alive(page);
    await expect(page.getByRole('banner')).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const colours = await page.locator('main h1').evaluate((title) => getComputedStyle(title).color);
    expect(colours).toBe('rgb(0, 0, 0)');
  });

  test(`${path.split('?')[0]} treats a hostile address like an empty one`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    const names = [
      'ctc',
      'basic',
      'wages',
      'joined',
      'row1.rent',
      'before',
      'percent',
      'years',
      'role',
      'fixed',
    ];
    const values = ['NaN', '1e999', '-5', '%00', '<img src=x>', '٣', '9'.repeat(400), '2026-02-31'];
    const query = names.flatMap((name) => values.map((value) => `${name}=${encodeURIComponent(value)}`));
    const response = await page.goto(
      `${path.split('?')[0]}?${query.slice(0, 60).join('&')}&${names.join('=NaN&')}=`,
    );
    expect(response?.status()).toBe(200);
    await alive(page);
    await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/);
    expect(complaints).toEqual([]);
  });
}

test.describe('the take-home calculator', () => {
  const monthly = (page: Page) => board(page, 'Monthly in-hand pay').locator('output');

  test('[R-026] the take-home result updates on every key press, for every way to write an amount', async ({
    page,
  }) => {
    await page.goto('/salaries/take-home-salary-calculator');
    await alive(page);
    const ctc = page.getByRole('textbox', { name: 'Yearly CTC' });
    const before = await monthly(page).innerText();
    await ctc.fill('12 lakh');
    await expect(monthly(page)).not.toHaveText(before);
    const text = await monthly(page).innerText();
    await ctc.fill('1200000');
    await expect(ctc).toHaveValue('₹12,00,000');
    await expect(monthly(page)).toHaveText(text);
  });

  test('[R-026] an invalid amount shows what to write, and the result stays a number', async ({ page }) => {
    await page.goto('/salaries/take-home-salary-calculator');
    await alive(page);
    const ctc = page.getByRole('textbox', { name: 'Yearly CTC' });
    for (const [text, message] of [
      ['a lot', /Enter an amount like/],
      ['', /required/],
      ['99999999999999', /between ₹1,00,000 and/],
      ['-5', /between ₹1,00,000 and/],
    ] as const) {
      await ctc.fill(text);
      await expect(ctc).toHaveAccessibleDescription(message);
      await expect(monthly(page)).toHaveText(/^₹[\d,]+$/);
    }
  });

  test('[R-026] a copied link restores every input, including the tax regime', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/salaries/take-home-salary-calculator');
    await alive(page);
    await page.getByRole('textbox', { name: 'Yearly CTC' }).fill('2400000');
    await page.getByRole('radio', { name: 'Old' }).check({ force: true });
    const figure = await monthly(page).innerText();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await expect(monthly(page)).toHaveText(figure);
    await expect(page.getByRole('radio', { name: 'Old' })).toBeChecked();
  });

  test('[R-026] two offers can be compared with the keyboard alone', async ({ page }) => {
    await page.goto('/salaries/take-home-salary-calculator');
    await alive(page);
    await page.getByRole('button', { name: 'Compare two offers' }).press('Enter');
    const second = page.getByRole('group', { name: /^Offer 2/ });
    const before = await second.innerText();
    await second.getByRole('textbox', { name: 'Fixed, yearly' }).fill('30 lakh');
    await expect(second).not.toHaveText(before);
    await page.getByRole('button', { name: 'Remove Offer 2' }).press('Enter');
    await expect(second).toBeHidden();
  });

  test('[R-026] the take-home calculator lists the source of every rule', async ({ page }) => {
    await page.goto('/salaries/take-home-salary-calculator?state=PB');
    await page.getByText('Where the rules come from').click();
    const source = page.getByRole('definition').filter({ hasText: 'new-regime threshold' });
    await expect(source).toContainText('(our inference; checked on ');
  });
});

const AMOUNT = {
  gratuity: 'Last drawn basic and DA, monthly',
  hra: 'Rent paid, monthly',
  'salary-hike': 'Current pay, yearly',
};

test('[R-027][R-028][R-029] the gratuity, HRA and hike calculators can be used with the keyboard alone', async ({
  page,
}) => {
  for (const [name, label] of Object.entries(AMOUNT)) {
    await page.goto(`/salaries/${name}-calculator`);
    await alive(page);
    const main = page.getByRole('main');
    const figure = main.locator('output').first();
    const changes = async (press: () => Promise<void>) => {
      const before = await figure.innerText();
      await press();
      await expect(figure).not.toHaveText(before);
    };
    await tabTo(page, main.getByRole('textbox', { name: label }));
    await page.keyboard.press('ControlOrMeta+a');
    await changes(() => page.keyboard.type('25000'));
    await tabTo(page, main.getByRole('slider', { name: label }));
    await changes(() => page.keyboard.press('ArrowRight'));
    // The few steps of gratuity are open from the start.
    const opened = main.locator('details[open]');
    const before = await opened.count();
    await tabTo(page, main.getByText('How we got this'));
    await page.keyboard.press('Enter');
    await expect(opened).toHaveCount(1 - before);
  }
});

test('every loaded calculator works offline', async ({ page, context }) => {
  for (const path of CALCULATORS) {
    await page.goto(path);
    await alive(page);
    await context.setOffline(true);
    const figure = page.locator('main output').first();
    const before = await figure.innerText();
    await page
      .locator('main')
      .getByRole('textbox')
      .first()
      .fill(path.includes('hike') ? '2000000' : '41000');
    await page.getByText('How we got this').click();
    if (path.includes('take-home')) await page.locator('main').getByRole('textbox').first().fill('31 lakh');
    await expect(figure).not.toHaveText(before);
    await context.setOffline(false);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-026] without scripts, submitting the take-home form shows the result', async ({ page }) => {
    await page.goto('/salaries/take-home-salary-calculator');
    const before = await board(page, 'Monthly in-hand pay').locator('output').innerText();
    await page.getByRole('textbox', { name: 'Yearly CTC' }).fill('2400000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/ctc=/);
    await expect(board(page, 'Monthly in-hand pay').locator('output')).not.toHaveText(before);
  });

  test('[R-032][R-863] without scripts, submitting the fair pay form shows the result and keeps the campaign', async ({
    page,
  }) => {
    await page.goto(`/are-you-paid-fairly?${WORK}&campaign=mail7`);
    await page.getByRole('textbox', { name: 'Fixed pay, yearly' }).fill('18.5 lakh');
    await page.getByRole('textbox', { name: 'Company' }).fill('Zentrix Labs');
    await page.getByRole('button', { name: 'Check my pay' }).click();
    await expect(page).toHaveURL(/campaign=mail7$/);
    await expect(board(page, 'Your pay compared with your peers')).toContainText(/\d+–\d+%/);
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Zentrix Labs');
  });

  test('[R-029] without scripts, submitting the hike form with a new pay shows the hike', async ({
    page,
  }) => {
    await page.goto('/salaries/salary-hike-calculator');
    await page.getByRole('radio', { name: 'Hike %' }).check({ force: true });
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByRole('textbox', { name: 'New pay, yearly' }).fill('18 lakh');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(board(page, 'Hike').locator('output')).toHaveText('50%');
  });
});

test('[R-004][R-025] the salaries home links to every calculator and to the pay of job profiles', async ({
  page,
}) => {
  await page.goto('/salaries');
  const main = page.getByRole('main');
  for (const name of [/Take-home/, /hike/, /HRA/, /Gratuity/, /Are you paid fairly/])
    await expect(main.getByRole('link', { name })).toBeVisible();
  await main.getByRole('link', { name: /Backend engineer/ }).click();
  await expect(page).toHaveURL('/profile/backend-engineer-salary');
  await page.getByRole('link', { name: 'Are you paid fairly?' }).click();
  await expect(page.getByRole('combobox', { name: 'Job profile' })).toHaveValue('Backend engineer');
});
