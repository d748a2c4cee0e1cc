import { expect, it } from 'vitest';
import { Failure } from './failure';

it('the code of a failure can only be compared with codes of the contracts', () => {
  const failure = new Failure('notFound', 'readPost', 404, { code: 'NOT_FOUND' });
  expect(failure.code === 'NOT_FOUND').toBe(true);
  // @ts-expect-error no contract has this code
  expect(failure.code === 'NOT_THERE').toBe(false);
});
