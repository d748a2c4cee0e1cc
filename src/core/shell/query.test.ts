import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryCodec } from './query';

const codec = queryCodec(['company_name', 'ctc', 'k']);

it('reads back what it wrote, whatever is in it', () => {
  const value = fc.string({ minLength: 1, unit: 'grapheme' });
  const values = fc.record({ company_name: value, ctc: value, k: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(values, (wanted) => {
      expect(codec.parse(codec.build(wanted))).toEqual(wanted);
    }),
  );
});

it('leaves out what is empty, what is missing and what it does not know', () => {
  expect(codec.build({ ctc: '', k: undefined })).toBe('');
  expect(codec.parse('?ctc=&q=7&k=9')).toEqual({ k: '9' });
});

it('survives any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      codec.parse(search);
    }),
  );
});
