import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Serves a folder from memory, compressed in advance, as fast as a CDN: the fairest floor. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const files = new Map<string, { type: string; body: Buffer }>(
    filesBelow(folder).map((file) => {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      return [`/${relative(folder, file)}`, { type, body: brotliCompressSync(readFileSync(file)) }] as const;
    }),
  );
  const server = createServer((request, response) => {
    if (request.url === '/api/hello')
      return response.setHeader('content-type', 'application/json').end('{"message":"floor"}');
    if (request.url === '/health/live') return response.end();
    const file = files.get(request.url ?? '') ?? files.get('/index.html');
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
    });
    return response.end(file.body);
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
