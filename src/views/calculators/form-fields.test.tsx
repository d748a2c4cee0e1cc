import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TAKE_HOME_FORM } from '../../core/calculators/take-home-form';
import { FormFieldState } from '../../stores/calculators/form-field-state';
import { FormAmount } from './form-fields';

it('[R-859] a field of a form keeps every key and is grouped, also after a key that changes nothing', async () => {
  const field = new FormFieldState('ctc', TAKE_HOME_FORM.ctc);
  render(<FormAmount field={field} label="Yearly CTC" />);
  const box = screen.getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, '2741000,');
  expect(box).toHaveValue('₹27,41,000');
  expect(field.value).toBe(2_741_000_00);
  await userEvent.type(box, 'x');
  expect(screen.getByRole('alert')).toBeVisible();
});

it('[R-859] a field of a form shows what another part of the page writes into it', async () => {
  const field = new FormFieldState('ctc', TAKE_HOME_FORM.ctc);
  render(<FormAmount field={field} label="Yearly CTC" presets={[600_000]} />);
  field.type('1200000');
  expect(await screen.findByDisplayValue('₹12,00,000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '6 lakh' }));
  expect(screen.getByRole('textbox')).toHaveValue('₹6,00,000');
});
