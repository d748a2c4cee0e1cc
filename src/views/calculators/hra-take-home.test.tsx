import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';
import { pathTo } from '../../core/shell/screens';

const box = (name: string) => screen.findByRole('textbox', { name });
const inHand = async () => (await screen.findAllByRole('status'))[0]?.textContent;

async function write(name: string, text: string) {
  await userEvent.clear(await box(name));
  await userEvent.type(await box(name), text);
}

it('[R-859][R-861] the HRA page adds its exemption to the take-home calculator and keeps the values typed there', async () => {
  const { router } = await showPage(pathTo('take-home'), {});
  await write('Yearly CTC', '30 lakh');
  await write('Bonus included in CTC', '4 lakh');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State you work in' }), 'Kerala');
  await write('Old-regime deductions, yearly', '6 lakh');
  await userEvent.click(screen.getByRole('radio', { name: 'Old' }));
  const before = await inHand();

  await router.navigate(`${pathTo('hra')}?row1=yes&row1.basic=50000&row1.hra=25000&row1.rent=20000`);
  await userEvent.click(await screen.findByRole('link', { name: 'Use in the take-home calculator' }));

  expect(await box('Yearly CTC')).toHaveValue('30 lakh');
  expect(await box('Bonus included in CTC')).toHaveValue('4 lakh');
  expect(screen.getByRole('combobox', { name: 'State you work in' })).toHaveDisplayValue('Kerala');
  expect(await box('Old-regime deductions, yearly')).toHaveValue('6 lakh');
  expect(screen.getByRole('radio', { name: 'Old' })).toBeChecked();
  expect(await inHand()).not.toBe(before);
  await userEvent.click(screen.getByText('Deductions, perks and other income'));
  expect(await box('Tax-free HRA, yearly (old regime)')).toHaveValue('₹1,80,000');
});

it('[R-859][R-861] the HRA page keeps the compared offers, and using it twice counts the exemption once', async () => {
  const { router } = await showPage(`${pathTo('take-home')}?regime=old&ctc=3000000`, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Compare two offers' }));
  const use = async () => {
    await router.navigate(`${pathTo('hra')}?row1=yes&row1.basic=50000&row1.hra=25000&row1.rent=20000`);
    await userEvent.click(await screen.findByRole('link', { name: 'Use in the take-home calculator' }));
    await box('Yearly CTC');
    return inHand();
  };
  const first = await use();
  expect(await use()).toBe(first);
  expect(await screen.findByRole('group', { name: /^Offer 2/ })).toBeVisible();
});

it('[R-859] a shared take-home link still opens exactly its numbers', async () => {
  const { router } = await showPage(pathTo('take-home'), {});
  await write('Bonus included in CTC', '4 lakh');
  await router.navigate(`${pathTo('take-home')}?ctc=3000000`);
  await waitFor(async () => expect(await box('Yearly CTC')).toHaveValue('₹30,00,000'));
  expect(await box('Bonus included in CTC')).toHaveValue('₹1,50,000');
});
