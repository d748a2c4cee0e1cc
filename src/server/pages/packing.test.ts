import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { Caller } from '../http/caller';
import { knownCaller, withKnownCaller } from '../http/known-callers';
import { compressBest, compressFast } from './packing';

const BEGINNING = Buffer.from(`<style>${'.card{color:red}'.repeat(3000)}</style>`);
const PAGES = ['<p>one</p>', 'ಒಂದು 😀 '.repeat(20_000), ' '];
let app: FastifyInstance | undefined;
afterEach(() => app?.close());

it.each(PAGES)('a page is intact after decompression with either encoding', async (page) => {
  const rest = Buffer.from(page);
  const whole = Buffer.concat([BEGINNING, rest]);
  for (const _ of ['first', 'again']) {
    const quick = await compressFast(BEGINNING, rest);
    expect(quick.encoding).toBe('gzip');
    expect(gunzipSync(quick.bytes).equals(whole)).toBe(true);
  }
  const tight = await compressBest(BEGINNING, rest);
  expect(tight.encoding).toBe('br');
  expect(brotliDecompressSync(tight.bytes).equals(whole)).toBe(true);
});

const ASHA: Caller = { memberId: 'asha', isReader: true, isWriter: true };

it('calls for a page know its member only in this process and only while it renders', async () => {
  const server = fastify();
  app = server;
  server.get('/who', (request) => ({ id: knownCaller(request)?.memberId ?? 'nobody' }));
  const user = async (cookie: string) =>
    (await server.inject({ url: '/who', headers: { cookie } })).json<{ id: string }>().id;
  server.get('/page', (request) => {
    request.caller = ASHA;
    return withKnownCaller(request, async () => {
      const outside = await fetch(new URL('/who', origin), { headers: { cookie: 'AT=hers' } });
      return [await user('AT=hers'), await user('AT=others'), await outside.json()];
    });
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const page = await server.inject({ url: '/page', headers: { cookie: 'AT=hers' } });
  expect(page.json()).toEqual(['asha', 'nobody', { id: 'nobody' }]);
  expect(await user('AT=hers'), 'the page is done').toBe('nobody');
});
