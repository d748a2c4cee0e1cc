import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LANGUAGE_TAGS } from '../../core/shared/languages';
import type { Identity } from './identity';

const FOLDER = dirname(createRequire(import.meta.url).resolve('@azure/msal-browser/package.json'));
const BRIDGE = join(FOLDER, 'lib/redirect-bridge/msal-redirect-bridge.min.js');

const START = 'msalRedirectBridge.broadcastResponseToMainFrame().catch(() => {});';
const PAGE = `<!doctype html><html lang="${LANGUAGE_TAGS.en}"><head><meta charset="utf-8"><title>Signing in</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><script defer src="/login/microsoft/bridge.js"></script>
<script defer src="/login/microsoft/start.js"></script></head><body><main><p>You can close this window.</p></main></body></html>`;

const POLICY =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * Redirect page of Microsoft's popup: the kit's own script passes the result to the opening page and closes the
 * popup. It needs the link to its opener, so it has no opener policy.
 */
export function serveMicrosoftPage(app: FastifyInstance, { provider }: Pick<Identity, 'provider'>): void {
  if (provider('outlook')?.mode !== 'REAL') return;
  app.get('/login/microsoft', (_, reply) =>
    reply
      .removeHeader('cross-origin-opener-policy')
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
  app.get('/login/microsoft/bridge.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await readFile(BRIDGE)),
  );
  app.get('/login/microsoft/start.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
}
