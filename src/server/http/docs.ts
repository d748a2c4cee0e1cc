import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import socket from '../../contracts/chat-socket.json';
import type { ServiceModule } from './operation-route';
import { notFound } from './refusal';
import { socketPage } from './socket-page';

const FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui-standalone-preset.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Humkaar's contracts</title>
<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="icon" href="/docs/favicon-32x32.png"></head>
<body><p><a href="/docs/chat-socket">The chat socket at /ws/</a></p><div id="contracts"></div><script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/swagger-ui-standalone-preset.js"></script><script src="/docs/start.js"></script></body></html>`;

/** Swagger UI's only inline style sheet, for its logo. */
const LOGO_STYLE = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';

/**
 * Swagger UI writes markup itself, so its pages skip Trusted Types; a script sets its other styles, which no policy
 * forbids.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${createHash('sha256').update(LOGO_STYLE).digest('base64')}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Serves the contracts with Swagger UI, without external requests. */
export function serveDocs(app: FastifyInstance, modules: readonly ServiceModule[]): void {
  const start = startScript(modules.map(({ name }) => name));
  const own = { 'content-security-policy': POLICY, 'cache-control': 'public, max-age=300' };
  const pages = { '/docs': PAGE, '/docs/': PAGE, '/docs/chat-socket': socketPage(socket) };
  for (const [url, page] of Object.entries(pages))
    app.get(url, (_request, reply) => reply.headers(own).type('text/html; charset=utf-8').send(page));
  app.get('/docs/start.js', (_request, reply) =>
    reply.headers(own).type('text/javascript; charset=utf-8').send(start),
  );
  const bundles = new Map<string, object>(modules.map(({ name, document }) => [`${name}.json`, document]));
  bundles.set('chat-socket.json', socket);
  app.get<{ Params: { file: string } }>('/docs/contracts/:file', (request, reply) => {
    const bundle = bundles.get(request.params.file);
    if (!bundle) throw notFound();
    return reply.headers(own).type('application/json; charset=utf-8').send(JSON.stringify(bundle));
  });
  app.get<{ Params: { file: string } }>('/docs/:file', async (request, reply) => {
    const type = Object.hasOwn(FILES, request.params.file) ? FILES[request.params.file] : undefined;
    if (!type) throw notFound();
    return reply
      .headers(own)
      .type(type)
      .send(await readFile(join(FOLDER, request.params.file)));
  });
}

const startScript = (names: readonly string[]): string => `window.ui = SwaggerUIBundle({
  urls: ${JSON.stringify(names.map((name) => ({ name, url: `/docs/contracts/${name}.json` })))},
  dom_id: '#contracts',
  deepLinking: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
});
`;
