import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';

beforeAll(async () => {
  await import('../../../views/companies/company-benefits-screen');
}, 30_000);

it('a benefit with no reports shows a share of 0 %, not an empty number', async () => {
  await showPage('/benefits/zentrix-labs-benefits', {
    listBenefits: () => Response.json({ reporters: 0, items: [{ code: 'HEALTH_INSURANCE', reports: 0 }] }),
  });
  const name = await screen.findByText('Health insurance', undefined, { timeout: 20_000 });
  const row = name.closest('li') as HTMLElement;
  expect(within(row).getByText(/0 ?%/)).toBeInTheDocument();
  expect(row.innerHTML).not.toContain('NaN');
}, 30_000);

it('[R-758] with too few reports the page does not claim that employees have shared no benefits', async () => {
  await showPage('/benefits/zentrix-labs-benefits', {
    listBenefits: () => Response.json({ reporters: 3, items: [] }),
  });
  const htmlElement = await screen.findByText(
    'Not enough employees have shared their benefits yet.',
    undefined,
    {
      timeout: 20_000,
    },
  );
  expect(htmlElement.parentElement).toHaveTextContent('Reported by 3 employees');
  expect(screen.queryByText("Employees haven't shared any benefits yet.")).toBeNull();
}, 30_000);
