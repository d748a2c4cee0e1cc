import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { makeTokensDue } from '../../support/due-tokens';
import { codeFor } from '../../support/emails';
import { employ, joinAs } from '../../support/new-member';

const AMBIENT = { appid: '999', systemid: 'AB_WEB', 'x-device-type': 'WEB' };

test.use({ viewport: { width: 390, height: 844 } });

interface Suggestions {
  readonly userNames: readonly string[];
  readonly avatars: readonly object[];
}

/** A member with a verified workplace and an alias may write. */
async function verify({ request }: BrowserContext, baseURL: string | undefined): Promise<void> {
  const headers = { ...AMBIENT, origin: new URL(baseURL ?? '').origin };
  const email = `hidden${Date.now()}@zentrix-labs.example`;
  const path = '/user-services/v1/user/email-verification';
  expect((await request.post(`${path}/otp`, { data: { email }, headers })).ok()).toBe(true);
  const data = { otp: codeFor(email, baseURL) };
  expect((await request.post(`${path}/verify`, { data, headers })).ok()).toBe(true);
  const profile = '/user-services/v1/user/anonymous-profile';
  const offered = (await (await request.get(`${profile}/suggestions`, { headers })).json()) as Suggestions;
  const alias = { userName: offered.userNames[0], ...offered.avatars[0] };
  expect((await request.put(profile, { data: alias, headers })).ok()).toBe(true);
}

/** The tokens arrive on a later visit, never on the first one and never while the member writes. */
async function fetchTokens(page: Page): Promise<void> {
  await page.goto('/');
  await makeTokensDue(page);
  const batch = page.waitForResponse((response) => response.url().endsWith('/token-services/v1/batch'));
  await page.reload();
  expect((await batch).status()).toBe(200);
  await page.waitForLoadState('networkidle');
}

test('a verified employee posts untraceably, sees when it appears, and deletes it with its key', async ({
  page,
  context,
  baseURL,
}) => {
  await joinAs(context, baseURL, 'Hidden Author');
  await employ(context, baseURL);
  await verify(context, baseURL);
  await fetchTokens(page);
  await page.goto('/untraceable');
  await expect(page.getByText(/hidden among at least 2\d verified people: Zentrix Labs/)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByLabel('Title').fill('The shift plan changes in January');
  await page.getByLabel('Text').fill('I joined on 12 March 2024 and never saw a plan.');
  await expect(page.getByText('An exact day: “12 March 2024”')).toBeVisible();
  const calls = sent.filter((path) => !path.startsWith('/assets/'));
  expect(calls, 'nothing leaves the device while typing').toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Post untraceably' }).click();
  await expect(page.getByRole('alert').getByText('Confirm that you understand this first.')).toBeVisible();
  await page.getByLabel(/I understand that only the key/).check();
  const posting = page.waitForRequest((request) => request.url().endsWith('/untraceable-services/v1/posts'));
  await page.getByRole('button', { name: 'Post untraceably' }).click();
  const headers = await (await posting).allHeaders();
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(['authorization']));
  for (const name of ['cookie', 'appid', 'systemid', 'x-account-id', 'referer'])
    expect(headers[name], name).toBeUndefined();
  await expect(page.getByText(/^It will appear at/)).toBeVisible();

  const own = page.getByRole('region', { name: 'Your untraceable posts and comments' });
  await expect(own.getByRole('heading', { name: 'The shift plan changes in January' })).toBeVisible();
  await own.getByRole('button', { name: 'Check status' }).click();
  await expect(own.getByText(/^Scheduled/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await own.getByRole('button', { name: 'Delete post' }).click();
  await own.getByRole('button', { name: 'Delete for good' }).click();
  await expect(own.getByText('Deleted', { exact: true })).toBeVisible();
});

test('a verified employee comments untraceably without an address that names the post', async ({
  page,
  context,
  baseURL,
}) => {
  await joinAs(context, baseURL, 'Hidden Reader');
  await employ(context, baseURL);
  await verify(context, baseURL);
  await fetchTokens(page);
  await page.goto('/p/Kq3vN8xWm2Zt7Rf1');
  await page.getByRole('button', { name: 'Untraceable', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Comment untraceably' });
  await expect(dialog.getByText(/hidden among at least 2\d verified people: Zentrix Labs/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await dialog.getByLabel('Your comment').fill('Ours came in June.');
  expect(sent, 'nothing leaves the device while typing').toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel(/I understand that only the key/).check();
  const posting = page.waitForRequest((request) =>
    request.url().endsWith('/untraceable-services/v1/comments'),
  );
  await dialog.getByRole('button', { name: 'Comment untraceably' }).click();
  const headers = await (await posting).allHeaders();
  for (const name of ['cookie', 'appid', 'systemid', 'x-account-id', 'referer'])
    expect(headers[name], name).toBeUndefined();
  await expect(dialog.getByText(/^It will appear at/)).toBeVisible();
  await dialog.getByRole('link', { name: /^Tokens, keys/ }).click();
  const own = page.getByRole('region', { name: 'Your untraceable posts and comments' });
  await own.getByRole('button', { name: 'Check status' }).click();
  await expect(own.getByText(/^Scheduled/)).toBeVisible();
  await own.getByRole('button', { name: 'Delete comment' }).click();
  await own.getByRole('button', { name: 'Delete for good' }).click();
  await expect(own.getByText('Deleted', { exact: true })).toBeVisible();
});

test('an employee whose browser has no Ed25519 posts untraceably, and edits and deletes the post', async ({
  page,
  context,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const { generateKey } = crypto.subtle;
    crypto.subtle.generateKey = ((algorithm: Algorithm, ...rest: [boolean, KeyUsage[]]) =>
      algorithm.name === 'Ed25519'
        ? Promise.reject(new DOMException('Algorithm: Unrecognized name', 'NotSupportedError'))
        : generateKey.call(crypto.subtle, algorithm, ...rest)) as typeof generateKey;
  });
  await joinAs(context, baseURL, 'Older Browser');
  await employ(context, baseURL);
  await verify(context, baseURL);
  await fetchTokens(page);
  await page.goto('/untraceable');
  await page.getByLabel('Title').fill('The cab timings change next month');
  await page.getByLabel(/I understand that only the key/).check();
  const posting = page.waitForRequest((request) => request.url().endsWith('/untraceable-services/v1/posts'));
  await page.getByRole('button', { name: 'Post untraceably' }).click();
  expect((await posting).postDataJSON()).toMatchObject({ authorKey: { algorithm: 'P-256' } });
  const own = page.getByRole('region', { name: 'Your untraceable posts and comments' });
  await own.getByRole('button', { name: 'Check status' }).click();
  await own.getByRole('button', { name: 'Edit' }).click();
  await own.getByLabel('Title').fill('The cab timings change in March');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByRole('heading', { name: 'The cab timings change in March' })).toBeVisible();
  await own.getByRole('button', { name: 'Delete post' }).click();
  await own.getByRole('button', { name: 'Delete for good' }).click();
  await expect(own.getByText('Deleted', { exact: true })).toBeVisible();
});

test('a visitor learns what untraceable posts are, and is asked to log in', async ({ page }) => {
  await page.goto('/untraceable');
  await expect(page.getByRole('heading', { level: 1, name: 'Untraceable posts and comments' })).toBeVisible();
  await expect(page.getByText('Log in to post untraceably')).toBeVisible();
});
