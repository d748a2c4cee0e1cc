import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Page, test } from '@playwright/test';
import { joinAs } from '../../support/new-member';
import { unique } from '../../support/offline-page';
import { open } from '../../support/watched-page';

/** Forms whose page is left while they are sent. */

test.use({ viewport: { width: 390, height: 844 } });

/** Sends the form, and lets the response arrive only on the next page. */
async function leaveWhileSending(page: Page, path: string, send: string, status?: number) {
  let respond = () => {};
  const allowed = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(path, async (route) => {
    await allowed;
    return status ? route.fulfill({ status, json: {} }) : route.continue();
  });
  const request = page.waitForRequest(path);
  await page.getByRole('button', { name: send }).click();
  await request;
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  respond();
}

const messageWith = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

for (const [name, status, message] of [
  ['was sent', undefined, 'Application sent'],
  ['was not sent', 500, 'Nothing you typed is lost'],
] as const)
  test(`the next page says that an application ${name} if its form was left meanwhile`, async ({
    page,
    context,
    baseURL,
  }) => {
    await joinAs(context, baseURL, unique(`Applicant whose form ${name}`));
    const resume = await PDFDocument.create();
    resume.addPage().drawText('Ten years of ledgers');
    await open(page, '/jobs/opening/Jb4ZentrixBackend01/apply');
    await page.getByLabel('Your name').fill('Tara Iyer');
    await page.getByLabel('Email').fill('tara@mailbox.example');
    await page.getByLabel('How soon can you start?').fill('In 30 days');
    await page.getByLabel('Which system of yours').fill('A ledger');
    await page.getByLabel(/^Resume/).setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await resume.save()),
    });
    await leaveWhileSending(page, '**/v1/jobs/*/application', 'Send application', status);
    await expect(messageWith(page, message)).toContainText('Senior backend engineer');
  });

for (const [name, status, message] of [
  ['was sent', undefined, 'Tracking number: GR-'],
  ['was not sent', 500, 'Couldn’t submit your form'],
] as const)
  test(`the next page says that a grievance ${name} if its form was left meanwhile`, async ({ page }) => {
    await open(page, '/legal/grievances');
    await page.getByLabel('What happened').fill('It threatens me.');
    await page.getByLabel('Your email address').fill('meera@mailbox.example');
    await leaveWhileSending(page, '**/v1/ticket', 'Submit grievance', status);
    await expect(messageWith(page, message)).toBeVisible();
  });
