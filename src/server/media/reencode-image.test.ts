import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reencodeImage } from './reencode-image';

const SECRET = 'Shot by Asha at 12.9716N 77.5946E';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f4e' } });

describe('an uploaded picture', () => {
  it('a re-encoded picture contains no data of the original file', async () => {
    const file = await picture(40, 20)
      .withExif({ IFD0: { ImageDescription: SECRET } })
      .jpeg()
      .toBuffer();
    const upload = Buffer.concat([file, Buffer.from(`trailing ${SECRET}`)]);
    expect(upload.includes(SECRET)).toBe(true);
    const { sizes } = await reencodeImage(upload);
    for (const bytes of Object.values(sizes)) {
      expect(bytes.includes('Asha')).toBe(false);
      const { format, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect({ format, exif, icc, xmp, iptc }).toEqual({ format: 'webp' });
    }
  });

  it('a re-encoded picture has the orientation it was taken in', async () => {
    const lying = await picture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await reencodeImage(lying)).toMatchObject({ width: 20, height: 40 });
  });

  it('a picture is reduced to screen size and never enlarged', async () => {
    expect(await reencodeImage(await picture(3200, 800).png().toBuffer())).toMatchObject({
      width: 1600,
      height: 400,
    });
    expect(await reencodeImage(await picture(50, 60).png().toBuffer())).toMatchObject({
      width: 50,
      height: 60,
    });
  });

  it('a picture has a size for lists, one for phones and one for desktops', async () => {
    const { sizes } = await reencodeImage(await picture(3200, 800).png().toBuffer());
    const widths = await Promise.all(
      [sizes.small, sizes.medium, sizes.large].map(async (bytes) => (await sharp(bytes).metadata()).width),
    );
    expect(widths).toEqual([320, 800, 1600]);
  });

  it.each([
    [
      'a drawing that could hold a script',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ],
    ['an animation', () => picture(4, 4).gif().toBuffer()],
    ['a decompression bomb', () => picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()],
    ['half a picture', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 300)],
    ['text', () => Promise.resolve(Buffer.from('hello'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
  ])('an upload that is %s is refused', async (_what, make) => {
    await expect(make().then(reencodeImage)).rejects.toMatchObject({ status: 422, code: 'NOT_A_PICTURE' });
  });
});
