import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';

/** The number of colours in a part of a picture: its middle, or the strip above. */
async function colours(picture: Locator, part: 'middle' | 'above' = 'middle'): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  const seenPart = {
    left: Math.round(width / 4),
    top: part === 'middle' ? Math.round(height / 4) : 4,
    width: Math.round(width / 2),
    height: Math.round(part === 'middle' ? height / 2 : height / 4) - 4,
  };
  const dots = await sharp(await picture.screenshot())
    .extract(seenPart)
    .removeAlpha()
    .raw()
    .toBuffer();
  const seen = new Set<string>();
  for (let position = 0; position < dots.length; position += 3)
    seen.add(dots.subarray(position, position + 3).toString('hex'));
  return seen.size;
}

for (const theme of ['light', 'dark'])
  test(`a drawing that fails to load leaves its place plain, in the ${theme} theme`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    const alias = page.getByRole('main').locator('li img[alt=""][src*="/kolam/"]').first();
    await page.goto('/communities');
    await expect.poll(() => colours(alias)).toBeGreaterThan(2);
    await page.route('**/art/kolam/**', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect.poll(() => alias.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await colours(alias)).toBe(1);
  });

test('a photo that fails to load shows its description in the middle of its place, without the browser’s icon', async ({
  page,
}) => {
  await page.route('**/art/scene/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/photos/zentrix-labs-photos');
  const photo = page.getByRole('main').getByRole('listitem').getByRole('img').first();
  await expect(photo).toHaveAccessibleName(/ at Zentrix Labs$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await colours(photo, 'above')).toBe(1);
  expect(await colours(photo)).toBeGreaterThan(2);
});
