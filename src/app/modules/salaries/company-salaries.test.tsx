import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

beforeAll(async () => {
  await import('../../../views/companies/company-salaries-screen');
}, 30_000);

it('[R-062] a shortened list of designations states the total for every sort order', async () => {
  await showPage('/salaries/zentrix-labs-salaries?sort=highestFirst', {
    listCompanySalaries: ({ example }) => ({ ...(example as object), total: 44 }),
  });
  expect(await screen.findByText('1 of 44 designations', undefined, { timeout: 20_000 })).toBeVisible();
}, 30_000);
