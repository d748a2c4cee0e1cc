import { expect, it } from 'vitest';
import { midSentence } from './mid-sentence';

it.each([
  ['Software Product', 'software product'],
  ['IT Services & Consulting', 'IT services & consulting'],
  ['BPO & KPO', 'BPO & KPO'],
  ['E-commerce', 'e-commerce'],
  ['DevOps engineer', 'DevOps engineer'],
])('[R-030] %s stands in the middle of a sentence as %s', (name, inner) => {
  expect(midSentence(name)).toBe(inner);
});
