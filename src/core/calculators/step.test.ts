import { expect, it } from 'vitest';
import { shown } from './step';

it('a negative amount in a formula has its minus sign before the rupee sign', () => {
  expect([0, 100, -5_000_000, 10_000_000_00].map(shown)).toEqual(['₹0', '₹1', '−₹50,000', '₹1,00,00,000']);
});
