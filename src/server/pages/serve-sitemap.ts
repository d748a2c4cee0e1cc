import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathTo } from '../../core/shell/screens';
import { notFound } from '../http/refusal';
import { ResultCache } from '../result-cache';
import type { Services } from '../services/services';
import { escaped } from './document';
import { countFiles, readPaths, SITEMAP_KINDS, singlePaths } from './sitemap';

const AN_HOUR = 3_600_000;
const MAX_FILES = 40;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const SINGLE = 'pages';

/** Paths closed to crawlers: personal pages, forms and search results. */
const CLOSED: readonly string[] = [
  pathTo('messages'),
  pathTo('settings'),
  pathTo('preferences'),
  pathTo('session'),
  pathTo('profile'),
  pathTo('login'),
  pathTo('photo-upload'),
  pathTo('search', {}),
  pathTo('notifications'),
  ...(['review', 'interview', 'benefits', 'salary', 'next'] as const).map((form) =>
    pathTo(`contribute-${form}`),
  ),
];
/** The queue is for moderators; the log is public. */
const LOG = pathTo('moderation-log');
const QUEUE = pathTo('moderation');

/** Serves robots.txt and the sitemap. */
export function serveSitemap(
  app: FastifyInstance,
  { db, now }: Pick<Services, 'db' | 'now'>,
  { publicOrigin }: { readonly publicOrigin: string },
): void {
  const files = new ResultCache<string>({ ttl: AN_HOUR, max: MAX_FILES }, now);
  const address = (path: string) => escaped(publicOrigin + path);

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...CLOSED.map((path) => `Disallow: ${path}`),
          `Allow: ${LOG}`,
          `Disallow: ${QUEUE}`,
          `Sitemap: ${publicOrigin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (_, reply) =>
    sendXml(reply, await files.get('', async () => indexOf(await listFiles(db), address))),
  );

  app.get<{ Params: { kind: string; file: string } }>(
    '/sitemaps/:kind(^[a-z-]+)-:file(^\\d{1,4}).xml',
    async (request, reply) => {
      const { kind, file } = request.params;
      return sendXml(
        reply,
        await files.get(`${kind}-${file}`, async () =>
          listOf(await pathsIn(db, kind, Number(file)), address),
        ),
      );
    },
  );
}

async function listFiles(db: Services['db']): Promise<readonly string[]> {
  const names: string[] = [`${SINGLE}-1`];
  for (const [kind, item] of Object.entries(SITEMAP_KINDS)) {
    const count = await countFiles(db, item);
    names.push(...Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`));
  }
  return names;
}

async function pathsIn(db: Services['db'], kind: string, file: number): Promise<readonly string[]> {
  const known = SITEMAP_KINDS[kind];
  const paths =
    kind === SINGLE && file === 1 ? singlePaths() : known && file > 0 ? await readPaths(db, known, file) : [];
  if (paths.length === 0) throw notFound();
  return paths;
}

type Address = (path: string) => string;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const indexOf = (names: readonly string[], address: Address): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${names
    .map((name) => `<sitemap><loc>${address(`/sitemaps/${name}.xml`)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;

const listOf = (paths: readonly string[], address: Address): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}">${paths.map((path) => `<url><loc>${address(path)}</loc></url>`).join('')}</urlset>`;

const sendXml = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text);
