import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maxOf, PayAxis, PayRange } from './pay-range';

it('pay range: a pay of zero is drawn at the start of the scale and never at NaN', () => {
  const { container } = render(<PayRange figures={{ p25: 0, p50: 0, p75: 0 }} most={0} />);
  expect(container.innerHTML).not.toContain('NaN');
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('0.00%');
});

it('pay range: the axis of several rows fits the widest bar and names its end', () => {
  const most = maxOf([
    { figures: { p75: 1_400_000 } },
    { figures: { p75: 2_100_000 } },
    { figures: undefined },
  ]);
  const { container } = render(<PayAxis most={most} />);
  const last = container.querySelector('[data-last]');
  expect([last?.textContent, last?.getAttribute('x')]).toEqual(['₹25L', '100.00%']);
});
