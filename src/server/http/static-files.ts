import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './refusal';

/** A file of the built app with what is told about it. */
interface Kept {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
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
/** What may lie beside the assets at the top of the site. */
const AT_THE_TOP = [
  'favicon.ico',
  'favicon.svg',
  'manifest.webmanifest',
  'sw.js',
  'apple-touch-icon.png',
  'icon-512.png',
];
const MOST_KEPT = 500;

/** The built app's files, packed at build time. What is not there is 404 and never a page. */
export function serveFiles(app: FastifyInstance, webRoot: string): void {
  const kept = new Map<string, Promise<Kept | undefined>>();
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (!SAFE.test(path) || !TYPES[extname(path)]) throw notFound();
    const hashed = HASHED.test(path);
    const file = await packed(
      webRoot,
      path,
      String(request.headers['accept-encoding'] ?? ''),
      hashed ? kept : undefined,
    );
    if (!file) throw notFound();
    reply.headers({
      'content-type': TYPES[extname(path)],
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      vary: 'accept-encoding',
      ...(file.encoding && { 'content-encoding': file.encoding }),
    });
    return reply.send(file.bytes);
  };
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    send(request, reply, `assets/${request.params['*']}`),
  );
  for (const name of AT_THE_TOP) app.get(`/${name}`, (request, reply) => send(request, reply, name));
}

/** The smallest form the caller can read. */
async function packed(
  root: string,
  path: string,
  accepts: string,
  kept: Map<string, Promise<Kept | undefined>> | undefined,
): Promise<Kept | undefined> {
  const forms = [
    { ending: '.br', encoding: 'br' as const, readable: /\bbr\b/.test(accepts) },
    { ending: '.gz', encoding: 'gzip' as const, readable: /\bgzip\b/.test(accepts) },
    { ending: '', encoding: undefined, readable: true },
  ];
  for (const { ending, encoding, readable } of forms) {
    if (!readable) continue;
    const found = await remembered(kept, path + ending, () => read(join(root, path + ending), encoding));
    if (found) return found;
  }
  return undefined;
}

/** Only what is there is remembered, so asking for nonsense costs no memory. */
function remembered(
  kept: Map<string, Promise<Kept | undefined>> | undefined,
  key: string,
  load: () => Promise<Kept | undefined>,
): Promise<Kept | undefined> {
  const known = kept?.get(key);
  if (known) return known;
  const loading = load();
  kept?.set(key, loading);
  void loading.then((file) => {
    if (!file || (kept && kept.size > MOST_KEPT)) kept?.delete(key);
  });
  return loading;
}

async function read(file: string, encoding: Kept['encoding']): Promise<Kept | undefined> {
  try {
    if (!(await stat(file)).isFile()) return undefined;
    return { bytes: await readFile(file), encoding };
  } catch {
    return undefined;
  }
}
