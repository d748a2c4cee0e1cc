import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { placeOf } from '../../support/settled-position';
import { signIn } from '../../support/sign-in';
import { open, watch } from '../../support/watched-page';

const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
/** Members that no other journey signs out or uses for votes. */
const SUDHA = 'Mb5sudhaV9Gm3Bn7';
const PROFILE = '/user-services/user/profile';

const dialogOf = (page: Page) => page.locator('dialog[open]');
const account = (page: Page) => page.getByRole('button', { name: /Menu and account/ });

/** Opens this many tabs of one page, each with a record of its later requests. */
async function tabsAt(context: BrowserContext, path: string, count: number): Promise<readonly Page[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  for (const tab of tabs) await open(tab, path);
  return tabs;
}

test.use({ viewport: { width: 1280, height: 844 } });

test('tabs show the same votes, and a sign-out in one ends the session in all of them', async ({
  context,
  baseURL,
  request,
}) => {
  await signIn(context.request, baseURL, SUDHA);
  const post = '/p/Kq3vN8xWm2Zt7Rf1?toast=ready';
  const [first, second] = (await tabsAt(context, post, 2)) as [Page, Page];
  const up = (tab: Page) => tab.locator('main article [data-vote=UP]').first();
  const before = await up(second).getAttribute('aria-pressed');
  const after = before === 'true' ? 'false' : 'true';
  await up(first).click();
  await expect(up(second)).toHaveAttribute('aria-pressed', after);
  await expect(up(second)).toHaveText((await up(first).textContent()) ?? '');
  await up(second).click();
  await expect(up(first)).toHaveAttribute('aria-pressed', before ?? 'false');

  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const old = () => request.get(PROFILE, { headers: { ...AMBIENT, cookie } });
  expect((await old()).status()).toBe(200);
  await account(first).click();
  await first.getByRole('button', { name: 'Sign out' }).click();
  await expect(second.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  await expect(first.getByText('You have been signed out.')).toBeVisible();
  expect((await old()).status()).toBe(401);
  const renewed = await request.post('/login/refresh', {
    headers: { ...AMBIENT, cookie, origin: baseURL ?? '' },
  });
  expect(await renewed.json()).toEqual({ signedIn: false });
});

test('a login waits for another tab that renews the session', async ({ context }) => {
  const [first, second] = (await tabsAt(context, '/login', 2)) as [Page, Page];
  await first.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('session-renewal', () => {
          held();
          return new Promise<void>((done) => addEventListener('renewed', () => done(), { once: true }));
        });
      }),
  );
  const sent: string[] = [];
  second.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const member = second.getByRole('button', { name: /^Sudha Venkatesan/ });
  await member.click();
  await expect(member).toHaveAttribute('aria-busy', 'true');
  await expect
    .poll(() => second.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1);
  expect(sent).not.toContain('/sandbox/session');
  await first.evaluate(() => dispatchEvent(new Event('renewed')));
  await expect(account(second)).toBeVisible();
});

test('two hundred races of two to five tabs to renew the session log no one out', async ({
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await signIn(context.request, baseURL, SUDHA);
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/art/mark/races.svg')));
  const renew = async (headers: Record<string, string>) => {
    const reply = await fetch('/login/refresh', { method: 'POST', headers });
    return (await reply.json()).signedIn as boolean;
  };
  const ends: boolean[] = [];
  for (let race = 0; race < 200; race++) {
    const racing = tabs.slice(0, 2 + (race % 4));
    ends.push(...(await Promise.all(racing.map((tab) => tab.evaluate(renew, AMBIENT)))));
  }
  expect(ends).toHaveLength(700);
  expect(ends.filter((signedIn) => !signedIn)).toEqual([]);
  expect((await context.request.get(PROFILE, { headers: AMBIENT })).status()).toBe(200);
});

test('[R-728][R-730][R-731] a session that ends during writing keeps the text, shows one login prompt, and continues after login', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, SUDHA);
  await open(page, '/?openCreatePost=true');
  const texts = { title: `Kept over the end ${Date.now()}`, text: 'Every word of this is still here.' };
  const composer = () => dialogOf(page).filter({ has: page.getByRole('textbox', { name: 'Title' }) });
  await composer().getByRole('textbox', { name: 'Title' }).fill(texts.title);
  const text = composer().getByRole('textbox', { name: 'Text' });
  await text.fill(texts.text);
  await composer().getByRole('combobox', { name: 'Community' }).fill('sal');
  await composer().getByRole('option').first().click();
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v0/event')) reported.push(request.postData() ?? '');
  });
  for (const name of ['AT', 'RT']) await context.clearCookies({ name });
  // Every request is refused from here on.
  await composer().getByRole('button', { name: 'Post', exact: true }).click();
  const login = dialogOf(page).filter({ hasText: 'Ways to log in' }).or(dialogOf(page).last());
  const sudha = login.getByRole('button', { name: /Sudha/ });
  await expect(sudha).toBeVisible({ timeout: 20_000 });
  expect(reported.filter((item) => item.includes('signOut'))).toHaveLength(1);
  await sudha.click();
  await expect(account(page)).toBeVisible();
  await open(page, '/?openCreatePost=true');
  await expect(composer().getByRole('textbox', { name: 'Title' })).toHaveValue(texts.title);
  await expect(composer().getByRole('textbox', { name: 'Text' })).toHaveValue(texts.text);
});

test('[R-209] a link, frame or message cannot redirect, log out or log in a user', async ({
  page,
  context,
  baseURL,
}) => {
  const logins: string[] = [];
  page.on('request', (request) => {
    if (/\/login\/social|\/logout/.test(request.url())) logins.push(request.url());
  });
  const far: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin && !request.url().startsWith('data:'))
      far.push(request.url());
  });
  await open(page, '/about-us?showLoginModal=salary');
  const google = dialogOf(page).getByRole('button', { name: 'Continue with Google' });
  // The popup is open and the page waits for it, so its message can be forged now.
  const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()]);
  await expect(google).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const forged = Array.from({ length: 20 }, (_, index) => ({
      kind: 'humkaar-sandbox',
      type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL',
      state: `guess-${index}`,
      outcome: 'SUCCESS',
      token: 'forged',
    }));
    for (const message of forged) {
      window.postMessage(message, '*');
      frame.contentWindow?.parent.postMessage(message, '*');
    }
  });
  await expect(google).toHaveAttribute('aria-busy', 'true');
  await popup.close();
  await expect(google).not.toHaveAttribute('aria-busy', 'true');
  await signIn(context.request, baseURL, SUDHA);
  for (const link of [
    '/about-us?showLoginModal=signout',
    '/login?redirectUrl=https%3A%2F%2Fevil.example%2F',
    '/login/linkedin?referer=%2F%2Fevil.example',
  ])
    await page.goto(link);
  expect((await context.request.get(PROFILE, { headers: AMBIENT })).status()).toBe(200);
  expect(logins).toEqual([]);
  expect(far).toEqual([]);
});

for (const width of [390, 1280])
  test(`[R-583][R-584][R-844] at ${width} px, a visitor from the job portal is offered to sign in with it at the edge of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { complaints } = watch(page);
    await open(page, '/about-us?utm_source=naukri');
    await page.keyboard.press('Tab');
    const prompt = page.getByRole('region', { name: 'Sandbox: job portal one-tap' });
    await expect(prompt).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    const box = (await placeOf(prompt)) ?? { x: 0, y: 0, width: 0, height: 0 };
    if (width === 390) expect(box.y + box.height).toBe(844);
    else expect([box.y, 1280 - box.x - box.width]).toEqual([28, 28]);
    expect(await axeFindings(page)).toEqual([]);
    await prompt.getByRole('button', { name: 'Continue as Kavya Rao' }).click();
    await expect(account(page)).toBeVisible();
    await expect(prompt).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

for (const width of [390, 1280])
  test(`[R-043][R-044] at ${width} px, the session page shows how the user is signed in, and no secrets`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { complaints } = watch(page);
    await signIn(context.request, baseURL, SUDHA);
    await context.addCookies([
      { name: 'deviceId', value: 'device-of-a-test-1234', url: baseURL ?? '' },
      { name: 'appBuildNumber', value: '417', url: baseURL ?? '' },
    ]);
    await open(page, '/session');
    await expect(page.getByRole('heading', { name: 'Logged in', exact: true })).toBeVisible();
    await expect(page.getByText('417')).toBeVisible();
    // Nothing is known about a campaign, so there is no row for it.
    await expect(page.getByRole('term')).toHaveText([
      'Status',
      'Logged in with',
      'App version',
      'Build',
      'Device',
    ]);
    const shown = (await page.locator('main').textContent()) ?? '';
    expect(shown).not.toContain('device-of-a-test-1234');
    for (const { name, value } of await context.cookies())
      if (/^(AT|RT|DT|FL|UAC_I)$/.test(name)) expect(shown, name).not.toContain(value);
    expect(await axeFindings(page)).toEqual([]);
    // The message is gone after a few seconds, so a busy machine looks for it all the time.
    const message = page.getByText('You have been signed out.').waitFor();
    await page.locator('main').getByRole('button', { name: 'Sign out' }).click();
    await message;
    await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
