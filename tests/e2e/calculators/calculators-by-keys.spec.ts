import { expect, type Page, test } from '@playwright/test';

const CALCULATORS = [
  '/salaries/take-home-salary-calculator',
  '/salaries/gratuity-calculator',
  '/salaries/hra-calculator',
  '/salaries/salary-hike-calculator',
  '/are-you-paid-fairly?role=Backend+engineer&city=Bengaluru&years=4&fixed=1850000',
];

/** The focused element in the calculator; undefined outside it. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const position = document.activeElement;
    return position?.closest('main form')
      ? { name: position.textContent, top: Math.round(position.getBoundingClientRect().top + scrollY) }
      : undefined;
  });

for (const path of CALCULATORS) {
  test(`[R-198] ${path.split('?')[0]} can be tabbed through from top to bottom on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator('html[data-ready]')).toHaveCount(1);
    await page.locator('main h1').click();
    const stops: NonNullable<Awaited<ReturnType<typeof stop>>>[] = [];
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const position = await stop(page);
      if (position) stops.push(position);
      else if (stops.length > 0) break;
    }
    expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(['Copy link', 'Save as PDF']));
    const upwards = stops.filter(({ top }, index) => top < (stops[index - 1]?.top ?? 0) - 100);
    expect(upwards).toEqual([]);
  });
}
