import { expect, it } from 'vitest';
import { statementNames } from './statement-names';

it('equal queries get the same statement name and different queries get different ones', () => {
  const nameOf = statementNames();
  const name = nameOf('select 1 where true = $1');
  expect(nameOf('select 1 where true = $1')).toBe(name);
  expect(nameOf('select 2 where true = $1')).not.toBe(name);
});

it('overlong queries get no statement name, and at most 500 queries get one', () => {
  const nameOf = statementNames();
  expect(nameOf(`select ${'1,'.repeat(20_000)}1`)).toBeUndefined();
  const named = Array.from({ length: 1_000 }, (_, index) => nameOf(`select ${index}, $1`)).filter(Boolean);
  expect(named).toHaveLength(500);
});
