import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryCodec } from './query';

const codec = queryCodec(['company_name', 'ctc', 'k']);

it('the query codec reads back all values that it wrote', () => {
  const value = fc.string({ minLength: 1, unit: 'grapheme' });
  const values = fc.record({ company_name: value, ctc: value, k: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(values, (wanted) => {
      expect(codec.parse(codec.build(wanted))).toEqual(wanted);
    }),
  );
});

it('the query codec omits empty, missing and unknown values', () => {
  expect(codec.build({ ctc: '', k: undefined })).toBe('');
  expect(codec.parse('?ctc=&q=7&k=9')).toEqual({ k: '9' });
});

it('the query codec parses any query without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      codec.parse(search);
    }),
  );
});
