import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { OfferComparison } from './offer-comparison';

const ZENTRIX = { name: 'Zentrix Labs', fixed: 25_00_000, bonus: 0, stock: 0, inHand: 1_55_000 };
const LOKAL = {
  name: 'Lokal Eats',
  fixed: 20_00_000,
  bonus: 0,
  stock: 10_00_000,
  inHand: 1_30_000,
  vestingYears: 4,
};

it('the comparison names the better offer and the reason, the monthly difference and the vesting', async () => {
  renderPart(await testContainer({}), <OfferComparison offers={[ZENTRIX, LOKAL]} />);
  expect(screen.getByRole('region', { name: 'Which offer is better?' })).toHaveTextContent(
    'Lokal Eats wins: worth ₹5.0L more a year. But it pays ₹25,000 less in hand each month. The difference is stock, whose value can change.',
  );
  const [zentrix, lokal] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(lokal?.getByText('Best value')).toBeVisible();
  expect(lokal?.getByText(/₹25,000 less a month/)).toBeVisible();
  expect(lokal?.getByText('Stock: ₹10.0L a year for 4 years')).toBeVisible();
  expect(zentrix?.queryByText('Best value')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the bars share one scale, so the lesser offer has the shorter bar', async () => {
  renderPart(await testContainer({}), <OfferComparison offers={[ZENTRIX, LOKAL]} />);
  const [zentrix, lokal] = screen.getAllByRole('img');
  const widthOf = (bar: Element | undefined) =>
    [...(bar?.querySelectorAll('rect') ?? [])].reduce(
      (sum, part) => sum + Number.parseFloat(part.getAttribute('width') ?? ''),
      0,
    );
  expect(widthOf(lokal)).toBeCloseTo(100);
  expect(widthOf(zentrix)).toBeCloseTo((25 / 30) * 100);
});

it('one offer is not compared', async () => {
  renderPart(await testContainer({}), <OfferComparison offers={[ZENTRIX]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
