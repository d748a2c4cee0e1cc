import { expect, it } from 'vitest';
import { examples } from '../adapters/http/generated/examples';
import { SILENT_OPERATIONS } from '../core/toast/failure-toast';

it('[R-727] every call that fails in silence is one the contracts name', () => {
  // The specification names one call that our pages of questions do without.
  const named = new Set([
    'readTopQuestionsMeta',
    ...Object.values(examples).map(({ operation }) => operation),
  ]);
  expect([...SILENT_OPERATIONS].filter((operation) => !named.has(operation))).toEqual([]);
});
