import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { CompanyFlagsPort } from '../../core/trust/company-flags-port';
import type { CompanyFlags } from '../../core/trust/flags';
import { CompanyFlagsStore } from '../../stores/trust/company-flags-store';
import { FlagsCard } from './flags-card';

async function open(flags: CompanyFlags) {
  const container = await testContainer({
    ports: [fakePort(CompanyFlagsPort, { readCompanyFlags: async () => flags })],
  });
  await container.get(CompanyFlagsStore).open(1001);
  return renderPart(container, <FlagsCard />);
}

it('the company page counts requests to remove reviews by stars, with the time decisions took', async () => {
  await open({
    size: 90,
    stars: [
      { stars: 1, raised: 4, upheld: 1, refused: 2 },
      { stars: 2, raised: 1, upheld: 0, refused: 1 },
    ],
    waits: [
      { wait: 'DAY', count: 1 },
      { wait: 'WEEK', count: 3 },
    ],
  });
  expect(screen.getByRole('row', { name: '1 4 1 2' })).toBeVisible();
  expect(screen.getByRole('row', { name: '2 1 0 1' })).toBeVisible();
  expect(screen.getByText('How long decisions took. A day: 1 · A week: 3')).toBeVisible();
  expect(screen.getByText(/^The others are undecided/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Counted from the public log' })).toHaveAttribute(
    'href',
    '/transparency',
  );
});

it('a company without requests has no such card', async () => {
  await open({ size: 90, stars: [], waits: [] });
  expect(screen.queryByRole('heading')).toBeNull();
});
