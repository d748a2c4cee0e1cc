import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../core/shared/languages';
import { networkOf } from '../http/network-of';
import { busy } from '../http/problem';
import { sendProblemPage } from '../http/problem-responses';
import type { Builds } from '../pages/builds';
import { inProcessFetch } from '../pages/in-process-fetch';
import type { Removals } from '../pages/removal-feed';
import { PageBusy, type QueueLimits, RenderQueue } from '../pages/render-queue';
import type { Renderer } from '../pages/rendering';
import { hasOwnImage, SHARE_IMAGE } from '../pages/share-image-path';
import { within } from '../pages/unless-aborted';
import { ResultCache } from '../result-cache';
import { drawCard } from './draw-card';
import { drawableText } from './drawable-text';
import { cardOf, type ShareCard } from './share-card';

export interface ShareImageOptions {
  readonly builds: Builds;
  readonly publicOrigin: string;
  readonly now: () => Date;
  readonly removals?: Removals | undefined;
}

interface ShareImage {
  /** A hash of everything the picture shows. */
  readonly hash: string;
  readonly picture: Buffer;
}

const TIMEOUT_MS = 10_000;
/** Drawing takes a whole processor, so images wait for each other. */
const QUEUE: QueueLimits = { running: 1, waiting: 40, waitingOfOneNetwork: 10, maxWait: TIMEOUT_MS };
/** As long as visitors share a page. */
const FRESH = { ttl: 2000, max: 200 };
/** About 40 KB each. */
const PICTURES = { ttl: 24 * 60 * 60 * 1000, max: 200 };
/** Increase it when the drawing changes, so that clients request their images again. */
const DESIGN = 1;
const RETRY_SECONDS = 5;

/**
 * Serves `/share-image/{language}{path of a page}`: what the page shows to a visitor at this moment, as a picture.
 * A page that is gone, hidden or without a separate image gets the general image.
 */
export function registerShareImages(app: FastifyInstance, options: ShareImageOptions): void {
  const { builds, publicOrigin, now, removals } = options;
  const queue = new RenderQueue(QUEUE);
  let fresh = new ResultCache<ShareImage>(FRESH, now);
  removals?.subscribe(() => {
    fresh = new ResultCache<ShareImage>(FRESH, now);
  });
  const pictures = new ResultCache<Buffer>(PICTURES, now);

  /** Reads the page as a visitor, regardless of who requests the image. */
  const readCard = async (request: FastifyRequest, language: Language, path: string): Promise<ShareCard> => {
    const { renderer } = await builds.in(language);
    const general = cardOf(renderer.plainHead);
    if (!hasOwnImage(path)) return general;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const page = await within(
      signal,
      renderer.renderHead(new Request(publicOrigin + path, { signal }), {
        cookie: '',
        isPhone: false,
        now: now().getTime(),
        fetch: inProcessFetch(app, { cookie: '', ip: request.ip, userAgent: '', acceptLanguage: '' }),
        report: (error) => request.log.error({ err: error }, 'share image failed'),
      }),
    );
    return (page && pageCard(page)) ?? general;
  };

  app.get<{ Params: { language: string } }>(`${SHARE_IMAGE.prefix}/:language/*`, async (request, reply) => {
    const language = LANGUAGES.find((known) => known === request.params.language);
    if (!language) return reply.callNotFound();
    const [path = ''] = request.url.slice(`${SHARE_IMAGE.prefix}/${language}`.length).split('?');
    const ticket = { network: networkOf(request.ip), isWanted: () => true };
    const make = async (): Promise<ShareImage> => {
      const card = await readCard(request, language, path);
      const hash = hashOf(card);
      return { hash, picture: await pictures.get(hash, () => drawCard(card)) };
    };
    try {
      const { hash, picture } = await fresh.get(`${language} ${path}`, () => queue.run(ticket, make));
      reply.header('etag', `"${hash}"`).header('cache-control', 'no-cache');
      if (request.headers['if-none-match']?.includes(hash)) return reply.code(304).send();
      return reply.type('image/png').send(picture);
    } catch (error) {
      return refuse(reply, error);
    }
  });
}

/** Undefined if visitors cannot see the page or its title cannot be drawn. */
function pageCard({ status, head }: Awaited<ReturnType<Renderer['renderHead']>> & {}): ShareCard | undefined {
  if (status !== 200 || head.hidden) return undefined;
  const card = cardOf(head);
  const title = drawableText(card.title);
  return title === undefined ? undefined : { ...card, title, text: drawableText(card.text) ?? '' };
}

const hashOf = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('base64url')
    .slice(0, 22);

function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  const isBusy =
    error instanceof PageBusy || (error instanceof DOMException && error.name === 'TimeoutError');
  if (!isBusy) throw error;
  reply.removeHeader('etag').header('retry-after', RETRY_SECONDS);
  return sendProblemPage(reply, busy());
}
