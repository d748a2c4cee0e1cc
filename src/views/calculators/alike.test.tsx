import { expect, it } from 'vitest';
import { alike } from './alike';

it('tells fields apart by what they show, not by what they call', () => {
  const field = { name: 'ctc', text: '12', problem: undefined, onType: () => {} };
  expect(alike(field, { ...field, onType: () => {} })).toBe(true);
  expect(alike(field, { ...field, text: '13' })).toBe(false);
  expect(alike(field, { ...field, problem: { kind: 'required' } })).toBe(false);
  expect(alike(field, { name: 'ctc', text: '12', onType: undefined })).toBe(false);
});
