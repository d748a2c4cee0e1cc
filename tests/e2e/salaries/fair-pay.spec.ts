import { expect, type Page, test } from '@playwright/test';
import { tabTo } from '../../support/tab-to';

const membership = (page: Page) => page.getByRole('region', { name: 'Your pay compared with your peers' });

test('[R-863] the fair pay form can be filled with the keyboard, and the pay is in no URL', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/are-you-paid-fairly?campaign=mail7');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Check my pay' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This field is required.')).toHaveCount(4);
  for (const [name, text, option] of [
    ['Job profile', 'backend e', 'Backend engineer'],
    ['City you work in', 'beng', 'Bengaluru'],
  ] as const) {
    await tabTo(page, page.getByRole('combobox', { name }));
    await page.keyboard.type(text);
    await page.getByRole('option', { name: option }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('combobox', { name: 'Experience' }));
  await page.keyboard.type('4 y');
  await tabTo(page, page.getByRole('textbox', { name: 'Fixed pay, yearly' }));
  await page.keyboard.type('1852321');
  await page.keyboard.press('Enter');
  await expect(membership(page)).toContainText(/\d+–\d+%/);
  await expect(membership(page)).toContainText(/Backend engineer, 3–5 yrs, Bengaluru, \d+\+ salaries/);
  await expect(page.getByRole('table', { name: 'Salary distribution of your peers' })).toBeAttached();
  await expect(page).toHaveURL('/are-you-paid-fairly?campaign=mail7');
  expect(addresses.filter((address) => address.includes('1852321'))).toEqual([]);
});

test('[R-754][R-863] the fair pay page explains when there are too few people', async ({ page }) => {
  await page.goto('/are-you-paid-fairly?role=School+teacher&city=Patna&years=12&fixed=600000');
  await expect(membership(page)).toContainText('We do not have sufficient salary data.');
});

test('[R-863] a narrow phone shows the whole range of percentiles on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/are-you-paid-fairly?role=Software+engineer&city=Bengaluru&years=4&fixed=1800000');
  const figure = membership(page).getByText(/^\d+–\d+%$/);
  await expect(figure).toBeVisible();
  const room = await figure.evaluate((item) => [
    item.scrollWidth <= item.clientWidth,
    item.scrollHeight < 1.5 * item.clientHeight,
  ]);
  expect(room).toEqual([true, true]);
});

test('[R-863] typed values take precedence over the link after a login', async ({ page }) => {
  await page.goto('/are-you-paid-fairly?role=Backend+engineer&city=Bengaluru&years=4');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  const city = page.getByRole('combobox', { name: 'City you work in' });
  await city.fill('Pune');
  await page.getByRole('textbox', { name: 'Fixed pay, yearly' }).fill('1234567');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Asha Nair' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(city).toHaveValue('Pune');
  await expect(page.getByRole('textbox', { name: 'Fixed pay, yearly' })).toHaveValue('₹12,34,567');
});

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['computer', { width: 1280, height: 900 }],
] as const)
  test(`[R-863] no field covers the suggestions of the field above it on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/are-you-paid-fairly');
    await expect(page.locator('html[data-ready]')).toHaveCount(1);
    for (const [name, text] of [
      ['Job profile', 'e'],
      ['City you work in', 'b'],
      ['Company', 'a'],
    ] as const) {
      const field = page.getByRole('combobox', { name, exact: true });
      await field.fill(text);
      const options = page.getByRole('listbox', { name }).getByRole('option');
      await expect.poll(() => options.count(), name).toBeGreaterThan(2);
      for (const option of await options.all()) await option.click({ trial: true, timeout: 5000 });
      const label = await options.nth(1).evaluate((item) => item.firstChild?.textContent ?? '');
      await options.nth(1).click();
      await expect(field).toHaveValue(label);
    }
  });
