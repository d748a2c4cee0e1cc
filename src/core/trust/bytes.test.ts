import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './bytes';

it('log proofs: reads any bytes back from their base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }),
  );
});

it.each(['A', 'AA', 'AAA', 'A===', 'AB==', 'AAB=', 'AAAA=', 'AA==AA==', 'AA A', 'AA-_', 'AAAA\n', 'ä+/='])(
  'log proofs: rejects %j, which is not exactly the base64 of any bytes',
  (text) => {
    expect(fromBase64(text)).toBeUndefined();
  },
);
