import type { FastifyInstance } from 'fastify';
import type { WebpOptions } from 'sharp';
import { ResultCache } from '../result-cache';

/** How large a drawing is sent, three times what pages show it at or more, and how it is packed. */
interface Bitmap {
  readonly path: RegExp;
  readonly pixels: number;
  readonly packing: WebpOptions;
}

const BITMAPS: readonly Bitmap[] = [
  { path: /^\/art\/kolam\/[\w-]+\.svg$/, pixels: 144, packing: { quality: 90 } },
  // Marks have few colours and sharp edges, and one stands at the head of its company's page.
  {
    path: /^\/(art\/mark|alpha\/(company|colleges)\/photos\/logos)\/[\w-]+\.\w+$/,
    pixels: 256,
    packing: { lossless: true },
  },
];
const TAKES_WEBP = /\bimage\/webp\b/;
const KEPT = { ttl: 24 * 60 * 60 * 1000, max: 2000 } as const;
const MOST_WAITING = 40;

/**
 * Sends faces and marks as small bitmaps to whoever says that they read them. To a browser a drawing in an image is a
 * document of its own: each costs a cheap phone 16 ms of the time in which it could answer its reader.
 */
export function sendBitmaps(app: FastifyInstance, now: () => Date): void {
  const kept = new ResultCache<Buffer>(KEPT, now);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** One after the other: whoever asks for thousands that nobody drew yet keeps one processor busy and no more. */
  function drawn(picture: Buffer, bitmap: Bitmap): Promise<Buffer> {
    if (waiting >= MOST_WAITING)
      return Promise.reject(new Error('too many images are waiting to be converted'));
    waiting += 1;
    const sent = last.then(() => packed(picture, bitmap)).finally(() => (waiting -= 1));
    last = sent.catch(() => undefined);
    return sent;
  }

  app.addHook('onSend', async (request, reply, picture: unknown) => {
    const [path = ''] = request.url.split('?');
    const bitmap = BITMAPS.find((one) => one.path.test(path));
    if (!bitmap || reply.statusCode !== 200 || !Buffer.isBuffer(picture)) return picture;
    reply.header('vary', 'accept');
    if (!TAKES_WEBP.test(request.headers.accept ?? '')) return picture;
    // Whoever comes while too many wait gets the drawing itself.
    const sent = await kept.get(path, () => drawn(picture, bitmap)).catch(() => picture);
    if (sent !== picture) reply.type('image/webp');
    return sent;
  });
}

async function packed(picture: Buffer, { pixels, packing }: Bitmap): Promise<Buffer> {
  // Loaded with the first picture: most starts of a server never need it.
  const { default: sharp } = await import('sharp');
  // A drawing has no size of its own. Its few units would be rounded to whole dots, and everything lie a little aside.
  const sized = String(picture).replace('<svg ', `<svg width="${pixels}" height="${pixels}" `);
  return sharp(Buffer.from(sized)).webp(packing).toBuffer();
}
