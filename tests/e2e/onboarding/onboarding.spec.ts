import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { joinAs } from '../../support/new-member';
import { dialogOf, press, questionHeading, SIZES } from '../../support/set-up-dialog';
import { placeOf } from '../../support/settled-position';
import { open, watch } from '../../support/watched-page';

const OFFERS = 'Kq3vN8xWm2Zt7Rf1';

const proceed = (page: Page) => press(page, 'Continue');
const box = (page: Page, name: string) => dialogOf(page).getByRole('combobox', { name });

/** Keyboard only: types, moves down the list and takes the first entry. */
async function take(where: Locator, text: string, name: string) {
  await expect(where).toBeVisible();
  await where.focus();
  await where.pressSequentially(text);
  await expect(where.page().getByRole('option').first()).toHaveText(name);
  await where.press('ArrowDown');
  await where.press('Enter');
  await expect(where).toHaveValue(name);
}

const nudgeOf = (page: Page) => page.getByRole('complementary', { name: 'Set up your account' });

async function enterCompany(page: Page) {
  await questionHeading(page, 'What are you doing right now?');
  await dialogOf(page)
    .getByRole('radio', { name: /Working/ })
    .press('Space');
  await take(box(page, 'Where do you work?'), 'zantrix', 'Zentrix Labs');
  expect(await axeFindings(page)).toEqual([]);
  await proceed(page);
  await questionHeading(page, 'What do you do there?');
}

async function enterWork(page: Page) {
  await take(box(page, 'Job profile'), 'sde', 'Software engineer');
  await take(box(page, 'Department'), 'qa', 'Engineering – Software & QA');
  await take(box(page, 'Industry'), 'it', 'IT Services & Consulting');
  await take(box(page, 'City'), 'bangalore', 'Bengaluru');
}

/** Delays the suggestions, and reports whether anything moves when they arrive. */
async function holdSuggestions(page: Page) {
  let release = () => {};
  const current = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/career-status/suggestions?*', async (route) => {
    await current;
    await route.continue();
  });
  const place = () => placeOf(box(page, 'City'));
  return async () => {
    const before = await place();
    release();
    const likely = dialogOf(page).getByRole('list', { name: 'Suggested: Industry' });
    await expect(likely.getByRole('button', { name: 'Software Product' })).toBeVisible();
    expect(await place()).toEqual(before);
  };
}

for (const viewport of SIZES) {
  const path = `at ${viewport.width}`;

  test(`[R-659][R-415][R-181][R-194][R-432][R-563] a vote leads a newcomer through the short setup, then it counts and the career can be changed, ${path}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await joinAs(context, baseURL, `Reader ${path}`);
    const { complaints } = watch(page);
    await open(page, `/p/${OFFERS}`);
    const up = page.getByRole('button', { name: /up/i }).first();
    await up.press('Enter');
    await questionHeading(page, 'What topics interest you?');
    expect(await axeFindings(page)).toEqual([]);
    await proceed(page);
    const releaseSuggestions = await holdSuggestions(page);
    await enterCompany(page);
    await expect(box(page, 'City')).toBeVisible();
    await releaseSuggestions();
    await proceed(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByText('This field is required.')).toHaveCount(3);
    await expect(box(page, 'Job profile')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await enterWork(page);
    await proceed(page);
    await questionHeading(page, 'You’re in');
    await press(page, 'Done');
    await expect(dialog).toHaveCount(0);
    await up.press('Enter');
    await expect(up).toHaveAttribute('aria-pressed', 'true');

    await open(page, '/user');
    await page.getByRole('button', { name: 'Edit status' }).press('Enter');
    await questionHeading(page, 'What are you doing right now?');
    await expect(box(page, 'Where do you work?')).toHaveValue('Zentrix Labs');
    await dialogOf(page)
      .getByRole('radio', { name: /Between jobs/ })
      .press('Space');
    await proceed(page);
    await questionHeading(page, 'You’re in');
    await press(page, 'Done');
    await expect(page.getByText('Between jobs', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Verify by email' }).press('Enter');
    await questionHeading(page, 'Nothing to verify yet');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'I’m working or studying');
    await questionHeading(page, 'What are you doing right now?');
    await dialogOf(page).getByRole('button', { name: 'Close' }).first().press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test(`[R-154][R-416][R-206] a link leads a newcomer through an alias and a verification to the composer, ${path}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await joinAs(context, baseURL, `Writer ${path}`);
    await open(page, '/?openOnboarding=w&campaign=welcome_letter');
    await expect(page).toHaveURL(/\/\?campaign=welcome_letter$/);
    await questionHeading(page, 'What topics interest you?');
    await proceed(page);
    await questionHeading(page, 'Pick your alias');
    expect(await axeFindings(page)).toEqual([]);
    const name = dialogOf(page).getByRole('textbox', { name: 'Name' });
    await expect(name).not.toHaveValue('');
    await name.fill(`Walker_${viewport.width}`);
    await proceed(page);
    await enterCompany(page);
    await enterWork(page);
    // Answers stay when the user leaves the page halfway.
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await page.keyboard.press('Shift');
    await questionHeading(page, 'What do you do there?');
    await expect(box(page, 'City')).toHaveValue('Bengaluru');
    await proceed(page);
    await questionHeading(page, 'Verify where you work or study');
    await dialogOf(page).getByLabel('Work or college email').fill('leena@gmail.com');
    await press(page, 'Send code');
    await expect(dialogOf(page).getByText(/We can’t verify Gmail/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialogOf(page).getByLabel('Work or college email').fill(`walker${viewport.width}@zentrix.example`);
    await press(page, 'Send code');
    await questionHeading(page, 'Enter the code');
    await dialogOf(page).getByLabel('Code').fill('000000');
    await press(page, 'Verify');
    await expect(dialogOf(page).getByText(/This code is incorrect/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Back');
    await press(page, 'Do it later');
    await questionHeading(page, 'You’re ready to post');
  });

  test(`[R-429][R-009][R-048][R-660][R-661] a waiting post is published once the job portal verifies its author, ${path}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await joinAs(context, baseURL, viewport.width === 390 ? 'Meera Joshi' : 'Nikhil Shah', 'naukri');
    const { complaints } = watch(page);
    await open(page, '/');
    await page.getByRole('button', { name: 'What’s happening at work?' }).press('Enter');
    await questionHeading(page, 'Pick your alias');
    await expect(dialogOf(page).getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
    await proceed(page);
    await questionHeading(page, 'What are you doing right now?');
    await dialogOf(page)
      .getByRole('button', { name: /Import from your job portal/ })
      .press('Enter');
    await questionHeading(page, 'Import your work details');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Agree and import');
    await questionHeading(page, 'What are you doing right now?');
    await expect(box(page, 'Where do you work?')).toHaveValue('Zentrix Labs');
    await proceed(page);
    await expect(dialogOf(page).getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You’re ready to post' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('[R-192][R-417][R-422][R-424][R-250] a new member gets the setup offer after a while; leaving explains what is lost, and returning continues at the same step', async ({
  page,
  context,
  baseURL,
}) => {
  // The visitor browses for a while first.
  test.slow();
  await joinAs(context, baseURL, 'Someone who looks around');
  await open(page, '/about-us');
  await open(page, '/');
  const nudge = nudgeOf(page);
  await expect(nudge).toBeVisible({ timeout: 15_000 });
  expect(await axeFindings(page)).toEqual([]);
  // On a form it would cover the preview and the buttons.
  await page.getByRole('link', { name: 'Share your interview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share your interview');
  await expect(nudge).toHaveCount(0);
  await page.goBack();
  await expect(nudge).toBeVisible();
  await nudge.getByRole('button', { name: 'Get started' }).press('Enter');
  await questionHeading(page, 'What topics interest you?');
  await proceed(page);
  await questionHeading(page, 'What are you doing right now?');
  await dialogOf(page)
    .getByRole('radio', { name: /Studying/ })
    .press('Space');
  await box(page, 'Where do you study?').fill('A college of no list');
  await context.setOffline(true);
  await proceed(page);
  await expect(page.getByText(/You’re offline. Your answers are saved/)).toBeVisible();
  await expect(box(page, 'Where do you study?')).toHaveValue('A college of no list');
  await context.setOffline(false);
  // The back button leaves the page, not setup.
  await page.goBack();
  await page.locator('html[data-ready]').waitFor();
  await page.keyboard.press('Shift');
  await questionHeading(page, 'What are you doing right now?');
  await expect(box(page, 'Where do you study?')).toHaveValue('A college of no list');
  // A new tab has the answers from the closed tab.
  const tab = await context.newPage();
  await page.close();
  await open(tab, '/?openOnboarding=r');
  await questionHeading(tab, 'What are you doing right now?');
  await expect(box(tab, 'Where do you study?')).toHaveValue('A college of no list');
  await leave(tab);
});

async function leave(page: Page) {
  await dialogOf(page).getByRole('button', { name: 'Close' }).first().press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'What’s happening at work?' }).press('Enter');
  await questionHeading(page, 'Pick your alias');
  await dialogOf(page).getByRole('button', { name: 'Close' }).first().press('Enter');
  await expect(page.getByRole('dialog', { name: /almost ready to post/ })).toBeVisible();
}
