import { expect, test } from '@playwright/test';
import { ANSWERING } from '../../support/ask-question';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

test.use({ viewport: { width: 390, height: 844 } });

test('Back closes the post composer, the page keeps its position, and the draft is restored', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, baseURL, ANSWERING[0]);
  await open(page, '/jobs');
  const bar = page.getByRole('navigation', { name: 'Main' }).last();
  await bar.getByRole('link', { name: 'Companies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies in India');
  const openComposer = async () => {
    await page.getByRole('link', { name: 'Write' }).click();
    await page.getByRole('button', { name: 'A post or a question' }).click();
  };
  await openComposer();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Title' }).fill('Is a bond of two years usual?');
  await page.evaluate(() => history.back());
  await expect(composer).toBeHidden();
  await expect(page).toHaveURL(/list-of-companies/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies in India');
  await openComposer();
  await expect(composer.getByRole('textbox', { name: 'Title' })).toHaveValue('Is a bond of two years usual?');
});
