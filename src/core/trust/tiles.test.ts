import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, toBase64, utf8 } from './bytes';
import { packEntries, readTilePath, tileAt, tilePath, unpackEntries } from './tiles';

it('tiles have the paths of the specification and are read from no other path', () => {
  expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067');
  expect(tilePath({ level: 'entries', index: 3, width: 12 })).toBe('tile/entries/003.p/12');
  expect(readTilePath('tile/1/x001/x234/067.p/8')).toEqual({ level: 1, index: 1_234_067, width: 8 });
  const wrong = ['tile/0/3', 'tile/6/000', 'tile/0/x000/003', 'tile/0/003.p/0', 'tile/0/003.p/256'];
  expect(wrong.map(readTilePath)).toEqual(wrong.map(() => undefined));
});

it('the last tile of a level is partial', () => {
  expect(tileAt(0, 1, 300)).toEqual({ level: 0, index: 1, width: 44 });
  expect(tileAt(1, 0, 70_000)).toEqual({ level: 1, index: 0, width: 256 });
  expect(tileAt('entries', 0, 300)).toEqual({ level: 'entries', index: 0, width: 256 });
});

it('entries are read back as they were packed, and a cut tile is refused', () => {
  const entries = ['', 'one', 'ö'.repeat(300)].map(utf8);
  const packed = packEntries(entries);
  expect(unpackEntries(packed)).toEqual(entries);
  expect(unpackEntries(packed.subarray(0, -1))).toBeUndefined();
});

it('base64 and UTF-8 agree with Node', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const bytes = utf8(text);
      expect(Buffer.from(bytes).toString()).toBe(text);
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }),
  );
  expect(fromBase64('QQ')).toBeUndefined();
});
