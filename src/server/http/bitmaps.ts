import type { FastifyInstance } from 'fastify';
import type { WebpOptions } from 'sharp';
import { ResultCache } from '../result-cache';

/** Pixel size (at least three times the displayed size) and compression of a drawing. */
interface Bitmap {
  readonly path: RegExp;
  readonly pixels: number;
  readonly packing: WebpOptions;
}

const BITMAPS: readonly Bitmap[] = [
  { path: /^\/art\/kolam\/[\w-]+\.svg$/, pixels: 144, packing: { quality: 90 } },
  // Logos have few colours and sharp edges, and one appears at the top of its company page.
  {
    path: /^\/(art\/mark|alpha\/(company|colleges)\/photos\/logos)\/[\w-]+\.\w+$/,
    pixels: 256,
    packing: { lossless: true },
  },
];
const TAKES_WEBP = /\bimage\/webp\b/;
const SAVED = { ttl: 24 * 60 * 60 * 1000, max: 2000 } as const;
const MAX_WAITING = 40;

/**
 * Sends avatars and logos as small bitmaps to clients that accept WebP. A browser treats each SVG image as a separate
 * document: each blocks a cheap phone for 16 ms.
 */
export function sendBitmaps(app: FastifyInstance, now: () => Date): void {
  const saved = new ResultCache<Buffer>(SAVED, now);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** Serialised: a client that requests thousands of new drawings keeps only one processor busy. */
  function rendered(picture: Buffer, bitmap: Bitmap): Promise<Buffer> {
    if (waiting >= MAX_WAITING)
      return Promise.reject(new Error('too many images are waiting to be converted'));
    waiting += 1;
    const sent = last.then(() => packed(picture, bitmap)).finally(() => (waiting -= 1));
    last = sent.catch(() => undefined);
    return sent;
  }

  app.addHook('onSend', async (request, reply, picture: unknown) => {
    const [path = ''] = request.url.split('?');
    const bitmap = BITMAPS.find((bitmap) => bitmap.path.test(path));
    if (!bitmap || reply.statusCode !== 200 || !Buffer.isBuffer(picture)) return picture;
    reply.header('vary', 'accept');
    if (!TAKES_WEBP.test(request.headers.accept ?? '')) return picture;
    const sent = await saved.get(path, () => rendered(picture, bitmap)).catch(() => picture);
    if (sent !== picture) reply.type('image/webp');
    return sent;
  });
}

async function packed(picture: Buffer, { pixels, packing }: Bitmap): Promise<Buffer> {
  // Loaded lazily: most server runs never need it.
  const { default: sharp } = await import('sharp');
  // A drawing has no pixel size: without one its few units would be rounded to pixels and shift everything slightly.
  const sized = String(picture).replace('<svg ', `<svg width="${pixels}" height="${pixels}" `);
  return sharp(Buffer.from(sized)).webp(packing).toBuffer();
}
