import { expect, it } from 'vitest';
import { alike } from './same-props';

it('fields are compared by their visible props and not by their callbacks', () => {
  const field = { name: 'ctc', text: '12', problem: undefined, onType: () => {} };
  expect(alike(field, { ...field, onType: () => {} })).toBe(true);
  expect(alike(field, { ...field, text: '13' })).toBe(false);
  expect(alike(field, { ...field, problem: { kind: 'required' } })).toBe(false);
  expect(alike(field, { name: 'ctc', text: '12', onType: undefined })).toBe(false);
});
