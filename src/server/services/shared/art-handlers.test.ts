import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
});
afterAll(() => server.close());

describe('drawn pictures', () => {
  it.each([
    '/art/kolam/monsoon.svg',
    '/art/mark/zentrix.svg',
    '/art/jaali/kaveri.svg',
    '/art/scene/kaveri-cafe.svg',
    '/art/rosette/winner.svg',
    '/alpha/company/photos/logos/zentrix.jpg',
    '/alpha/colleges/photos/logos/iit.jpg',
  ])('%s is always the same picture and cached forever', async (url) => {
    const [response, two] = [await server.send({ url }), await server.send({ url })];
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(two.body).toBe(response.body);
  });

  it.each([
    '/art/nothing/x.svg',
    '/art/kolam/..%2fx.svg',
    '/art/kolam/x.png',
    '/alpha/company/photos/logos/x.svg',
  ])('%s is rejected and not cached', async (url) => {
    const response = await server.send({ url });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'no-store']);
  });

  it.each([
    ['/art/kolam/monsoon.svg', 144],
    ['/art/mark/zentrix.svg', 256],
    ['/alpha/company/photos/logos/zentrix.jpg', 256],
    ['/alpha/colleges/photos/logos/iit.jpg', 256],
  ])('%s is served to browsers as a small bitmap that looks like the drawing', async (url, pixels) => {
    const bitmap = await server.send({ url, headers: { accept: BROWSERS_ACCEPT } });
    expect(bitmap.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bitmap.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    });
    const drawing = await server.send({ url });
    expect(drawing.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      vary: 'accept',
    });
    const { width, height } = await sharp(bitmap.rawPayload).metadata();
    expect([width, height]).toEqual([pixels, pixels]);
    expect(
      difference(await dots(bitmap.rawPayload, pixels), await dots(drawing.rawPayload, pixels)),
    ).toBeLessThan(2);
  });

  it('sixty new avatars requested at once are all delivered, even when the server is busy', async () => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        server.send({ url: `/art/kolam/crowd-${index}.svg`, headers: { accept: BROWSERS_ACCEPT } }),
      ),
    );
    const seen = await Promise.all(responses.map(({ rawPayload }) => sharp(rawPayload).metadata()));
    expect(
      seen.filter(({ format, width }) => width > 0 && (format === 'webp' || format === 'svg')),
    ).toHaveLength(60);
  });

  it.each(['/art/jaali/kaveri.svg', '/art/scene/kaveri-cafe.svg', '/art/rosette/winner.svg'])(
    '%s stays an SVG because it is shown large',
    async (url) => {
      const response = await server.send({ url, headers: { accept: BROWSERS_ACCEPT } });
      expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    },
  );
});

const BROWSERS_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** RGB values of every pixel. The drawing is rasterised far larger than it is displayed. */
const dots = (picture: Buffer, pixels: number): Promise<Buffer> =>
  sharp(picture, { density: 2400 }).resize(pixels, pixels).removeAlpha().raw().toBuffer();

/** Average difference of two pictures per channel, out of 255. */
const difference = (buffer: Buffer, other: Buffer): number =>
  buffer.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / other.length;
