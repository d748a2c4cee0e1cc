import { expect, it } from 'vitest';
import { shown } from './step';

it('an amount in a formula carries its sign before the rupee', () => {
  expect([0, 100, -5_000_000, 10_000_000_00].map(shown)).toEqual(['₹0', '₹1', '−₹50,000', '₹1,00,00,000']);
});
