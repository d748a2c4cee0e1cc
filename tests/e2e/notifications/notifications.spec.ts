import { expect, type Page, test } from '@playwright/test';
import { AMBIENT, ANSWERING, ask, IMRAN, LIST, reply } from '../../support/ask-question';
import { axeFindings } from '../../support/axe';
import { signIn } from '../../support/sign-in';
import { smallTargets } from '../../support/targets';
import { open, watch } from '../../support/watched-page';

const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const unreadOf = async (page: Page) => {
  await page.keyboard.press('Shift');
  await expect(bellOf(page)).toHaveAccessibleName(/unread$/);
  return Number(/\d+/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[0]);
};

test('[R-187][R-178][R-179] an answer shows on the bell, is read in the panel by keyboard, and a link to it marks it as read', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(context.request, baseURL, IMRAN);
  const asha = await browser.newContext();
  await signIn(asha.request, baseURL, ANSWERING[0]);
  const first = await ask(context, baseURL);
  const second = await ask(context, baseURL);
  await reply(asha, baseURL, first);
  await reply(asha, baseURL, second);
  const { complaints } = watch(page);
  await open(page, '/salaries');
  const unread = await unreadOf(page);
  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText(`${unread} unread`, { exact: true })).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: '(Unread)' })).toHaveCount(unread);
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const item = panel.locator(`a[href="/p/${first}"]`);
  await expect(item).toContainText('has a new answer');
  await item.press('Enter');
  await expect(page).toHaveURL(`/p/${first}`);
  await expect(panel).toBeHidden();
  await expect(bellOf(page)).toHaveAccessibleName(`Notifications, ${unread - 1} unread`);
  const listener = async (): Promise<{ id: string; status: number; data: { cta: string } }[]> =>
    (await context.request.get(`${LIST}?platform=computer`, { headers: AMBIENT })).json();
  const aboutOf = async (question: string) =>
    (await listener()).find(({ data }) => data.cta === `/p/${question}`);
  // The bell updates at once; the journey continues once the service has saved it too.
  await expect.poll(async () => (await aboutOf(first))?.status).toBe(2);
  const other = await aboutOf(second);
  await open(page, `/salaries?notification_id=${other?.id}&k=guessed`);
  await expect(page).toHaveURL('/salaries');
  await expect(bellOf(page)).toHaveAccessibleName(`Notifications, ${unread - 1} unread`);
  await open(page, `/salaries?notification_id=${other?.id}`);
  await expect(page).toHaveURL('/salaries');
  await expect(bellOf(page)).toHaveAccessibleName(
    unread > 2 ? `Notifications, ${unread - 2} unread` : 'Notifications',
  );
  expect(complaints).toEqual([]);
  await asha.close();
});

test('on a phone the list is a page: a thread is muted, the rest is marked as read, and preferences are saved', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sudha = ANSWERING[1];
  await signIn(context.request, baseURL, sudha);
  const imran = await browser.newContext();
  await signIn(imran.request, baseURL, IMRAN);
  const question = await ask(context, baseURL);
  await reply(imran, baseURL, question);
  const { complaints } = watch(page);
  await open(page, '/notifications');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/p/${question}"]`) });
  await expect(row).toContainText('has a new answer');
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await row.getByRole('button', { name: /^Options for/ }).click();
  await page.getByRole('menuitem', { name: 'Mute this thread' }).click();
  await expect(row).toContainText('Muted');
  await reply(imran, baseURL, question);
  await page.reload();
  await expect(row).toContainText('has a new answer');
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByText('All read')).toBeVisible();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  await open(page, '/user-settings');
  const pushed = page.getByRole('combobox', { name: 'Replies to you: Push' });
  const saved = () =>
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  const first = saved();
  await pushed.selectOption('Daily digest');
  await first;
  const second = saved();
  await page.getByRole('combobox', { name: 'Daily limit' }).selectOption('3 messages');
  await second;
  await page.reload();
  await expect(pushed).toHaveValue('DIGEST');
  await expect(page.getByRole('combobox', { name: 'Daily limit' })).toHaveValue('3');
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await imran.close();
});

test('[R-710] the service worker shows a push message as text and opens only our own pages', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn(context.request, baseURL, IMRAN);
  const { complaints } = watch(page);
  await open(page, '/salaries');
  const ids: string[] = [];
  const session = await context.newCDPSession(page);
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
    ids.push(...registrations.map(({ registrationId }) => registrationId)),
  );
  await session.send('ServiceWorker.enable');
  await page.keyboard.press('Shift');
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).active));
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  const push = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(baseURL ?? '').origin,
      registrationId: ids[0] ?? '',
      data,
    });
  // A headless browser cannot show notifications, so what the worker would show is recorded.
  const worker = context.serviceWorkers().find((worker) => worker.url().endsWith('/sw.js'));
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
    scope.shown = [];
    scope.registration.showNotification = async (title, options) =>
      void scope.shown.push([title, options?.data.url]);
  });
  const shown = () => worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await push(JSON.stringify({ title: '<b>An answer</b>', body: 'x', tag: 'a', url: '/p/abc?k=1' }));
  await expect.poll(shown).toContainEqual(['<b>An answer</b>', '/p/abc?k=1']);
  await push(JSON.stringify({ title: 'Away', tag: 'b', url: 'https://evil.example/' }));
  await expect.poll(shown).toContainEqual(['Away', '/notifications']);
  await push('this is no message of ours');
  await expect.poll(shown).toContainEqual(['Humkaar', '/notifications']);
  await context.addCookies([{ name: 'language', value: 'hi', url: baseURL ?? '' }]);
  await push(JSON.stringify({ title: 'A reply', hi: { title: 'एक जवाब' }, tag: 'c', url: '/p/abc' }));
  await expect.poll(shown, '[R-878] the worker knows the language').toContainEqual(['एक जवाब', '/p/abc']);
  // The test browser forbids push subscriptions and logs that; the page works without them.
  expect(complaints.filter((text) => !/incognito/.test(text))).toEqual([]);
});

test('[R-817] after 45 seconds of use our own prompt appears before the browser’s, and can be declined', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  await page.clock.install();
  // A browser that has not been asked yet; a headless one refuses at once.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => Promise.reject(new Error('asked too early'));
  });
  await page.route('**/push-key', (route) => route.fulfill({ json: { key: 'BKey' } }));
  const { complaints } = watch(page);
  await open(page, '/salaries');
  await unreadOrNone(page);
  // The time counts from the worker's start, which takes real time.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const question = page.getByRole('complementary', { name: 'Notifications on this device' });
  await page.clock.runFor(44_000);
  await expect(question).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(question).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await unreadOrNone(page);
  await page.clock.runFor(60_000);
  await expect(question).toHaveCount(0);
  // A fast clock can close the socket before it is open.
  expect(complaints.filter((text) => !/WebSocket is closed before/.test(text))).toEqual([]);
});

/** Waits until the part for logged-in users has loaded. */
async function unreadOrNone(page: Page): Promise<void> {
  const listed = page.waitForResponse((response) => response.url().includes(LIST));
  await page.keyboard.press('Shift');
  await listed;
  await page.clock.runFor(500);
}
