import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';

/** Of how many colours the middle of a picture is. */
async function colours(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  const middle = {
    left: Math.round(width / 4),
    top: Math.round(height / 4),
    width: Math.round(width / 2),
    height: Math.round(height / 2),
  };
  const dots = await sharp(await picture.screenshot())
    .extract(middle)
    .removeAlpha()
    .raw()
    .toBuffer();
  const seen = new Set<string>();
  for (let at = 0; at < dots.length; at += 3) seen.add(dots.subarray(at, at + 3).toString('hex'));
  return seen.size;
}

for (const theme of ['light', 'dark'])
  test(`a face that does not come leaves its place plain, in the ${theme} theme`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    const face = page.getByRole('main').locator('li img[alt=""][src*="/kolam/"]').first();
    await page.goto('/communities');
    await expect.poll(() => colours(face)).toBeGreaterThan(2);
    await page.route('**/art/kolam/**', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await colours(face)).toBe(1);
  });
