import { describe, expect, it } from 'vitest';
import { QueryDeadline } from '../db/deadline-pool';
import { problemOf, refusalOf } from './problem';

const coded = (code: string, message = 'x', extra: object = {}) =>
  Object.assign(new Error(message), { code }, extra);

describe('the problem response for a failure', () => {
  it.each([
    ['a server that stops', coded('57P01')],
    ['a refused connection', coded('ECONNREFUSED')],
    ['the embedded engine starting again', coded('ENOENT', 'x', { syscall: 'connect' })],
    ['a closed connection', new Error('Connection terminated unexpectedly')],
    ['a pool with no free connection', new Error('timeout exceeded when trying to connect')],
    ['a full disk', coded('53100')],
    ['a statement that took too long', coded('57014')],
    ['an engine that hangs', new QueryDeadline(10)],
  ])('the response is 503 with a retry time for %s', (_what, error) => {
    expect(refusalOf(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 2 });
  });

  it.each([
    ['an invalid query', coded('42703', 'column "secret_salary" does not exist')],
    ['a file that is missing', coded('ENOENT', 'x', { syscall: 'open' })],
    ['a thrown text', 'select * from members'],
    ['nothing', undefined],
  ])('the response is a plain 500 for %s', (_what, error) => {
    const problem = problemOf(refusalOf(error));
    expect(problem).toMatchObject({ status: 500, code: 'INTERNAL', title: 'Internal Server Error' });
    expect(JSON.stringify(problem)).not.toMatch(/secret_salary|select|ENOENT/);
  });

  it('the response is 400 for text that the database cannot store', () => {
    expect(refusalOf(coded('22021')).status).toBe(400);
  });
});
