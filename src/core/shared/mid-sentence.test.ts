import { expect, it } from 'vitest';
import { midSentence } from './mid-sentence';

it.each([
  ['Software Product', 'software product'],
  ['IT Services & Consulting', 'IT services & consulting'],
  ['BPO & KPO', 'BPO & KPO'],
  ['E-commerce', 'e-commerce'],
  ['DevOps engineer', 'DevOps engineer'],
])('[R-030] mid-sentence: %s is written as %s', (name, inner) => {
  expect(midSentence(name)).toBe(inner);
});
