import sharp from 'sharp';
import { Refusal } from '../http/refusal';

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const READABLE = new Set(['jpeg', 'png', 'webp']);
const MOST_PIXELS = 30_000_000;
const LONGEST_SIDE = 1_600;
const QUALITY = 82;

/**
 * Draws the picture anew, so that nothing of the file it came from is left: no place, camera, name or
 * hidden bytes. What is not a plain picture, whatever it calls itself, is refused.
 */
export async function reencodeImage(bytes: Buffer): Promise<Picture> {
  try {
    return await drawnAnew(bytes);
  } catch {
    throw notAPicture();
  }
}

async function drawnAnew(bytes: Buffer): Promise<Picture> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const { format } = await sharp(bytes, options).metadata();
  if (!READABLE.has(format)) throw notAPicture();
  const { data, info } = await sharp(bytes, options)
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const notAPicture = (): Refusal =>
  new Refusal(400, 'NOT_A_PICTURE', 'We can take JPEG, PNG and WebP pictures of up to 30 megapixels.');
