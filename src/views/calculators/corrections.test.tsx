import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { pathTo } from '../../core/shell/screens';

const NOTE = 'A marked field needs a correction. Until then we use its usual value.';

it.each([
  ['take-home', 'take-home', 'Yearly CTC'],
  ['gratuity', 'gratuity', 'Last drawn basic and DA, monthly'],
  ['HRA', 'hra', 'Basic and DA, monthly'],
  ['salary hike', 'salary-hike', 'Current pay, yearly'],
  ['pay change', 'pay-changes', 'Salary from your previous employer this year'],
] as const)(
  '[R-859][R-860][R-861][R-862] the %s result says so while it uses the usual value for an invalid field',
  async (_name, id, label) => {
    await renderScreen(pathTo(id));
    const field = await screen.findByRole('textbox', { name: label });
    expect(screen.queryByText(NOTE)).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'twelve');
    expect(await screen.findByText(NOTE)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '12 lakh');
    expect(screen.queryByText(NOTE)).toBeNull();
  },
);
