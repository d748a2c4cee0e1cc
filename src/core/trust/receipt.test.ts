import { expect, it } from 'vitest';
import { readReceipt, receiptText } from './receipt';

const receipt = {
  shown: { type: 'COMMENT', id: 'Cm8xTq2LrW5nYb3d', content: ['A comment'] },
  proof: { salt: 's', entry: '{}', index: 4, hashes: ['h'], checkpoint: 'c', key: 'k' },
} as const;

it('a receipt is read as it was saved', () => {
  expect(readReceipt(receiptText(receipt))).toEqual(receipt);
});

it.each([
  '',
  'null',
  '{"kind":"humkaar-receipt-1"}',
  receiptText(receipt).replace('COMMENT', 'SALARY'),
  receiptText(receipt).replace('"index": 4', '"index": "4"'),
])('a file that is not a receipt is rejected: %s', (text) => {
  expect(readReceipt(text)).toBeUndefined();
});
