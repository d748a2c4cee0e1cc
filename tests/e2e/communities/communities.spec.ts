import { expect, test } from '@playwright/test';
import { open, watch } from '../../support/watched-page';

/** A seeded member who votes in no other journey. */
const ASHA = 'Mb1asha2Nair3Qx4';

test.describe('a visitor', () => {
  test('[R-021][R-295] a visitor browses all communities, one kind at a time', async ({ page }) => {
    const { complaints, calls } = watch(page);
    await open(page, '/communities');
    for (const kind of ['Topics', 'Companies', 'Roles'])
      await expect(page.getByRole('region', { name: kind })).toBeVisible();
    expect(calls.filter((call) => /feed-services/.test(call))).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Community types' })
      .getByRole('link', { name: 'Companies' })
      .click();
    await expect(page).toHaveURL('/communities?show=companies');
    await expect(page.getByRole('link', { name: /Salary talk/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Kaveri Bank/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('[R-298][R-518][R-760] a visitor searches communities while typing, the address contains the search, and an empty result says so', async ({
    page,
  }) => {
    await open(page, '/communities');
    const box = page.getByRole('searchbox', { name: 'Search communities' });
    await box.fill('salary');
    await expect(page).toHaveURL('/communities?q=salary');
    await expect(page.getByRole('link', { name: /Salary talk/ })).toBeVisible();
    await box.fill('nothing is called this');
    await expect(page.getByText('No communities found.')).toBeVisible();
    await page.getByRole('link', { name: 'Show all communities' }).click();
    await expect(page).toHaveURL('/communities');
    await expect(box).toHaveValue('');
  });

  for (const [path, name] of [
    ['/communities/salary-talk', 'Salary talk'],
    ['/departments/human-resources', 'Human Resources'],
    ['/discussions/kaveri-bank-discussions', 'Kaveri Bank'],
    ['/discussions/kaveri-bank', 'Kaveri Bank'],
  ] as const) {
    test(`[R-098][R-099][R-100][R-602] a visitor reads ${path}`, async ({ page }) => {
      const { complaints, calls } = watch(page);
      expect(await open(page, path)).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      expect(calls.filter((call) => /feed-services/.test(call))).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test('[R-602] a visitor reads the newest or the oldest posts first', async ({ page }) => {
    await open(page, '/communities/salary-talk');
    const times = async () =>
      page
        .getByRole('feed')
        .locator('header time')
        .evaluateAll((all) => all.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));
    // The address changes before the posts do.
    const expectOrder = (compare: (a: number, b: number) => number) =>
      expect(async () => {
        const shown = await times();
        expect(new Set(shown).size).toBeGreaterThan(2);
        expect(shown).toEqual(shown.toSorted(compare));
      }).toPass({ timeout: 10_000 });
    await page.getByRole('link', { name: 'Newest' }).click();
    await expect(page).toHaveURL(/sort=newToOld/);
    await expectOrder((a, b) => b - a);
    await page.getByRole('link', { name: 'Oldest' }).click();
    await expect(page).toHaveURL(/sort=oldToNew/);
    await expectOrder((a, b) => a - b);
  });

  test('a visitor who searches for an unknown community finds nothing', async ({ page }) => {
    for (const path of ['/communities/nope', '/departments/No%20Such', '/discussions/salary-talk'])
      expect((await page.goto(path))?.status()).toBe(404);
  });

  test('[R-611] a visitor who joins a community gets the login dialog', async ({ page }) => {
    await open(page, '/communities/salary-talk');
    await page.getByRole('button', { name: 'Join Salary talk' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('[R-611][R-612] a member joins a community and leaves it again', async ({ page, context, baseURL }) => {
  await context.request.post('/sandbox/session', {
    data: { memberId: ASHA },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
  await open(page, '/departments/human-resources');
  const join = page.getByRole('button', { name: /^Join(ed)? Human Resources$/ });
  for (const pressed of ['true', 'false']) {
    const saved = page.waitForResponse(/community\/(join|leave)/);
    await join.press('Enter');
    expect((await saved).status()).toBe(204);
    await expect(join).toHaveAttribute('aria-pressed', pressed);
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await expect(join).toHaveAttribute('aria-pressed', pressed);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-298] without scripts, the community search is a form', async ({ page }) => {
    await page.goto('/communities');
    await page.getByRole('searchbox').fill('salary');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/communities?q=salary');
    await expect(page.getByRole('link', { name: /Salary talk/ })).toBeVisible();
  });
});
