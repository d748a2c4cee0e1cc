import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

/** A field of a form, text with several matches, and a longer text with fewer. */
const FIELDS = [
  { name: 'Company', text: 'a', more: 'ka' },
  { name: 'Job profile', text: 'e', more: 'en' },
  { name: 'City you work in', text: 'b', more: 'be' },
] as const;

test.use({ viewport: { width: 1280, height: 900 } });
test.beforeEach(({ context, baseURL }) => signIn(context.request, baseURL));

/** The field with an open list of matches. */
async function listed(page: Page, name: string, text: string) {
  await open(page, '/contribute/salary-v3');
  const field = page.getByRole('combobox', { name });
  await field.fill(text);
  const options = page.getByRole('listbox', { name }).getByRole('option');
  await expect.poll(() => options.count()).toBeGreaterThan(2);
  return { field, options };
}

const highlighted = (options: Locator) => options.and(options.page().locator('[aria-selected="true"]'));

const labelOf = (option: Locator) => option.evaluate((item) => item.firstChild?.textContent ?? '');

for (const { name, text } of FIELDS) {
  test(`the option under the mouse is highlighted and selected by a click: ${name}`, async ({ page }) => {
    const { field, options } = await listed(page, name, text);
    for (const index of [1, 2, 0]) {
      await options.nth(index).hover();
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(highlighted(options)).toHaveCount(1);
    }
    const label = await labelOf(options.nth(1));
    await options.nth(1).click();
    await expect(field).toHaveValue(label);
    await expect(options).toHaveCount(0);
  });

  test(`arrow keys, Home, End, Enter and Escape work in the list: ${name}`, async ({ page }) => {
    const { field, options } = await listed(page, name, text);
    const last = (await options.count()) - 1;
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await field.press(key);
      await expect(options.nth(index), key).toHaveAttribute('aria-selected', 'true');
    }
    await field.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue(text);
    await field.press('ArrowDown');
    const label = await labelOf(highlighted(options));
    await field.press('Enter');
    await expect(field).toHaveValue(label);
    await expect(options).toHaveCount(0);
  });
}

/** Holds the suggestions for this text until the returned function is called. */
async function held(page: Page, text: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = (url: URL) => url.searchParams.get('asText') === text;
  await page.route(isHeld, async (route) => {
    await released;
    await route.continue();
  });
  return {
    asked: page.waitForRequest((request) => isHeld(new URL(request.url()))),
    release: async () => {
      const response = page.waitForResponse((item) => isHeld(new URL(item.url())));
      release();
      await response;
    },
  };
}

/** An open list while the response for more text is pending. */
async function outdated(page: Page) {
  const [{ name, text, more }] = FIELDS;
  const { field, options } = await listed(page, name, text);
  const before = await options.allTextContents();
  const { asked, release } = await held(page, more);
  await field.fill(more);
  await asked;
  await expect(options).toHaveText(before);
  const replaced = async () => {
    await release();
    await expect(options).not.toHaveText(before);
  };
  return { field, options, replaced };
}

test('after a late response, the option under the mouse is highlighted and selected by a click', async ({
  page,
}) => {
  const { field, options, replaced } = await outdated(page);
  await options.nth(1).hover();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await replaced();
  const row = await options.nth(1).boundingBox();
  if (!row) throw new Error('The list has fewer than two options.');
  await page.mouse.move(row.x + row.width / 3, row.y + row.height / 2);
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(highlighted(options)).toHaveCount(1);
  const label = await labelOf(options.nth(1));
  await page.mouse.down();
  await page.mouse.up();
  await expect(field).toHaveValue(label);
});

test('after a late response, Enter selects nothing and the arrow keys start at the top', async ({ page }) => {
  const { field, options, replaced } = await outdated(page);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await replaced();
  await expect(highlighted(options)).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const label = await labelOf(options.last());
  await field.press('Enter');
  await expect(field).toHaveValue(label);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('an option is at least 44 pixels high', async ({ page }) => {
    const { options } = await listed(page, 'City you work in', 'b');
    expect((await options.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
