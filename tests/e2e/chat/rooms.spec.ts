import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';

/** The members of the contract's examples, who share a room. */
const ASHA = 'Mb1asha2Nair3Qx4';
const IMRAN = 'Mb2imranS7Vt5Wk9';
const ROOM = '/messages?chat=Gr4ZentrixRoom01';
const HEADERS = { appid: '999', systemid: 'desktop' };

async function as(browser: Browser, memberId: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 860 } });
  const page = await context.newPage();
  const response = await page.request.post('/sandbox/session', { headers: HEADERS, data: { memberId } });
  expect(response.ok()).toBe(true);
  return page;
}

// Serial: messages of other journeys in the same room would push these out of view.
test.describe.configure({ mode: 'default' });

const write = (page: Page, text: string) => page.getByRole('textbox', { name: 'Write a message' }).fill(text);
const log = (page: Page) => page.getByRole('log');

test('[R-008][R-042] two people chat in a room, lose the connection for a while, and see each message once', async ({
  browser,
}) => {
  const [asha, imran] = [await as(browser, ASHA, 1280), await as(browser, IMRAN, 390)];
  await Promise.all([asha.goto(ROOM), imran.goto(ROOM)]);
  const mark = `Hello ${Date.now()}`;
  await expect(log(asha)).toBeVisible();
  await write(asha, mark);
  await asha.keyboard.press('Enter');
  await expect(log(imran).getByText(mark, { exact: true })).toHaveCount(1);
  await expect(log(asha).getByText(mark, { exact: true })).toHaveCount(1);
  await imran.context().setOffline(true);
  await write(asha, `${mark} while away`);
  await asha.keyboard.press('Enter');
  await expect(log(asha).getByText(`${mark} while away`)).toHaveCount(1);
  await write(imran, `${mark} from afar`);
  await imran.getByRole('button', { name: 'Send' }).click();
  await expect(log(imran).getByText(`${mark} from afar`)).toHaveCount(1);
  await imran.context().setOffline(false);
  await expect(log(imran).getByText(`${mark} while away`)).toHaveCount(1, { timeout: 15_000 });
  await expect(log(asha).getByText(`${mark} from afar`)).toHaveCount(1, { timeout: 15_000 });
  await expect(log(imran).getByText(`${mark} from afar`)).toHaveCount(1);
  for (const page of [asha, imran]) expect(await axeFindings(page)).toEqual([]);
  await asha.context().close();
  await imran.context().close();
});

test('[R-397][R-745] a new message is announced on every other page, with a link', async ({ browser }) => {
  const [asha, imran] = [await as(browser, ASHA, 1280), await as(browser, IMRAN, 1280)];
  await asha.goto('/');
  await imran.goto(ROOM);
  await expect(asha.getByRole('link', { name: /^Chats/ })).toBeVisible();
  const mark = `Over here ${Date.now()}`;
  await expect(async () => {
    await write(imran, `${mark} ${Math.random()}`);
    await imran.getByRole('button', { name: 'Send' }).click();
    await expect(asha.getByRole('button', { name: 'View messages' }).first()).toBeVisible({ timeout: 2500 });
  }).toPass({ timeout: 20_000 });
  await expect(asha.getByRole('link', { name: /^Chats, \d+ unread/ })).toBeVisible();
  await asha.getByRole('button', { name: 'View messages' }).first().click();
  await expect(asha).toHaveURL(/chat=Gr4ZentrixRoom01/);
  await expect(log(asha).getByText(mark).first()).toBeVisible();
  await asha.context().close();
  await imran.context().close();
});

test('a room can be joined with the keyboard and left', async ({ browser }) => {
  const page = await as(browser, ASHA, 390);
  await page.goto('/messages');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Find rooms' }).click();
  const join = page.getByRole('button', { name: /^Join / }).first();
  const room = ((await join.getAttribute('aria-label')) ?? '').replace('Join ', '');
  await join.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: room })).toBeVisible();
  await page.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('navigation', { name: 'Your chats' })).toBeVisible();
  await page.context().close();
});

test('a room of a thousand messages can be read backwards with the keyboard alone', async ({ browser }) => {
  const page = await as(browser, ASHA, 390);
  await page.goto('/messages');
  await page.getByRole('link', { name: /^Engineering/ }).click();
  await log(page).focus();
  await page.keyboard.press('Home');
  const top = page.getByText('Older', { exact: false });
  await expect(top).toHaveCount(0);
  await expect(async () => {
    await log(page).focus();
    await page.keyboard.press('Home');
    expect(await log(page).evaluate((box) => box.scrollHeight)).toBeGreaterThan(20_000);
  }).toPass({ timeout: 15_000 });
  expect(await axeFindings(page)).toEqual([]);
  await page.context().close();
});
