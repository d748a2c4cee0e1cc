import type { Sharp } from 'sharp';
import { PICTURE_SIZES, type PictureSize } from '../../core/shared/picture-address';
import { Refusal } from '../http/refusal';

/** A picture in all sizes; width and height are those of the large one. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly sizes: Readonly<Record<PictureSize, Buffer>>;
}

const READABLE = new Set(['jpeg', 'png', 'webp']);
const MAX_PIXELS = 30_000_000;
const QUALITY = 82;

/**
 * Re-encodes the picture, so that no data of the original file remains: no location, camera, name or hidden bytes.
 * Anything but a plain picture is refused, even if it claims to be one.
 */
export async function reencodeImage(bytes: Buffer): Promise<Picture> {
  try {
    return await reencoded(bytes);
  } catch {
    throw notAPicture();
  }
}

async function reencoded(bytes: Buffer): Promise<Picture> {
  // Loaded lazily: most server runs never need it.
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  const { format } = await sharp(bytes, options).metadata();
  if (!READABLE.has(format)) throw notAPicture();
  const large = await shrunk(sharp(bytes, options).rotate(), PICTURE_SIZES.large);
  const again = (size: PictureSize) => shrunk(sharp(large.data), PICTURE_SIZES[size]);
  const [medium, small] = [await again('medium'), await again('small')];
  return {
    width: large.info.width,
    height: large.info.height,
    sizes: { large: large.data, medium: medium.data, small: small.data },
  };
}

const shrunk = (picture: Sharp, max: number) =>
  picture
    .resize({ width: max, height: max, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });

const notAPicture = (): Refusal => new Refusal(422, 'NOT_A_PICTURE');
