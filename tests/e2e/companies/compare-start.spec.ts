import { expect, type Locator, test } from '@playwright/test';
import { open } from '../../support/watched-page';

/** The middle of the text or the box of an element. */
const middle = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return Math.round((left + right) / 2);
  });

for (const width of [360, 768])
  test(`at ${width} px, the drawing, the text and the search of Compare are centred below each other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 });
    await open(page, '/compare');
    const heading = page.getByRole('heading', { name: 'Choosing between two jobs?' });
    const parts = [
      page.getByText('or', { exact: true }).first(),
      heading,
      heading.locator('+ p'),
      page.getByRole('combobox', { name: 'Add a company' }).locator('..'),
    ];
    for (const part of parts) {
      const distance = Math.abs((await middle(part)) - width / 2);
      expect(distance, String(part)).toBeLessThanOrEqual(4);
    }
  });
