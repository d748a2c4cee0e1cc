import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { watch } from '../../support/watched-page';

test('[R-302][R-681] a visitor filters openings, logs in, saves an alert with the same filters and deletes it', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs?location=pune&employment=fulltime');
  await page.getByRole('link', { name: 'Create job alert' }).click();
  await expect(page).toHaveURL('/jobs/alerts?location=pune&employment=fulltime');
  await expect(page.getByText('Log in to get alerts')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const ask = page.getByRole('button', { name: 'Create alert' });
  await ask.click();
  await page.getByRole('button', { name: /Rohan Pawar/ }).click();
  const mine = page.getByRole('group', { name: 'Your alerts' });
  await expect(mine).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Location' })).toContainText('Pune');
  await ask.click();
  await expect(mine.getByText('Pune, full time')).toBeVisible();
  await expect(page).toHaveURL('/jobs/alerts');
  expect(await axeFindings(page)).toEqual([]);
  await mine.getByRole('button', { name: /^Delete alert/ }).click();
  await expect(mine.getByText('No alerts yet')).toBeVisible();
  // Hidden immediately; the message appears once the service has deleted it.
  await expect(page.getByText('Alert deleted.')).toBeVisible();
  await page.reload();
  await expect(mine.getByText('No alerts yet')).toBeVisible();
  expect(complaints).toEqual([]);
});
