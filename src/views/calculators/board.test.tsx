import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Board } from './board';

it('screen readers get the parts of a result once, as rows and not also as a bar', () => {
  const rows = [
    { label: 'Income tax', amount: 10_000_00, tone: 'chilli' },
    { label: 'Provident fund', amount: 1_800_00, tone: 'blue' },
  ] as const;
  render(<Board caption="Monthly in-hand pay" result={90_000_00} rows={rows} />);
  expect(screen.getByRole('status')).toHaveTextContent('₹90,000');
  expect(screen.getAllByRole('definition').map((row) => row.textContent)).toEqual(['₹10,000', '₹1,800']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
