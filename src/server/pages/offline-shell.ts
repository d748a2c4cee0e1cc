import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../../core/shared/languages';
import { contentPolicy } from '../http/security-headers';
import { type AllowedOrigins, NOTHING_ELSE } from '../identity/provider-origins';
import type { BuildFiles } from './build-files';
import type { Builds, PageBuild } from './builds';
import { documentAbout, documentEnd, documentStart, inlineHashes } from './document';

export interface OfflineShellOptions {
  readonly builds: Builds;
  readonly publicOrigin: string;
  readonly allowed?: AllowedOrigins;
}

const SHELL = '/offline-shell';

/** The chunks every reader needs offline; nearly all of them are loaded with any page. */
const CHUNKS = [
  'index',
  'screens',
  'navigation',
  'home-screen',
  'deferred-part-list',
  'drafts',
  'deferred-parts',
  'guard-shapes',
  // Calculators load these when they are opened, also from a saved page.
  'calculator-notes',
  'rule-source-rows',
  'pay-details-fields',
  'offers-panel',
];

/** The additional chunks that members need: to read pages opened before, to write and to show the outbox. */
const WRITING_CHUNKS = [
  'post-screen',
  'post-screen-rest',
  'settings-screen',
  'wide',
  'renew-session',
  'outbox',
  'composer',
  'combobox',
  'compose-sheet',
  'post-menu',
  'drawer',
  'calculator-draft',
];

/**
 * The page the service worker shows offline, and the files it needs, in the language the page asks for. Both are the
 * same for everyone: no cookie is read and the page has no content, so a device stores nothing about the member who
 * used it.
 */
export function serveOfflineShell(app: FastifyInstance, options: OfflineShellOptions): void {
  const { builds } = options;

  app.get<{ Querystring: { language?: string } }>('/offline-files.json', async (request, reply) => {
    const { files } = await builds.in(LANGUAGES.find((known) => known === request.query.language) ?? 'en');
    return reply.header('cache-control', 'no-cache').send({
      build: buildOf(files),
      files: filesIn(files, CHUNKS),
      writingFiles: filesIn(files, WRITING_CHUNKS),
    });
  });

  app.get<{ Querystring: { build?: string } }>(SHELL, async (request, reply) => {
    const build = (await builds.all()).find(({ files }) => buildOf(files) === request.query.build);
    // A page of another build would request files that are not cached with it.
    if (!build) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': contentPolicy(
          inlineHashes(build.files, {}, true),
          options.allowed ?? NOTHING_ELSE,
        ),
        'content-encoding': 'gzip',
      })
      .send(await compress(shellOf(build, options.publicOrigin)));
  });
}

const compress = promisify(gzip);

const filesIn = ({ chunks, icons }: BuildFiles, names: readonly string[]): readonly string[] => [
  ...new Set([...names.flatMap((name) => chunks[name] ?? []), ...(icons ?? [])]),
];

/** The first script's name contains a hash over all others. */
const buildOf = ({ chunks }: BuildFiles): string =>
  chunks.index?.map((file) => /\/index\.([0-9a-f]+)\.js$/.exec(file)?.[1]).find(Boolean) ?? '';

/** Fonts are never cached for offline use. */
function shellOf({ files, renderer }: PageBuild, origin: string): Buffer {
  const { language } = files;
  const body = Buffer.alloc(0);
  // The shell serves every address, with or without a query.
  const place = { origin, pathname: SHELL, hasQuery: true };
  const about = documentAbout({ ...place, language, head: renderer.plainHead, body });
  return Buffer.from(documentStart({ ...files, fonts: [] }, {}, {}) + about + documentEnd(files, {}, ''));
}
