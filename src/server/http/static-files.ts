import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from './refusal';

const SMALLEST_FIRST = ['br', 'gzip'] as const;
type Encoding = (typeof SMALLEST_FIRST)[number];
const ACCEPTED: Readonly<Record<Encoding, RegExp>> = { br: /\bbr\b/, gzip: /\bgzip\b/ };
const EXTENSIONS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A file of the built app in one of its encodings. */
interface BuiltFile {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const HASHED = /\.[0-9a-f]{8,}\.(\w+\.)*\w+$/;
const SAFE = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/;
const AT_THE_TOP = [
  'favicon.ico',
  'favicon.svg',
  'manifest.webmanifest',
  'manifest.hi.webmanifest',
  'sw.js',
  'apple-touch-icon.png',
  'icon-512.png',
];
const MAX_CACHED = 500;

/** Serves the files of the built app, compressed at build time. A file that does not exist is 404 and never a page. */
export function serveFiles(app: FastifyInstance, webRoot: string): void {
  /** Only files with a hash in their name, which changes with the content. Unknown names use no memory. */
  const cache = new LRUCache<string, BuiltFile>({ max: MAX_CACHED });
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (!SAFE.test(path) || !TYPES[extname(path)]) throw notFound();
    const hashed = HASHED.test(path);
    const accepts = String(request.headers['accept-encoding'] ?? '');
    const encodings = SMALLEST_FIRST.filter((encoding) => ACCEPTED[encoding].test(accepts));
    const key = `${path} ${encodings}`;
    const file = cache.get(key) ?? (await readSmallest(join(webRoot, path), encodings));
    if (!file) throw notFound();
    if (hashed) cache.set(key, file);
    reply.headers({
      'content-type': TYPES[extname(path)],
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      vary: 'accept-encoding',
      ...(file.encoding && { 'content-encoding': file.encoding }),
      ...(!hashed && { etag: etagOf(file.bytes) }),
    });
    if (isKnown(request.headers['if-none-match'], reply.getHeader('etag'))) return reply.code(304).send();
    return reply.send(file.bytes);
  };
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    send(request, reply, `assets/${request.params['*']}`),
  );
  for (const name of AT_THE_TOP) app.get(`/${name}`, (request, reply) => send(request, reply, name));
}

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Proxies that repack a response make its tag weak. */
const isKnown = (known: string | undefined, etag: unknown): boolean =>
  known !== undefined &&
  etag !== undefined &&
  known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

async function readSmallest(file: string, encodings: readonly Encoding[]): Promise<BuiltFile | undefined> {
  for (const encoding of encodings) {
    const bytes = await readOrNothing(file + EXTENSIONS[encoding]);
    if (bytes) return { bytes, encoding };
  }
  const bytes = await readOrNothing(file);
  return bytes && { bytes, encoding: undefined };
}

const readOrNothing = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);
