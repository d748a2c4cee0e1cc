import { expect, it } from 'vitest';
import { statementName } from './statement-name';

it('gives a query the same name each time and another query another one', () => {
  const name = statementName('select 1 where true = $1');
  expect(statementName('select 1 where true = $1')).toBe(name);
  expect(statementName('select 2 where true = $1')).not.toBe(name);
});

it('keeps no query that is too long to come again, and not more than a connection should hold', () => {
  expect(statementName(`select ${'1,'.repeat(20_000)}1`)).toBeUndefined();
  const named = Array.from({ length: 1_000 }, (_, at) => statementName(`select ${at}, $1`)).filter(Boolean);
  expect(named.length).toBeLessThanOrEqual(500);
});
