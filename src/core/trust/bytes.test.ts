import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './bytes';

it('log proofs: any bytes can be read back from their base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }),
  );
});

it.each(['A', 'AA', 'AAA', 'A===', 'AB==', 'AAB=', 'AAAA=', 'AA==AA==', 'AA A', 'AA-_', 'AAAA\n', 'ä+/='])(
  'log proofs: %j is rejected, because it is not the exact base64 of any bytes',
  (text) => {
    expect(fromBase64(text)).toBeUndefined();
  },
);
