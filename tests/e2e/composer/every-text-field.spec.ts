import { expect, type Locator, type Page, test } from '@playwright/test';
import { SCREEN_IDS, type ScreenId } from '../../../src/core/shell/screens';
import { everythingReadable } from '../../support/everything-readable';
import { examplePath } from '../../support/example-path';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const SUDHA = 'Mb5sudhaV9Gm3Bn7';
/** Letters for words, digits for amounts: no page contains them otherwise. */
const TEXTS = 'zebraquill';
const DIGITS = '739182';
/** Calculators save what they could compute with, and these take small numbers only. */
const SMALL_NUMBERS: Readonly<Record<string, string>> = {
  basic: '37',
  percent: '7',
  years: '7',
  'row1.months': '7',
};
const TEXT_FIELDS =
  ':is(input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=submit], [type=hidden]), textarea, [contenteditable=true]):visible:enabled';

/** Leads to an identity provider, which is not our page. */
const AWAY: readonly ScreenId[] = ['login-linkedin', 'login-naukri'];

/** Nothing can be typed on the other screens. */
const WITH_FIELDS: readonly ScreenId[] = [
  'answers',
  'colleges',
  'communities',
  'companies',
  'company-reviews',
  'compare',
  'contribute-benefits',
  'contribute-interview',
  'contribute-review',
  'contribute-salary',
  'gratuity',
  'grievances',
  'hra',
  'interviews',
  'job-apply',
  'jobs',
  'kit',
  'moderation',
  'need-help',
  'offer-letter',
  'paid-fairly',
  'pay-changes',
  'photo-upload',
  'post',
  'preferences',
  'reviews',
  'salaries',
  'salary-hike',
  'search',
  'summons',
  'take-home',
];

type Opening = (page: Page) => Promise<void>;
const nothing: Opening = async () => {};
const press =
  (name: string | RegExp): Opening =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await page.locator('dialog[open]').locator(TEXT_FIELDS).first().waitFor();
  };
const step =
  (name: string): Opening =>
  async (page) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click();
const item =
  (menu: string, name: string | RegExp): Opening =>
  async (page) => {
    await page.getByRole('button', { name: menu }).first().click();
    await page.getByRole('menuitem', { name }).click();
    await page.locator('dialog[open]').locator(TEXT_FIELDS).first().waitFor();
  };

/** Every screen and every dialog that has a field. */
const PLACES: readonly (readonly [name: string, path: string, opening: Opening])[] = [
  ...WITH_FIELDS.map((id) => [id, examplePath(id), nothing] as const),
  ['a chat', '/messages?chat=Gr4ZentrixRoom01', nothing],
  ['the composer', '/?openCreatePost=true', (page) => page.locator('dialog[open]').first().waitFor()],
  [
    'the search',
    '/about-us',
    async (page) => {
      await page.locator('header a[href="/search"]:visible').first().click();
      await page.locator('dialog[open]').first().waitFor();
    },
  ],
  ['the texts of a review', '/contribute/company-review-v3', step('Your review')],
  ['the pay of a salary', '/contribute/salary-v3', step('Your pay, yearly')],
  ['the rounds of an interview', '/contribute/interview-story', step('Rounds and questions')],
  ['the note of benefits', '/contribute/company-benefits', step('Private note')],
  ['details', '/user', press('Edit details')],
  ['work', '/user', press('Add job')],
  ['education', '/user', press('Add education')],
  ['the report of a post', '/p/Kq3vN8xWm2Zt7Rf1', item('Post options', /^Report/)],
  ['an edited post', '/p/Md2mineR4tKw8Zb6', item('Post options', /^Edit/)],
  [
    'an appeal',
    '/p/Md2mineR4tKw8Zb6',
    (page) => page.getByRole('button', { name: 'Appeal this decision' }).click(),
  ],
  ['the desk of the moderators', '/moderation', (page) => page.locator('main textarea').first().waitFor()],
];

/** Searches and look-ups, whose text is not waiting to be sent. */
const SEARCHES =
  ':is([type=search], search input, [name=ticket], [placeholder="Search communities"], [aria-label="Add a company"])';
/** The kit only shows fields; the fair-pay check and the offer letter check promise to store nothing. */
const NEVER_STORED: readonly string[] = ['kit', 'paid-fairly', 'offer-letter'];

/** Their numbers are stored once the part that stores them has loaded. */
const CALCULATORS: readonly string[] = ['take-home', 'gratuity', 'hra', 'salary-hike', 'pay-changes'];
const hasDraft = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('drafts:')));

/** The texts of a place that its author gets back, in the order of the page. */
const unsent = (page: Page) =>
  page
    .locator(TEXT_FIELDS)
    .evaluateAll(
      (all, searches) =>
        (all as HTMLInputElement[]).filter((item) => !item.matches(searches)).map((item) => item.value),
      SEARCHES,
    );

async function type(field: Locator): Promise<void> {
  const attributes = ['type', 'inputmode', 'name'].map((attribute) => field.getAttribute(attribute));
  const [kind, mode, name] = await Promise.all(attributes);
  const isNumber = kind === 'number' || mode === 'numeric' || mode === 'decimal';
  if (kind === 'date' || kind === 'month') return;
  const text = isNumber ? DIGITS : kind === 'email' ? `${TEXTS}@mail.example` : TEXTS;
  await field.fill(SMALL_NUMBERS[name ?? ''] ?? text);
}

test.use({ viewport: { width: 1280, height: 900 } });

for (const [name, path, opening] of PLACES) {
  test(`text typed by one member is hidden from the next one and restored for its author: ${name}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context.request, baseURL, ASHA);
    await open(page, path);
    await opening(page);
    await page.locator(TEXT_FIELDS).first().waitFor();
    const fields = await page.locator(TEXT_FIELDS).all();
    for (const field of fields) await type(field).catch(() => undefined);
    const typed = await page
      .locator(TEXT_FIELDS)
      .evaluateAll((all) => all.map((item) => (item as HTMLInputElement).value));
    const marks = [TEXTS, DIGITS].filter((mark) =>
      typed.some((value) => value?.replace(/\D/g, '') === mark || value?.includes(mark)),
    );
    if (name !== 'kit') expect(marks, 'something was typed').not.toEqual([]);
    const written = await unsent(page);
    if (CALCULATORS.includes(name)) await expect.poll(() => hasDraft(page)).toBe(true);
    await page.keyboard.press('Shift');
    const restarted = page.waitForEvent('domcontentloaded');
    // As in a tab that logs in: no other tab renews the session of the member before.
    await page.evaluate(() => {
      const signedIn = () => new Promise((done) => addEventListener('focus', done, { once: true }));
      void navigator.locks.request('session-renewal', signedIn);
    });
    await signIn(context.request, baseURL, SUDHA);
    // A page that sends a request meanwhile restarts without a navigation.
    await page.evaluate(() => void dispatchEvent(new Event('focus'))).catch(() => undefined);
    await restarted;
    await page.locator('html[data-ready]').waitFor();
    for (const mark of marks)
      await expect
        .poll(() =>
          everythingReadable(page).catch((error: Error) => `${mark}: not readable, ${error.message}`),
        )
        .not.toContain(mark);
    if (written.length === 0 || NEVER_STORED.includes(name)) return;
    // An open page would restart for the next member and interrupt the navigation to this page.
    await page.goto('about:blank');
    await signIn(context.request, baseURL, ASHA);
    await open(page, path);
    await opening(page);
    await expect.poll(() => unsent(page)).toEqual(written);
  });
}

/** Several tests, so that they are shared between workers. */
const SURVEYS = 4;
const SHOWN = SCREEN_IDS.filter((id) => !AWAY.includes(id) && !WITH_FIELDS.includes(id));
for (let part = 0; part < SURVEYS; part += 1)
  test(`no other screen has a text field, part ${part + 1}`, async ({ page, context, baseURL }) => {
    test.setTimeout(150_000);
    await signIn(context.request, baseURL, ASHA);
    for (const id of SHOWN.filter((_, index) => index % SURVEYS === part)) {
      await open(page, examplePath(id));
      await page.waitForLoadState('networkidle');
      expect.soft(await page.locator(TEXT_FIELDS).count(), id).toBe(0);
    }
  });

test('a search in the address is removed for the next member', async ({ page, context, baseURL }) => {
  await signIn(context.request, baseURL, ASHA);
  await open(page, `/communities?q=${TEXTS}`);
  const restarted = page.waitForEvent('domcontentloaded');
  await signIn(context.request, baseURL, SUDHA);
  await page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('focus'))));
  await restarted;
  await page.locator('html[data-ready]').waitFor();
  await expect(page).toHaveURL('/communities');
  expect(await everythingReadable(page)).not.toContain(TEXTS);
});
