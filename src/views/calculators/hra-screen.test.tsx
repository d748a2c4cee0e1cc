import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { pathTo } from '../../core/shell/screens';
import { HouseRentStore } from '../../stores/calculators/house-rent-store';

const rent = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Rent paid, monthly' });

async function open() {
  const { container } = await renderScreen(pathTo('hra'));
  await screen.findByRole('heading', { level: 1 });
  return container.get(HouseRentStore);
}

it('a rent typed after a saved draft filled the form counts', async () => {
  const store = await open();
  await act(async () => store.open([['row1.basic', '70000']]));
  await userEvent.clear(rent()[0] as HTMLInputElement);
  await userEvent.type(rent()[0] as HTMLInputElement, '31000');
  expect(store.rows[0]?.texts.rent).toBe('31,000');
});

it('a rent typed into a period that moved up counts in that period', async () => {
  const store = await open();
  await userEvent.click(screen.getByRole('button', { name: /Add a period$/ }));
  await userEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  await userEvent.clear(rent()[0] as HTMLInputElement);
  await userEvent.type(rent()[0] as HTMLInputElement, '31000');
  expect(store.rows[0]?.texts.rent).toBe('31,000');
});
