import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { codeFor } from '../../support/emails';
import { employ, joinAs } from '../../support/new-member';
import { dialogOf, press, questionHeading, SIZES } from '../../support/set-up-dialog';
import { open } from '../../support/watched-page';

for (const viewport of SIZES) {
  const path = `at ${viewport.width}`;

  test(`[R-257][R-400][R-642] the emailed code verifies the career; a wrong code before it stays in the field for correction, ${path}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await joinAs(context, baseURL, `Prover ${path}`);
    await employ(context, baseURL);
    await open(page, '/user');
    await page.getByRole('button', { name: 'Verify by email' }).press('Enter');
    await questionHeading(page, 'Verify where you work or study');
    const email = `prover${viewport.width}@zentrix-labs.example`;
    await dialogOf(page).getByLabel('Work or college email').pressSequentially(email);
    await page.keyboard.press('Enter');
    await questionHeading(page, 'Enter the code');
    const code = codeFor(email, baseURL);
    const typed = dialogOf(page).getByLabel('Code');
    const wrong = `${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`;
    await typed.pressSequentially(wrong);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText(/This code is incorrect/)).toBeVisible();
    await expect(typed).toBeFocused();
    await expect(typed).toHaveValue(wrong);
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(code.slice(5));
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText('You’re verified. We’ve deleted your email.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Done');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Work status' }).getByText('Verified')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify by email' })).toHaveCount(0);
  });
}
