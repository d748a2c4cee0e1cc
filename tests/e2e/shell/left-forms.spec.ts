import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from '@playwright/test';
import { leaveWhileSending, messageWith } from '../../support/leave-while-sending';
import { joinAs } from '../../support/new-member';
import { unique } from '../../support/offline-page';
import { open } from '../../support/watched-page';

/** Forms whose page is left while they are sent. */

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

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
    await leaveWhileSending(page, {
      path: '**/v1/jobs/*/application',
      button: 'Send application',
      status,
    });
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
    await leaveWhileSending(page, { path: '**/v1/ticket', button: 'Submit grievance', status });
    await expect(messageWith(page, message)).toBeVisible();
  });
