import { expect, it } from 'vitest';
import { statementNames } from './statement-names';

it('gives a query the same name each time and another query another one', () => {
  const nameOf = statementNames();
  const name = nameOf('select 1 where true = $1');
  expect(nameOf('select 1 where true = $1')).toBe(name);
  expect(nameOf('select 2 where true = $1')).not.toBe(name);
});

it('keeps no query that is too long to come again, and not more than a connection should hold', () => {
  const nameOf = statementNames();
  expect(nameOf(`select ${'1,'.repeat(20_000)}1`)).toBeUndefined();
  const named = Array.from({ length: 1_000 }, (_, at) => nameOf(`select ${at}, $1`)).filter(Boolean);
  expect(named).toHaveLength(500);
});
