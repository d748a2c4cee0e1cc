import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../../support/axe';
import { employ, joinAs } from '../../support/new-member';
import { open } from '../../support/watched-page';

const COMPANY = 'Orbitly';

/** A photo as a phone saves it: held upright, and with the place where it was taken. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .withExif({
      IFD0: { Model: 'Phone of Asha' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

const published = (page: Page, caption: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${caption}`) });

for (const screen of [
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 844 }, colorScheme: 'light' },
] as const) {
  const { width } = screen.viewport;
  test.describe(`${width} px`, () => {
    test.use(screen);

    test(`[R-007][R-300] a member at ${width} px uploads office photos, sees them on the thank-you page and in the gallery, upright and without their location`, async ({
      page,
      context,
      baseURL,
    }) => {
      await joinAs(context, baseURL, `Photographer at ${width}`);
      await employ(context, baseURL);
      await open(page, '/features');
      const main = page.getByRole('main');
      await main.getByRole('combobox', { name: 'Company' }).fill(COMPANY);
      await page.getByRole('option', { name: COMPANY }).first().click();
      const captions = [`The stairs at ${width}`, `The canteen at ${width}`];
      await main
        .locator('input[type=file]')
        .first()
        .setInputFiles([await photo('stairs.jpg', '#2a6f4e'), await photo('canteen.jpg', '#6f2a4e')]);
      await expect(main.locator('li img')).toHaveCount(2);
      for (const [index, caption] of captions.entries())
        await main.getByRole('textbox', { name: 'Caption' }).nth(index).fill(caption);
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('checkbox', { name: /^I checked every photo/ }).check();
      await main.getByRole('button', { name: 'Upload photos' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      for (const caption of captions) await expect(main.getByRole('img', { name: caption })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await main.getByRole('link', { name: 'View photos' }).click();
      await expect(page).toHaveURL(/\/photos\/orbitly-photos/);
      await expect(published(page, captions[0] ?? '')).toBeVisible();
      const image = published(page, captions[1] ?? '').locator('img');
      await image.scrollIntoViewIfNeeded();
      const size = () =>
        image.evaluate((img: HTMLImageElement) => [
          img.naturalWidth > 0,
          img.naturalHeight > img.naturalWidth,
        ]);
      await expect.poll(size).toEqual([true, true]);
      const file = await page.request.get((await image.getAttribute('src')) ?? '');
      expect((await sharp(await file.body()).metadata()).exif).toBeUndefined();
    });
  });
}
