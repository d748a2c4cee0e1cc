import { expect, type Page, test } from '@playwright/test';
import { IMRAN } from '../../support/offline-page';
import { openSaved } from '../../support/saved-pages';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const LEENA = 'Mb3leenaK4Rd8Zy1';

test('[R-710] the browser accepts the manifest, and each shortcut leads to a page', async ({ page }) => {
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { shortcuts } = JSON.parse(data ?? '') as { shortcuts: { url: string }[] };
  expect(shortcuts.length).toBeGreaterThan(2);
  for (const { url } of shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
});

/** Sends the request a browser sends when another app shares a text. */
const share = (page: Page) =>
  page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share' });
    for (const [name, value] of [
      ['title', 'Notice period'],
      ['text', 'Is this normal?'],
      ['url', 'https://news.example/notice'],
    ] as const)
      form.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(form);
    form.submit();
  });

test('[R-710] text from another app waits for the login, becomes a draft and is not posted', async ({
  page,
  context,
  baseURL,
}) => {
  await openSaved(page, '/communities');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/post$/.test(request.url())) posts.push(request.url());
  });
  await share(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
  await signIn(context.request, baseURL, IMRAN);
  await open(page, '/?openCreatePost=true');
  const composer = page.getByRole('dialog', { name: 'New post' });
  await expect(composer.getByLabel('Title')).toHaveValue('Notice period');
  await expect(composer.getByLabel('Text')).toHaveValue('Is this normal?\nhttps://news.example/notice');
  await expect(composer.getByText('This text comes from another app.')).toBeVisible();
  expect(posts).toEqual([]);
});

test('the share target does not accept a file as text, and shortens a huge text', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  await openSaved(page, '/communities');
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    });
    const file = Object.assign(document.createElement('input'), { type: 'file', name: 'text' });
    const chosen = new DataTransfer();
    chosen.items.add(new File(['<script>alert(1)</script>'.repeat(400_000)], 'text.html'));
    file.files = chosen.files;
    const title = Object.assign(document.createElement('input'), {
      name: 'title',
      value: 'T'.repeat(3_000_000),
    });
    form.append(file, title);
    document.body.append(form);
    form.submit();
  });
  const composer = page.getByRole('dialog', { name: 'New post' });
  // The worker reads thirteen megabytes first.
  await expect(composer.getByLabel('Title')).toHaveValue(/^T{20,300}$/, { timeout: 30_000 });
  await expect(composer.getByLabel('Text')).toHaveValue('');
});

test('text that a member shared is hidden from the next member of the same device', async ({
  page,
  context,
  baseURL,
}) => {
  // Leena has no alias yet, so the text waits.
  await signIn(context.request, baseURL, LEENA);
  await openSaved(page, '/communities');
  await share(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  const restarted = page.waitForEvent('domcontentloaded');
  await signIn(context.request, baseURL, IMRAN);
  await page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('focus'))));
  await restarted;
  await open(page, '/?openCreatePost=true');
  const composer = page.getByRole('dialog', { name: 'New post' });
  await expect(composer.getByLabel('Title')).toHaveValue('');
  await expect(composer.getByLabel('Text')).toHaveValue('');
});
