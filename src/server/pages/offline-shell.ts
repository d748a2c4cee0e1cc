import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from '../http/security-headers';
import { type AllowedOrigins, NOTHING_ELSE } from '../identity/provider-origins';
import { type BuildFiles, filesOf, readBuildFiles } from './build-files';
import { documentAbout, documentEnd, documentStart } from './document';
import type { Renderer } from './rendering';

export interface OfflineShellOptions {
  readonly webRoot: string;
  readonly renderer: Pick<Renderer, 'plainHead'>;
  readonly publicOrigin: string;
  readonly allowed?: AllowedOrigins;
}

const SHELL = '/offline-shell';

/** The chunks needed offline: to start, to read pages opened before, to write and to show the outbox. */
const CHUNKS = [
  'early-presses',
  'index',
  'screens',
  'home-screen',
  'post-screen',
  'post-module',
  'community-pages-module',
  'moderation-module',
  'settings-screen',
  'wide',
  'deferred-part-list',
  'drafts',
  'deferred-parts',
  'guard-shapes',
  'renew-session',
  'outbox',
  'composer',
  'combobox',
  'compose-sheet',
  'post-menu',
  'drawer',
];

/**
 * The page the service worker shows offline, and the files it needs. Both are the same for everyone: no cookie is
 * read and the page has no content, so a device stores nothing about the member who used it.
 */
export function serveOfflineShell(app: FastifyInstance, options: OfflineShellOptions): void {
  const files = readBuildFiles(options.webRoot);
  const build = buildOf(files);
  const needed = [
    ...new Set([...CHUNKS.flatMap((name) => files.chunks[name] ?? []), ...(files.icons ?? [])]),
  ];
  const html = shellOf(files, options);
  const hashes = filesOf(files, undefined).styles.flatMap((file) => files.styles.get(file)?.hash ?? []);
  const policy = contentPolicy(hashes, options.allowed ?? NOTHING_ELSE);

  app.get('/offline-files.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ build, files: needed }),
  );

  app.get<{ Querystring: { build?: string } }>(SHELL, async (request, reply) => {
    // A page of another build would request files that are not cached with it.
    if (request.query.build !== build) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'content-encoding': 'gzip',
      })
      .send(await compress(html));
  });
}

const compress = promisify(gzip);

/** The first script's name contains a hash over all others. */
const buildOf = ({ chunks }: BuildFiles): string =>
  chunks.index?.map((file) => /\/index\.([0-9a-f]+)\.js$/.exec(file)?.[1]).find(Boolean) ?? '';

/** Fonts are never cached for offline use. */
function shellOf(files: BuildFiles, { renderer, publicOrigin: origin }: OfflineShellOptions): Buffer {
  const body = Buffer.alloc(0);
  const about = documentAbout({ origin, pathname: SHELL, head: renderer.plainHead, body });
  return Buffer.from(documentStart({ ...files, fonts: [] }, undefined, {}) + about + documentEnd(''));
}
