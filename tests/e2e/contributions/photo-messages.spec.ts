import { expect, type Page, test } from '@playwright/test';
import { joinAs } from '../../support/new-member';
import { unique } from '../../support/offline-page';
import { open } from '../../support/watched-page';

/** What the photo form says about photos and their captions. */

test.use({ viewport: { width: 390, height: 844 } });

/** A PNG header of 800 × 600. */
function png(name: string) {
  const bytes = Buffer.alloc(32);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(800, 16);
  bytes.writeUInt32BE(600, 20);
  return { name, mimeType: 'image/png', buffer: bytes };
}

const choose = (page: Page, name: string) =>
  page.locator('input[type=file][multiple]').setInputFiles([png(name)]);
const photo = (page: Page, place: number) =>
  page.getByRole('listitem', { name: `Photo ${place}`, exact: true });

test.beforeEach(async ({ page, context, baseURL }) => {
  await joinAs(context, baseURL, unique('Photographer'));
  await page.route('**/media', (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' }),
  );
  await open(page, '/features?CompanyName=Zentrix+Labs');
});

test('a photo that a proxy refuses as too large names the limit and offers no retry', async ({ page }) => {
  await choose(page, 'canteen.png');
  await expect(photo(page, 1).getByRole('alert')).toContainText('The limit is 5 MB.');
  await expect(photo(page, 1).getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a photo added after a failed attempt asks for its caption only at the next attempt', async ({
  page,
}) => {
  const send = page.getByRole('button', { name: 'Upload photos' });
  await choose(page, 'canteen.png');
  await send.click();
  await expect(photo(page, 1).getByText('This field is required.')).toBeVisible();
  await choose(page, 'terrace.png');
  await expect(photo(page, 2)).toBeVisible();
  await expect(photo(page, 1).getByText('This field is required.')).toBeVisible();
  await expect(photo(page, 2).getByText('This field is required.')).toHaveCount(0);
  await send.click();
  await expect(photo(page, 2).getByText('This field is required.')).toBeVisible();
});
