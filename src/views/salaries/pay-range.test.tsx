import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PayRange } from './pay-range';

it('pay range: a pay of zero is drawn at the start of the scale and never at NaN', () => {
  const { container } = render(<PayRange figures={{ p25: 0, p50: 0, p75: 0 }} most={0} />);
  expect(container.innerHTML).not.toContain('NaN');
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('0.00%');
});
