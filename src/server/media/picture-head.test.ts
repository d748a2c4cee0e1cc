import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileProblem } from '../../core/contributions/photo-problems';
import { readPictureHead } from '../../core/shared/picture-head';

const rendered = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#8a6f4e' } });

it.each([
  [
    'jpeg',
    rendered()
      .withExif({ IFD0: { ImageDescription: 'x'.repeat(2000) } })
      .jpeg(),
  ],
  ['jpeg', rendered().jpeg({ progressive: true })],
  ['jpeg', rendered().toColourspace('cmyk').jpeg()],
  ['png', rendered().png()],
  ['webp', rendered().webp()],
  ['webp', rendered().webp({ lossless: true })],
  ['webp', rendered().ensureAlpha(0.5).webp()],
] as const)('[R-007] a %s is measured from its first bytes', async (kind, picture) => {
  const bytes = await picture.toBuffer();
  expect(readPictureHead(bytes)).toEqual({ kind, width: 640, height: 480 });
  const file = { name: 'a', type: `image/${kind}`, size: bytes.length };
  expect(fileProblem(file, bytes)).toBeUndefined();
});

it('[R-007] a file that is not a photo is recognised by its content', async () => {
  const kindOf = (bytes: Uint8Array) => readPictureHead(bytes)?.kind;
  expect(kindOf(await rendered().gif().toBuffer())).toBe('gif');
  expect(kindOf(Buffer.from('<?xml version="1.0"?><svg xmlns="x">'))).toBe('drawing');
  expect(kindOf(Buffer.from('\0\0\0\x18ftypheic'))).toBe('heic');
  for (const bytes of ['', '<html>', '\xff\xd8', 'RIFF....WAVE'])
    expect(kindOf(Buffer.from(bytes, 'latin1'))).toBeUndefined();
});
