import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

beforeAll(async () => {
  await import('../../../views/companies/companies-screen');
}, 30_000);

it('[R-017] the list of companies shows the headline figures the service sends', async () => {
  await showPage('/list-of-companies', {});
  const first = await screen.findByText('80 Lakh+ reviews');
  const shown = within(first.closest('ul') as HTMLElement).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    '80 Lakh+ reviews',
    '10 Lakh+ interviews',
    '4 Crore+ salaries',
    '1.5 Crore+ users',
  ]);
});
