import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { applicationsLinkFor } from '../../support/emails';
import { watch } from '../../support/watched-page';

/** The space between the upper edge of a button and its text. */
function roomAboveText(button: Element): number {
  const text = document.createRange();
  text.selectNodeContents(button);
  return text.getBoundingClientRect().top - button.getBoundingClientRect().top;
}

test('[R-012][R-875] a visitor applies after a login, the employer answers through the link in the email, and the applicant sees it and withdraws', async ({
  page,
  browser,
  baseURL,
}) => {
  const { complaints } = watch(page);
  // As long as names may be, without a space to break at.
  const applicant = `Rohan ${'M'.repeat(30)}${Date.now()}`;
  const document = await PDFDocument.create();
  document.addPage().drawText('Ten years of ledgers');
  document.setAuthor('An author no one should see');
  const resume = {
    name: 'resume.pdf.exe.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await document.save()),
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs/opening/Jb4ZentrixBackend01');
  await expect(page.getByText(/applications answered/)).toBeVisible();
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL('/jobs/opening/Jb4ZentrixBackend01/apply');
  await expect(page).toHaveTitle(/^Apply: Senior backend engineer, payments, Zentrix Labs/);
  await page.getByLabel('Your name').fill(applicant);
  await page.getByLabel('Email').fill('rohan@mailbox.example');
  await page.getByLabel('How soon can you start?').fill('In 30 days');
  await page.getByLabel('Which system of yours').fill('A ledger <b>with</b> two currencies');
  await page.getByLabel(/^Resume/).setInputFiles(resume);
  expect(await axeFindings(page)).toEqual([]);
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await page.getByRole('button', { name: /Rohan Pawar/ }).click();
  await expect(page.getByRole('button', { name: /Rohan Pawar/ })).toHaveCount(0);
  await expect(page.getByLabel('Your name')).toHaveValue(applicant);
  await send.click();
  await expect(page.getByText('Application sent')).toBeVisible();

  const employer = await (
    await browser.newContext({ baseURL: baseURL ?? '', acceptDownloads: true })
  ).newPage();
  await expect.poll(() => applicationsLinkFor(applicant, baseURL), { timeout: 30_000 }).toBeDefined();
  await employer.setViewportSize({ width: 360, height: 800 });
  const overflow = () =>
    employer.evaluate(() => {
      const { scrollWidth, clientWidth } = window.document.documentElement;
      return scrollWidth - clientWidth;
    });
  await employer.goto(applicationsLinkFor(applicant, baseURL) ?? '');
  expect(await overflow()).toBe(0);
  expect(await axeFindings(employer)).toEqual([]);
  const opening = employer.getByRole('button', { name: `Open the application of ${applicant}` });
  // The long name needs several lines.
  expect(await opening.evaluate(roomAboveText)).toBeGreaterThan(6);
  await opening.click();
  await expect(employer.getByText('A ledger <b>with</b> two currencies')).toBeVisible();
  expect(await axeFindings(employer)).toEqual([]);
  expect(await overflow()).toBe(0);
  const [download] = await Promise.all([
    employer.waitForEvent('download'),
    employer.getByRole('button', { name: 'Download resume' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('resume.pdf');
  await employer.getByRole('button', { name: 'Shortlist' }).click();
  await expect(employer.getByRole('status')).toContainText('Shortlisted');
  await employer.getByRole('button', { name: 'All applications' }).click();
  await expect(employer.getByRole('button', { name: `Open the application of ${applicant}` })).toBeVisible();
  await employer.goBack();
  await expect(employer.getByRole('status')).toContainText('Shortlisted');

  await page.getByRole('link', { name: 'Your applications' }).click();
  await expect(page).toHaveURL('/jobs/applications');
  // The pointer rested on the link, so the list may have been prefetched before the response.
  await page.reload();
  await expect(page.getByText(/^Shortlisted · Applied on/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Withdraw the application/ }).click();
  await expect(page.getByText('Your resume and answers are deleted.')).toBeVisible();
  await employer.getByRole('button', { name: 'All applications' }).click();
  await expect(employer.getByText(applicant)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
