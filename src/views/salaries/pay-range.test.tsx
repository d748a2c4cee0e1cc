import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PayRange } from './pay-range';

it('a pay of nothing stands at the beginning of the scale, not at a place that is no number', () => {
  const { container } = render(<PayRange figures={{ p25: 0, p50: 0, p75: 0 }} most={0} />);
  expect(container.innerHTML).not.toContain('NaN');
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('0.00%');
});
