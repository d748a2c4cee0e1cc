import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import { offerLetterText } from '../../core/calculators/offer-letter-text';
import { type Shareable, Sharing } from '../../core/feed/sharing';
import { pathTo } from '../../core/shell/screens';

async function open() {
  const copied: string[] = [];
  const copy = async ({ path }: Shareable) => {
    copied.push(path);
    return 'copied' as const;
  };
  const page = await renderScreen(pathTo('offer-letter'), {
    ports: [fakePort(Sharing, { share: copy, copy })],
  });
  const box = await screen.findByRole('textbox', { name: 'Salary table from your offer letter' });
  return { ...page, box, copied };
}

it('[R-859] the offer letter check shows in-hand pay, the meaning of each line and questions for HR', async () => {
  const { box } = await open();
  expect(screen.getByRole('alert')).toHaveTextContent('Paste your salary table');
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
  await userEvent.click(box);
  await userEvent.paste(
    'Basic\t60,000\t7,20,000\nHRA\t30,000\t3,60,000\nZing pay\t\t12,000\nJoining bonus\t\t1,00,000',
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^₹8\d,\d{3}$/);
  expect(screen.getByRole('row', { name: /Month 1, with one-time pay/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Zing pay.*Please check/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Joining bonus.*One-time pay. Paid once only/ })).toBeVisible();
  expect(screen.getByText(offerLetterText.asks.oneTime)).toBeVisible();
  expect(screen.queryByText(offerLetterText.asks.stock)).toBeNull();
});

it('[R-859] the offer letter check keeps the letter out of links and out of a form without scripts', async () => {
  const { box, copied } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Try an example' }));
  expect(box).toHaveValue(offerLetterText.exampleTable);
  expect(box).not.toHaveAttribute('name');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State you will work in' }), 'Delhi');
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied).toEqual(['/salaries/offer-letter-check?state=DL']);
});
