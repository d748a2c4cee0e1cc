import { expect, test } from '@playwright/test';
import { exampleSalary } from '../../../src/server/testing/contributions';
import { leaveWhileSending, messageWith } from '../../support/leave-while-sending';
import { joinAs } from '../../support/new-member';
import { unique } from '../../support/offline-page';
import { open } from '../../support/watched-page';

/** The page of a contribution that the member leaves while it is sent. */

const REPORT = '**/salary-services/v1/salary-reports/*';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

for (const [name, status, message] of [
  ['was saved', undefined, 'Thank you'],
  ['was not saved', 500, 'Couldn’t save this right now'],
] as const)
  test(`the next page says that a salary ${name} if its form was left meanwhile`, async ({
    page,
    context,
    baseURL,
  }) => {
    await joinAs(context, baseURL, unique(`Member whose salary ${name}`));
    const headers = { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin };
    const path = '/salary-services/v1/salary-reports';
    const report = await context.request.post(path, { data: exampleSalary, headers });
    const { rid } = await report.json();
    await open(page, `/contribute/salary-v3?rid=${rid}`);
    await page.getByRole('button', { name: 'Your pay, yearly' }).click();
    await page.getByRole('combobox', { name: 'Fixed pay' }).fill('23,45,678');
    await leaveWhileSending(page, { path: REPORT, button: 'Save', status });
    await expect(messageWith(page, message)).toBeVisible();
  });
