import { expect, type Page, test } from '@playwright/test';

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);
const COMPANY = '/interviews/zentrix-labs-interview-questions';

test('[R-030][R-063][R-102][R-106][R-109] a candidate prepares for an interview: from a company to its rounds, a question, and all questions', async ({
  page,
}) => {
  await page.goto('/interviews');
  await alive(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Zentrix Labs \d+ experience/ }).click();
  await expect(page).toHaveURL(COMPANY);
  await expect(main.getByRole('article').first().getByRole('list', { name: 'Rounds' })).toBeVisible();
  // The list starts with the newest interviews; with filters it is short in any month.
  await page.goto(`${COMPANY}/backend-engineer?difficulty=moderate&outcome=selected`);
  const locator = main.locator('#interview-Iv4ZentrixBackend01');
  await expect(locator.getByRole('list', { name: 'Rounds' })).toContainText('System design');
  await locator.getByRole('link', { name: /How would you count likes/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How would you count likes so that no one counts twice?',
  );
  await expect(main).toContainText('unique key on both');
  await main.getByRole('link', { name: 'Backend engineer interview questions' }).click();
  await expect(page).toHaveURL('/profiles/backend-engineer/interview-questions');
  await page.goto(`${COMPANY}/backend-engineer`);
  await expect(
    page.getByRole('heading', { name: 'Backend engineer interviews at Zentrix Labs' }),
  ).toBeVisible();
  await page.goto(`${COMPANY}/backend-engineer/top-questions`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Top backend engineer interview questions at Zentrix Labs',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-757] without scripts, a form filters interviews, and a company without interviews says so', async ({
    page,
  }) => {
    await page.goto(COMPANY);
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Moderate');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/difficulty=moderate/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto('/profiles/company-secretary/interview-questions');
    await expect(page.getByRole('main')).toContainText(
      /Candidates haven't shared any interview advice yet\.|experiences?/,
    );
  });
});

test('every top question has its answer below it, also where both would fit in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(COMPANY);
  const questions = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Top answer' });
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) {
    const asked = await question.getByText(/^Asked/).boundingBox();
    const answer = await question
      .getByText(/^Top answer/)
      .first()
      .boundingBox();
    expect(answer?.y).toBeGreaterThan((asked?.y ?? 0) + (asked?.height ?? 0) - 1);
  }
});
